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
        let (made, madeAt) = try await keptExamples(of: word, in: language, at: now)
        let own = try await sentences.ofGlossa(word, in: language, limit: 3)
        return WordExamples(
            sentences: made + own, madeAt: madeAt, isWaiting: try await isWaiting(word),
            hasModel: try await !models.profiles().isEmpty)
    }

    /// Returns the sentences that a language model created in the last week.
    func keptExamples(
        of word: String, in language: Language, at now: Timestamp
    ) async throws -> ([ExampleSentence], Timestamp?) {
        let learner = learner
        let oldest = now.advanced(bySeconds: -Self.examplesKept)
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT sentence, translation, made_at FROM example_sentence
                WHERE learner_id = ? AND language = ? AND word = ? AND made_at > ? ORDER BY number
                """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word), SQLValue(oldest)])
            let sentences = try rows.map {
                ExampleSentence(try $0.text("sentence"), translation: try $0.text("translation"), source: .model)
            }
            return (sentences, try rows.first?.time("made_at"))
        }
    }

    private func isWaiting(_ word: String) async throws -> Bool {
        try await models.waitingRequests(limit: 200).contains {
            $0.task == .sentence && $0.summary == word && $0.state == .waiting
        }
    }
}
