import Model

/// The use of a word in a sentence.
package struct WordUse {
    /// Its reading there: pinyin with tone marks, or kana; nil if the sentence does not determine it.
    package var reading: String?
}

extension TextDesk {
    /// Returns the use of a word in a sentence short enough for a card, or nil if it does not occur in it as a word.
    package func use(of word: String, in sentence: String, _ language: Language) async throws -> WordUse? {
        let length = sentence.unicodeScalars.count
        guard length > word.unicodeScalars.count, length <= ExampleSentence.longest(in: language) else { return nil }
        let tokens = try await annotate(sentence, in: language)
        let wanted = language == .english ? word.lowercased() : word
        if let token = tokens.first(where: { $0.lemma == wanted || $0.text == wanted }) {
            // The card gives the reading of a Japanese verb's dictionary form, not of the inflected form here.
            return WordUse(reading: token.text == word ? token.reading : nil)
        }
        // Dictionaries segment 看书 as one word where a learner sees 看; any longer word is a different word.
        let isWhole = language == .english || word.unicodeScalars.count < 2
        return !isWhole && sentence.contains(word) ? WordUse(reading: nil) : nil
    }
}
