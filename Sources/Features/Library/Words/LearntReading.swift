import Lexicon
import Model
import Phonology
import Reading

extension Lexicon {
    /// Returns the spelling that a Japanese word in kana usually has, which is known with it: 楽しい for たのしい. Empty for a
    /// word that is usually written in kana, and for any other word.
    func usualSpelling(ofKana word: String) -> [(word: String, level: Int)] {
        guard word.unicodeScalars.count > 1, word.unicodeScalars.allSatisfy(Kana.isHiragana), let first = entries(of: word, in: .japanese).first,
            first.headword != word, first.reading == word
        else { return [] }
        return [(first.headword, 0)]
    }
}

extension MarkChange {
    /// Returns the change with the reading of the marked word, where its context has that of one of its forms.
    func withLearntReading(_ lexicon: Lexicon?) -> MarkChange {
        guard language == .japanese, let reading = context.reading, !reading.isEmpty else { return self }
        var change = self
        let entry = lexicon?.entries(of: word, reading: reading, in: .japanese).first
        let learnt = Entry.learntReading(of: word, met: reading, as: entry)
        change.context.reading = learnt.isEmpty ? nil : learnt
        return change
    }
}
