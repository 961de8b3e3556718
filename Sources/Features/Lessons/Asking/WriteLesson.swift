import LanguageModel
import Linguistics
import Model
import Models
import Scheduling

extension LessonDesk {
    /// The minimum number of usable exercises in a lesson written by a model.
    static let fewestWritten = LessonComposer.fewest

    /// Asks a language model for a lesson, up to three times.
    ///
    /// - Throws: `ModelError`; ``ModelError/invalidReply(_:tries:)`` if too little of every reply was usable.
    func written(
        _ order: LessonOrder, _ request: ChatRequest, by model: some LanguageModel, seed: UInt64
    ) async throws -> LessonComposer.Composed {
        var fault = SchemaFault(.notJSON)
        for attempt in 1...MeteredModel.tries {
            let reply = try await model.reply(to: attempt == 1 ? request : request.prepending(LessonPrompt.preamble))
            do {
                return try await texts.answers.run { try read(reply.text, order, seed: seed) }
            } catch let error as SchemaFault {
                fault = error
            }
        }
        throw ModelError.invalidReply(fault, tries: MeteredModel.tries)
    }

    /// Returns the usable parts of a reply. Analyses every sentence in it, so run it in a lane.
    ///
    /// - Throws: If the reply does not match the schema, or too few of its exercises are correct.
    func read(_ reply: String, _ order: LessonOrder, seed: UInt64) throws(SchemaFault) -> LessonComposer.Composed {
        try LessonReply.schema.check(reply)
        guard let told = LessonReply(json: JSONSchema.unfenced(reply)) else { throw SchemaFault(.notJSON) }
        let annotator = TextAnnotator(lexicon: texts.lexicon, language: order.language)
        var validator = LessonValidator(
            language: order.language,
            dictionary: texts.lexicon.map { WordDictionary(lexicon: $0, language: order.language) },
            annotate: { annotator.tokens($0) }, random: SplitMix64(seed: seed))
        let exercises = validator.exercises(told)
        guard exercises.count >= Self.fewestWritten else { throw SchemaFault(.notAllowed, at: "exercises") }
        return LessonComposer.Composed(
            title: told.title,
            content: LessonContent(
                explanations: validator.explanations(told), exercises: exercises,
                practiceQuestions: told.practiceQuestions.map { PracticeQuestion($0.question, answer: $0.answer) }),
            estimatedDuration: min(order.minutes * 60, exercises.reduce(0) { $0 + $1.seconds }))
    }
}
