import Foundation
import LanguageModel
import Linguistics
import Model
import Models
import Storage

/// The sentences currently available for a word.
public struct WordExamples: Hashable, Sendable {
    /// A language model's sentences first, if it was asked in the last week, then Glossa's own.
    public var sentences: [ExampleSentence]
    /// When a language model created some of them; nil if none did.
    public var madeAt: Timestamp?
    /// Whether a request to a language model is still waiting for it to be reachable.
    public var isWaiting: Bool
    /// Whether a language model is configured.
    public var hasModel: Bool
}

extension DailyWordsDesk {
    /// Seconds for which a language model's sentences are valid: a week.
    public static let examplesKept: Int64 = 7 * 86_400

    /// Returns the available sentences for a word without asking a model. Sentences from the learner's books are not
    /// included: the word card has those.
    public func examples(of word: String, in language: Language, at now: Timestamp) async throws -> WordExamples {
        let oldest = now.advanced(bySeconds: -Self.examplesKept)
        let (made, isWaiting, hasModel) = try await database.read(learner) { reader in
            (
                try reader.keptExamples(of: word, in: language, after: oldest),
                try reader.isWaiting(for: .sentence, summary: WaitingRequest.summary(of: word)), try reader.hasModel()
            )
        }
        let own = try await sentences.ofGlossa(word, in: language, limit: 3)
        return WordExamples(
            sentences: made.sentences + own, madeAt: made.madeAt, isWaiting: isWaiting, hasModel: hasModel)
    }

    /// Returns whether a language model created sentences in the last week.
    func hasKeptExamples(of word: String, in language: Language, at now: Timestamp) async throws -> Bool {
        let oldest = now.advanced(bySeconds: -Self.examplesKept)
        return try await database.read(learner) { reader in
            try !reader.keptExamples(of: word, in: language, after: oldest).sentences.isEmpty
        }
    }
}

extension Reader {
    /// Returns the sentences that a language model created after a moment.
    fileprivate func keptExamples(
        of word: String, in language: Language, after oldest: Timestamp
    ) throws(StorageError) -> (sentences: [ExampleSentence], madeAt: Timestamp?) {
        var sentences: [ExampleSentence] = []
        var madeAt: Timestamp?
        for row in try rows(
            """
            SELECT sentence, translation, made_at FROM example_sentence
            WHERE learner_id = ? AND language = ? AND word = ? AND made_at > ? ORDER BY number
            """, [owner, SQLValue(language.rawValue), SQLValue(word), SQLValue(oldest)])
        {
            sentences.append(
                ExampleSentence(try row.text("sentence"), translation: try row.text("translation"), source: .model))
            if madeAt == nil { madeAt = try row.time("made_at") }
        }
        return (sentences, madeAt)
    }
}
