import Linguistics
import Model
import Scheduling

extension LessonDesk {
    /// Composes a lesson from the learner's material and the dictionaries, without storing it.
    ///
    /// - Parameters:
    ///   - order: With the language of its source already set.
    ///   - seed: The same material and seed give the same lesson.
    /// - Throws: ``LessonError/tooLittle(_:_:)`` and what ``material(for:_:at:)`` throws.
    func composed(_ order: LessonOrder, seed: UInt64, at now: Timestamp) async throws -> LessonComposer.Composed {
        let language = order.language
        let dictionary = texts.lexicon.map { WordDictionary(lexicon: $0, language: language) }
        var random = SplitMix64(seed: seed)
        var material = try await material(for: order, dictionary, at: now)
        if order.kind == .reading, case .words = order.source,
            let story = pool.stories(in: language, at: order.level).randomElement(using: &random)
        {
            try await read(story.passage, into: &material, dictionary)
        }
        var composer = LessonComposer(
            kind: order.kind, duration: order.minutes * 60, material: material, dictionary: dictionary,
            pool: dictionary.map { pool.words($0) } ?? [], allExamples: pool.examples(in: language, texts.lexicon),
            random: random)
        if order.kind == .grammar {
            for sentence in material.sentences.prefix(60) {
                composer.explained.append(
                    .init(sentence: sentence, points: try await texts.explain(sentence.text, in: language).points))
            }
        }
        if order.kind == .grammar {
            for sentence in composer.examples {
                composer.explainedExamples.append(
                    .init(sentence: sentence, points: try await texts.explain(sentence.text, in: language).points))
            }
        }
        let dialogues = Dialogue.all(in: language, at: order.level)
        if order.kind == .conversation, let dialogue = dialogues.randomElement(using: &composer.random) {
            for line in dialogue.lines {
                composer.dialogue.append(try await annotated(line.text, line.translation, in: language))
            }
        }
        return try composer.compose()
    }
}
