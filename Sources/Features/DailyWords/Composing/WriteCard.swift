import Lexicon
import Linguistics
import Model
import Storage

extension DailyWordsDesk {
    /// Creates a card for a word: its reading in the sentence, or else the dictionary's, and the senses of that
    /// reading, in the order in which every card has them: Chinese before English, for a reader of Chinese pages.
    ///
    /// - Parameter sentence: One that contains the word, if any.
    func card(
        _ chosen: ChosenWord, number: Int, sentence: ExampleSentence?, in language: Language
    ) async throws -> DailyWord {
        let use = try await sentence.asyncFlatMap { try await texts.use(of: chosen.word, in: $0.text, language) }
        let entry =
            texts.lexicon?.teachableEntry(of: chosen.word, in: language, reading: use?.reading) ?? chosen.entry
        let interface = try await database.read(learner) { try $0.preferences().interface }
        return DailyWord(
            number: number, word: chosen.word, reading: try await reading(of: chosen.word, entry, use, language),
            meaning: texts.lexicon?.cardMeaning(of: entry, for: interface) ?? entry.cardMeaning, sentence: sentence,
            level: entry.level, interest: chosen.interest)
    }

    private func reading(of word: String, _ entry: Entry, _ use: WordUse?, _ language: Language) async throws -> String
    {
        switch language {
        case .chinese: return use?.reading ?? entry.cardReading
        case .japanese:
            if let reading = use?.reading ?? entry.reading.nonEmpty { return reading }
            return try await texts.annotate(word, in: .japanese).compactMap(\.reading).joined()
        case .english: return ""
        }
    }
}

extension String {
    /// Nil for an empty text.
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension Optional {
    func asyncFlatMap<Result>(_ transform: (Wrapped) async throws -> Result?) async throws -> Result? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
