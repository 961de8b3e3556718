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

extension Lexicon {
    /// Returns a word of another language as the texts of a language have it; nil if no dictionary of that language has it.
    func markableWord(_ word: String, in language: Language) -> String? {
        entries(of: word, in: language).isEmpty ? nil : wordOfTexts(word, in: language)
    }
}

extension MarkChange {
    /// Returns the change of the word as texts have it, a Japanese one with its own reading, where the context has that of
    /// one of its forms. A mark that is removed may be one that was made of a traditional word.
    func settled(by lexicon: Lexicon?) -> MarkChange {
        var change = self
        if status != nil { change.word = lexicon?.wordOfTexts(word, in: language) ?? word }
        guard language == .japanese, let reading = context.reading, !reading.isEmpty else { return change }
        let entry = lexicon?.entries(of: word, reading: reading, in: .japanese).first
        let learnt = Entry.learntReading(of: word, met: reading, as: entry)
        change.context.reading = learnt.isEmpty ? nil : learnt
        return change
    }
}
