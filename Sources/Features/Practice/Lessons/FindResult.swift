import Model
import Storage

extension Reader {
    /// Returns the result of a finished lesson.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/notFinished``.
    public func result(of id: ID<Lesson>) throws(StorageError) -> FinishedLesson {
        let lesson = try lesson(id)
        guard lesson.finishedAt != nil else { throw .declining(LessonError.notFinished) }
        let rows = try rows(
            """
            SELECT word, is_right, card_id, is_graded,
                CASE WHEN has_card = 1 OR EXISTS (
                    SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                    WHERE note.learner_id = lesson_word.learner_id AND note.language = ?
                        AND note.word = lesson_word.word AND card.standing <> 2
                ) THEN 1 ELSE 0 END AS has_card
            FROM lesson_word WHERE learner_id = ? AND lesson_id = ? ORDER BY is_right, word
            """, [SQLValue(lesson.language.rawValue), owner, SQLValue(id)])
        var words: [FinishedLesson.Word] = []
        for row in rows {
            let card = try row.optionalInteger64("card_id")
            let isGraded = try row.flag("is_graded") && card != nil
            words.append(
                FinishedLesson.Word(
                    word: try row.text("word"), isRight: try row.flag("is_right"),
                    outcome: isGraded ? .graded : try row.flag("has_card") ? .notDue : .noCard))
        }
        let seconds =
            try first(
                "SELECT SUM(seconds) AS seconds FROM lesson_answer WHERE learner_id = ? AND lesson_id = ?",
                [owner, SQLValue(id)])?.optionalCount("seconds") ?? 0
        return FinishedLesson(lesson: lesson, answers: try answers(to: id), words: words, seconds: seconds)
    }
}
