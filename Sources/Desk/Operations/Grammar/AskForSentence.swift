import Grammar
import Model
import Routes
import Translations

extension LearnerContext {
    /// Has a language model translate a sentence in a job, whose result ``explainedSentence(_:in:)`` returns.
    ///
    /// - Parameter language: The chosen language; nil to find it from the script.
    /// - Returns: The page that shows its progress.
    /// - Throws: As ``sentenceToAsk(_:in:)``.
    public func startTranslation(ofSentence text: String, in language: Language? = nil) async throws -> Route {
        let sentence = try await sentenceToAsk(text, in: language)
        let place = sentence.place
        try await work.jobs.ask(.sentence(sentence), JobSubject(sentence.text, at: place)) { [self] in
            try await translations.naturalTranslation(of: sentence, at: now)
        }
        return place
    }

    /// Queues the question about a sentence until the network is back; ``explainedSentence(_:in:)`` then finds the answer.
    ///
    /// - Returns: The page of the sentence.
    /// - Throws: As ``sentenceToAsk(_:in:)``; `ModelError`.
    public func letTranslationWait(ofSentence text: String, in language: Language? = nil) async throws -> Route {
        let sentence = try await sentenceToAsk(text, in: language)
        try await translations.enqueueTranslation(of: sentence, newID(), at: now)
        try await work.jobs.forget(Job.sentence(sentence).name)
        return sentence.place
    }
}

extension GrammarExplanation {
    fileprivate var place: Route { .practice(.grammar(text: text, language: language)) }
}
