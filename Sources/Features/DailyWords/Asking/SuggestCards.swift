import LanguageModel
import Lexicon
import Linguistics
import Model
import Models

/// A card suggested by a language model.
struct SuggestedCard: Decodable, Sendable {
    var word: String
    /// The model's reading; the card uses the dictionary's.
    var reading: String
    var sentence: String
    var translation: String

    static let schema = JSONSchema.object([
        .init("word", .string(atMost: 40)), .init("reading", .string(allowsEmpty: true, atMost: 80)),
        .init("sentence", .string(atMost: 200)), .init("translation", .string(atMost: 400)),
    ])
}

/// A wrapper, because endpoints with schema-constrained output require an object around the list.
private struct SuggestedCards: Decodable, Sendable {
    var cards: [SuggestedCard]
}

extension DailyWordsDesk {
    /// Asks a language model for a day's cards, and a few extra, since some will be unusable.
    ///
    /// - Throws: `ModelError`.
    func suggestions(
        _ preferences: LearningPreferences, _ day: CalendarDate, at now: Timestamp
    ) async throws -> [SuggestedCard] {
        let count = DailyWordsSize.cards(forMinutes: preferences.dailyGoal) + 4
        let recent = try await latestWords(preferences.language, limit: 80)
        let model = try await models.model(for: .sentence, at: now)
        let request = ChatRequest(
            [
                ChatMessage(.system, Self.instructions(preferences, count)),
                ChatMessage(.user, Self.question(preferences, count, day, without: recent)),
            ], temperature: 0.7,
            schema: .object([.init("cards", .array(of: SuggestedCard.schema, count: 1...count))]))
        return try await model.structured(
            request, as: SuggestedCards.self, preamble: Preamble.only("cards")
        ).value.cards
    }

    private static func instructions(_ preferences: LearningPreferences, _ count: Int) -> String {
        """
        You choose \(name(preferences.language)) words for a learner at \(level(preferences)) level. For each give \
        “word” in its dictionary form\(script(preferences.language)), “reading” \(reading(preferences.language)), \
        “sentence”: one natural sentence of at most \(ExampleSentence.longest(in: preferences.language)) characters \
        that contains the word exactly as given and is otherwise easy for that level, and “translation”: the sentence \
        in English. Choose common words, no names, each once.
        """
    }

    private static func question(
        _ preferences: LearningPreferences, _ count: Int, _ day: CalendarDate, without words: [String]
    ) -> String {
        var text = "Give \(count) cards for \(day)."
        if !preferences.interests.isEmpty {
            text += " About half of them should be about: "
            text += preferences.interests.map(\.rawValue).joined(separator: ", ") + "."
        }
        if !words.isEmpty { text += " Leave these words out: " + words.joined(separator: " ") + "." }
        return text
    }

    private static func name(_ language: Language) -> String {
        switch language {
        case .chinese: "Chinese"
        case .japanese: "Japanese"
        case .english: "English"
        }
    }

    private static func level(_ preferences: LearningPreferences) -> String {
        guard preferences.language == .chinese else { return preferences.level.rawValue }
        return switch preferences.level {
        case .beginner: "beginner (HSK 1–2)"
        case .intermediate: "intermediate (HSK 3–4)"
        case .advanced: "advanced (HSK 5 and above)"
        }
    }

    private static func script(_ language: Language) -> String {
        language == .chinese ? " in simplified characters" : ""
    }

    private static func reading(_ language: Language) -> String {
        switch language {
        case .chinese: "in pinyin with tone marks"
        case .japanese: "in kana"
        case .english: "left empty"
        }
    }

    /// Returns a suggestion as a card, or nil if it is not a word, is known or has a card, or its sentence lacks the
    /// word.
    func checked(_ suggestion: SuggestedCard, number: Int, _ chooser: WordChooser) async throws -> DailyWord? {
        let language = chooser.preferences.language
        let word = suggestion.word.oneLine
        guard let chosen = chooser.candidate(word) else { return nil }
        let sentence = ExampleSentence(
            suggestion.sentence.oneLine, translation: suggestion.translation.oneLine, source: .model)
        guard sentence.translation.unicodeScalars.count <= ExampleSentence.longestTranslation,
            try await texts.use(of: word, in: sentence.text, language) != nil
        else { return nil }
        return try await card(chosen, number: number, sentence: sentence, in: language)
    }
}
