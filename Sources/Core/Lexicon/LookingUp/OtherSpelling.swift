import Model
import Phonology

extension Lexicon {
    /// Returns the word as texts have it: 面包 for 麵包, because words of Chinese texts are counted in simplified characters.
    public func wordOfTexts(_ word: String, in language: Language) -> String {
        guard language == .chinese else { return word }
        let entries = entries(of: word, in: .chinese)
        return entries.contains { $0.headword == word } ? word : entries.first?.headword ?? word
    }

    /// Returns the other spelling that a learner should know with a word: the traditional form of a simplified one, and the
    /// spelling in kanji of a Japanese word in kana, unless it is usually written in kana. Empty if there is none.
    ///
    /// - Parameter entry: The entry that the word means.
    public func otherSpelling(of word: String, as entry: Entry) -> String {
        switch entry.language {
        case .chinese: entry.headword == word && entry.traditional != word ? entry.traditional : ""
        case .japanese: usualKanji(ofKana: word, as: entry)
        case .english: ""
        }
    }

    /// A word that has an entry in kana, too, is found in kanji by its first sense: 猫 for ねこ, but not 琴 for こと.
    private func usualKanji(ofKana word: String, as entry: Entry) -> String {
        guard word.unicodeScalars.count > 1, word.unicodeScalars.allSatisfy(Kana.isKana) else { return "" }
        let sound = Kana.hiragana(word)
        func isInKanji(_ other: Entry) -> Bool {
            other.source == entry.source && Kana.hiragana(other.reading) == sound
                && !other.headword.unicodeScalars.allSatisfy(Kana.isKana)
        }
        if isInKanji(entry) { return isUsuallyKana(entry) ? "" : entry.headword }
        return entries(of: word, in: .japanese).first {
            isInKanji($0) && !isUsuallyKana($0) && $0.definitions.first == entry.definitions.first
        }?.headword ?? ""
    }

    /// Whether the first sense of an entry is usually written in kana.
    private func isUsuallyKana(_ entry: Entry) -> Bool {
        entry.definitions.first?.hasPrefix("(usually in kana)") ?? true
    }
}
