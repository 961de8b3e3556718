import Formats
import Grammar
import Linguistics
import Model
import Models
import Pages
import Storage
import Translations

/// A sentence of the grammar helper, with what is known of it.
public struct ExplainedSentence: Sendable {
    /// What the rules and the dictionaries say.
    public var explanation: GrammarExplanation
    /// What a language model has said; nil if none has.
    public var natural: NaturalTranslation?
    /// The state of the question to a model; nil if none was asked, or one has answered.
    public var asking: ModelAsking?
    /// Whether the question waits for the network.
    public var isWaiting: Bool
    /// Whether there is a language model to ask.
    public var hasModel: Bool
    /// The limit that the text exceeds if it is too long for a language model; nil if it is not.
    public var longestSentence: Int?
}

extension LearnerContext {
    /// The greatest length of a text that a language model explains as a whole, in Unicode scalars.
    public static let longestSentence = 1000

    /// Returns the language in which a sentence is explained: the chosen one, or the one that its script suggests, or
    /// Chinese.
    public func languageToExplain(_ text: String, chosen: Language? = nil) -> Language {
        chosen ?? guessLanguage(of: text) ?? .chinese
    }

    /// Analyzes a sentence, without a language model. White space around it does not count.
    ///
    /// - Parameter language: The chosen language; nil to find it from the script.
    /// - Throws: `LinguisticsError.textTooLong` beyond `TextDesk.longestExplained`; `StorageError`, `CancellationError`.
    public func explain(_ text: String, in language: Language? = nil) async throws -> GrammarExplanation {
        let text = text.trimmingWhitespace
        return try await library.texts.explain(text, in: languageToExplain(text, chosen: language))
    }

    /// Analyzes a sentence like ``explain(_:in:)``, and returns what a language model has said about it, or how far a job is
    /// that asks one. Asks none.
    ///
    /// - Throws: As ``explain(_:in:)``, and an error of that job that is no `ModelError`.
    public func explainedSentence(_ text: String, in language: Language? = nil) async throws -> ExplainedSentence {
        let explanation = try await explain(text, in: language)
        var explained = ExplainedSentence(explanation: explanation, isWaiting: false, hasModel: false)
        guard Self.isSentence(text) else {
            explained.longestSentence = Self.longestSentence
            return explained
        }
        explained.natural = try await translations.rememberedTranslation(of: explanation, at: now)
        (explained.isWaiting, explained.hasModel) = try await database.read(learner) { reader in
            (try reader.isWaiting(for: explanation), try reader.hasModel())
        }
        let asked = try await work.jobs.asked(.sentence(explanation))
        explained.asking = asked.state
        if let answer = asked.answer { explained.natural = answer }
        return explained
    }

    /// Analyzes a sentence that a language model is to explain as a whole.
    ///
    /// - Throws: `LinguisticsError.textTooLong` beyond ``longestSentence``; `StorageError`, `CancellationError`.
    public func sentenceToAsk(_ text: String, in language: Language? = nil) async throws -> GrammarExplanation {
        guard Self.isSentence(text) else { throw LinguisticsError.textTooLong(limit: Self.longestSentence) }
        return try await explain(text, in: language)
    }

    /// Returns whether a text is short enough for a language model to explain as a whole, and for a link.
    public static func isSentence(_ text: String) -> Bool {
        text.trimmingWhitespace.unicodeScalars.count <= longestSentence
    }
}
