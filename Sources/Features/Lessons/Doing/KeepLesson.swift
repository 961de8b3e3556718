import Model
import Storage

extension LessonDesk {
    /// Stores a lesson. One that is already stored is unchanged.
    func keep(_ lesson: Lesson, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO lesson (
                    id, learner_id, language, kind, title, difficulty, origin, estimated_seconds, content, shortage, fault,
                    created_at, updated_at, finished_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
                ON CONFLICT (learner_id, id) DO NOTHING
                """,
                [
                    SQLValue(lesson.id), SQLValue(learner), SQLValue(lesson.language.rawValue),
                    SQLValue(lesson.kind.rawValue), SQLValue(lesson.title.withoutNUL),
                    SQLValue(lesson.difficulty.rawValue), SQLValue(lesson.origin.rawValue),
                    SQLValue(lesson.estimatedDuration), SQLValue(lesson.content.stored),
                    SQLValue(lesson.shortage?.rawValue),
                    SQLValue(lesson.fault?.stored), SQLValue(lesson.createdAt), SQLValue(now),
                ], changes: .upsert(.lesson, lesson.id))
        }
    }

    /// Makes a new lesson from the exercises of another. The earlier answers stay with the other lesson.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func repeated(_ id: ID<Lesson>, _ newID: ID<Lesson>, at now: Timestamp) async throws -> Lesson {
        let lesson = try await lesson(id)
        let repeated = Lesson(
            id: newID, title: lesson.title, kind: lesson.kind, language: lesson.language, content: lesson.content,
            estimatedDuration: lesson.estimatedDuration, difficulty: lesson.difficulty, origin: lesson.origin,
            createdAt: now)
        try await keep(repeated, at: now)
        return repeated
    }

    /// Deletes a lesson with its answers. Its effect on cards stays.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func delete(_ id: ID<Lesson>, at now: Timestamp) async throws {
        let learner = learner
        let deleted = try await database.write(learner, at: now) { transaction in
            try transaction.run(
                "DELETE FROM lesson WHERE id = ? AND learner_id = ?", [SQLValue(id), SQLValue(learner)],
                changes: .delete(.lesson, id))
        }
        guard deleted > 0 else { throw LessonError.noSuchLesson(id) }
    }
}
