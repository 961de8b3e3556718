import Model
import Storage

extension Transaction {
    /// Stores a lesson. One that is already stored is unchanged.
    public func keep(_ lesson: Lesson) throws(StorageError) {
        try run(
            """
            INSERT INTO lesson (
                id, learner_id, language, kind, title, difficulty, origin, estimated_seconds, content, shortage, fault,
                created_at, updated_at, finished_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
            ON CONFLICT (learner_id, id) DO NOTHING
            """,
            [
                SQLValue(lesson.id), owner, SQLValue(lesson.language.rawValue), SQLValue(lesson.kind.rawValue),
                SQLValue(lesson.title.withoutNUL), SQLValue(lesson.difficulty.rawValue),
                SQLValue(lesson.origin.rawValue), SQLValue(lesson.estimatedDuration), SQLValue(lesson.content.stored),
                SQLValue(lesson.shortage?.rawValue), SQLValue(lesson.fault?.stored), SQLValue(lesson.createdAt),
                SQLValue(time),
            ], changes: .upsert(.lesson, lesson.id))
    }

    /// Makes a new lesson from the exercises of another. The earlier answers stay with the other lesson.
    ///
    /// - Parameter newID: The id of the new lesson.
    /// - Returns: The new lesson.
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func repeated(lesson id: ID<Lesson>, _ newID: ID<Lesson>) throws(StorageError) -> Lesson {
        let lesson = try lesson(id)
        let repeated = Lesson(
            id: newID, title: lesson.title, kind: lesson.kind, language: lesson.language, content: lesson.content,
            estimatedDuration: lesson.estimatedDuration, difficulty: lesson.difficulty, origin: lesson.origin,
            createdAt: time)
        try keep(repeated)
        return repeated
    }

    /// Deletes a lesson with its answers. Its effect on cards stays.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func delete(lesson id: ID<Lesson>) throws(StorageError) {
        let deleted = try run(
            "DELETE FROM lesson WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)], changes: .delete(.lesson, id))
        guard deleted > 0 else { throw .declining(LessonError.noSuchLesson(id)) }
    }
}
