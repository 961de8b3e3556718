import Model
import Storage

extension LessonDesk {
    /// Returns the result of a finished lesson.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/notFinished``.
    public func result(of id: ID<Lesson>) async throws -> FinishedLesson {
        let learner = learner
        return try await database.read(learner) { reader in
            guard let lesson = try reader.lesson(id, of: learner) else { throw LessonError.noSuchLesson(id) }
            guard lesson.finishedAt != nil else { throw LessonError.notFinished }
            let answers = try reader.answers(to: id, of: learner)
            let rows = try reader.rows(
                """
                SELECT word, is_right, card_id, is_graded,
                    CASE WHEN has_card = 1 OR EXISTS (
                        SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                        WHERE note.learner_id = lesson_word.learner_id AND note.language = ?
                            AND note.word = lesson_word.word AND card.standing <> 2
                    ) THEN 1 ELSE 0 END AS has_card
                FROM lesson_word WHERE lesson_id = ? AND learner_id = ? ORDER BY is_right, word
                """, [SQLValue(lesson.language.rawValue), SQLValue(id), SQLValue(learner)])
            let words = try rows.map { row in
                let isGraded = try row.flag("is_graded") && row.optionalInteger("card_id") != nil
                return FinishedLesson.Word(
                    word: try row.text("word"), isRight: try row.flag("is_right"),
                    outcome: isGraded ? .graded : try row.flag("has_card") ? .notDue : .noCard)
            }
            let seconds =
                try reader.first(
                    "SELECT SUM(seconds) AS seconds FROM lesson_answer WHERE lesson_id = ? AND learner_id = ?",
                    [SQLValue(id), SQLValue(learner)])?.optionalCount("seconds") ?? 0
            return FinishedLesson(lesson: lesson, answers: answers, words: words, seconds: seconds)
        }
    }
}
