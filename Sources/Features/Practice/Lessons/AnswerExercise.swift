import Exercises
import Lexicon
import Model
import Storage

extension LessonAnswer {
    /// The maximum length of a text of an answer, in characters. No exercise asks for nearly as much.
    private static var longestText: Int { 1000 }
    /// The maximum number of texts of an answer.
    private static var mostTexts: Int { 40 }
    /// The maximum time counted for an answer, in seconds. Beyond it the learner was away.
    static var longestPause: Int { 120 }

    /// Returns an answer as it is checked and stored: without what exceeds the length of any right one.
    public static func shortened(_ answer: [String]) -> [String] {
        answer.prefix(mostTexts).map { String($0.prefix(longestText)) }
    }
}

extension Transaction {
    /// Checks and stores the answer to an exercise. The first answer at a place counts: a second one changes nothing and
    /// returns the verdict on the first. An exercise that comes again has a place of its own.
    ///
    /// - Parameters:
    ///   - place: The place of the exercise in the ``LessonCourse``, from 0.
    ///   - answer: In the form that ``Exercise/Kind`` describes.
    ///   - heard: The reading of a typed Japanese text, in kana; nil without an analyser.
    ///   - seconds: The time it took, clamped to 0 to 120.
    ///   - lexicon: Converts between simplified and traditional characters.
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/noSuchExercise(_:of:)``.
    @discardableResult
    public func answer(
        lesson id: ID<Lesson>, exercise place: Int, with answer: [String], heard: String? = nil, seconds: Int,
        _ lexicon: Lexicon?
    ) throws(StorageError) -> LessonAnswer {
        let lesson = try lesson(id)
        let answers = try answers(to: id)
        if let known = answers.first(where: { $0.exercise == place }) { return known }
        let course = LessonCourse(lesson, answers)
        let exercise = try declining { () throws(LessonError) in try lesson.exercise(place, in: course) }
        let given = LessonAnswer.shortened(answer)
        let verdict = exercise.check(
            given, in: lesson.language, heard: heard,
            simplified: lexicon.map { lexicon in { lexicon.convert($0, to: .simplified) } })
        let fresh = LessonAnswer(exercise: place, answer: given, verdict: verdict)
        try run(
            """
            INSERT INTO lesson_answer (lesson_id, learner_id, exercise, answer, verdict, seconds, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(id), owner, SQLValue(place), SQLValue(fresh.answer.stored), SQLValue(fresh.verdict.stored),
                SQLValue(min(max(0, seconds), LessonAnswer.longestPause)), SQLValue(time),
            ], changes: .upsert(.lessonAnswer, id.description, String(place)))
        return fresh
    }
}
