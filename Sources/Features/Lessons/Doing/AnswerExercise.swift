import Exercises
import Model
import Storage

extension LessonDesk {
    /// The maximum length of an answer, in characters; longer ones are cut. No exercise asks for nearly as much.
    private static let longestAnswer = 1000
    /// The maximum time counted for an answer, in seconds. Beyond it the learner was away.
    static let longestPause = 120

    /// Checks and stores the answer to an exercise. The first answer counts: a second one changes nothing and returns
    /// the verdict on the first.
    ///
    /// - Parameters:
    ///   - place: The index of the exercise in its lesson, from 0.
    ///   - answer: In the form that ``Exercise/Kind`` describes.
    ///   - seconds: The time it took, clamped to 0 to 120.
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/noSuchExercise(_:of:)``.
    @discardableResult
    public func answer(
        _ id: ID<Lesson>, exercise place: Int, with answer: [String], seconds: Int, at now: Timestamp
    ) async throws -> LessonAnswer {
        let lesson = try await lesson(id)
        let exercises = lesson.content.exercises
        guard exercises.indices.contains(place) else {
            throw LessonError.noSuchExercise(place + 1, of: exercises.count)
        }
        let given = answer.prefix(40).map { String($0.prefix(Self.longestAnswer)) }
        let heard = try await reading(of: given, to: exercises[place], in: lesson.language)
        let fresh = LessonAnswer(
            exercise: place, answer: given,
            verdict: verdict(on: given, to: exercises[place], in: lesson.language, heard: heard))
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            let known = try transaction.first(
                "SELECT \(LessonAnswer.columns) FROM lesson_answer WHERE lesson_id = ? AND learner_id = ? AND exercise = ?",
                [SQLValue(id), SQLValue(learner), SQLValue(place)])
            if let known { return try LessonAnswer(known) }
            try transaction.run(
                """
                INSERT INTO lesson_answer (lesson_id, learner_id, exercise, answer, verdict, seconds, at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    SQLValue(id), SQLValue(learner), SQLValue(place), SQLValue(fresh.answer.stored),
                    SQLValue(fresh.verdict.stored),
                    SQLValue(min(max(0, seconds), Self.longestPause)), SQLValue(now),
                ], changes: .upsert(.lessonAnswer, id.description, String(place)))
            return fresh
        }
    }

    /// Returns the verdict on an answer. Chinese may be typed in simplified or traditional characters, whichever the
    /// lesson uses.
    private func verdict(on given: [String], to exercise: Exercise, in language: Language, heard: String?) -> Verdict {
        let verdict = exercise.check(given, heard: heard)
        guard !verdict.isRight, language == .chinese, exercise.kind == .cloze || exercise.kind == .dictation,
            let lexicon = texts.lexicon
        else { return verdict }
        return exercise.mappingAnswers { lexicon.simplified($0) }.check(given.map { lexicon.simplified($0) })
    }

    /// Returns the reading of the typed text, for which kanji need an analyser.
    private func reading(of given: [String], to exercise: Exercise, in language: Language) async throws -> String? {
        guard language == .japanese, exercise.kind == .cloze || exercise.kind == .dictation, let text = given.first
        else { return nil }
        return SentenceReadings.of(try await texts.annotate(text, in: language), language).first
    }
}
