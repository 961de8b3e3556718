import Lexicon
import Model
import Phonology
import Reading

extension Lexicon {
    /// Returns the spelling that a Japanese word in kana usually has, which is known with it: 楽しい for たのしい. Empty for a
    /// word that is usually written in kana, and for any other word.
    func usualSpelling(ofKana word: String) -> [(word: String, level: Int)] {
        guard word.unicodeScalars.count > 1, word.unicodeScalars.allSatisfy(Kana.isHiragana),
            let first = entries(of: word, in: .japanese).first,
            first.headword != word, first.reading == word
        else { return [] }
        return [(first.headword, 0)]
    }
}

extension MarkChange {
    /// Returns the change of the word as texts have it: a traditional one in simplified characters, under which it is
    /// counted, and a Japanese one with its own reading, where the context has that of one of its forms.
    func settled(by lexicon: Lexicon?) -> MarkChange {
        if language == .chinese, status != nil, let entries = lexicon?.entries(of: word, in: .chinese),
            !entries.contains(where: { $0.headword == word }), let first = entries.first
        {
            var change = self
            change.word = first.headword
            return change
        }
        guard language == .japanese, let reading = context.reading, !reading.isEmpty else { return self }
        var change = self
        let entry = lexicon?.entries(of: word, reading: reading, in: .japanese).first
        let learnt = Entry.learntReading(of: word, met: reading, as: entry)
        change.context.reading = learnt.isEmpty ? nil : learnt
        return change
    }
}
