import Model
import Storage

extension Reader {
    /// Passes every lesson with its answers to `body`, the earliest first.
    public func forEachLesson(
        _ body: (Lesson, [LessonAnswer]) throws(StorageError) -> Void
    ) throws(StorageError) {
        try forEachRow(
            "SELECT \(Lesson.columns) FROM lesson WHERE learner_id = ? ORDER BY created_at, id", [owner]
        ) { row throws(StorageError) in
            let lesson: Lesson
            var answers: [LessonAnswer] = []
            do {
                lesson = try Lesson(row)
                for row in try rows(
                    """
                    SELECT \(LessonAnswer.columns) FROM lesson_answer
                    WHERE lesson_id = ? AND learner_id = ? ORDER BY exercise
                    """, [SQLValue(lesson.id), owner])
                { answers.append(try LessonAnswer(row)) }
            } catch { throw .declining(error) }
            try body(lesson, answers)
        }
    }
}
