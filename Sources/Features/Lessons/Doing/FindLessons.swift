import Model
import Storage

/// A lesson in a list.
public struct ListedLesson: Sendable {
    public var lesson: Lesson
    /// The number of exercises answered.
    public var answered: Int
}

extension LessonDesk {
    /// Returns lessons, latest first.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lessons, 1 to 200.
    ///   - offset: The number of lessons to skip.
    public func lessons(limit: Int = 20, offset: Int = 0) async throws -> [ListedLesson] {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT \(Lesson.columns),
                    (SELECT COUNT(*) FROM lesson_answer WHERE lesson_answer.learner_id = lesson.learner_id
                        AND lesson_answer.lesson_id = lesson.id) AS answered
                FROM lesson WHERE learner_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
                """, [SQLValue(learner), SQLValue(min(max(limit, 1), 200)), SQLValue(max(0, offset))]
            ).map { ListedLesson(lesson: try Lesson($0), answered: try $0.integer("answered")) }
        }
    }

    /// Returns the number of lessons.
    public func lessonCount() async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first("SELECT COUNT(*) AS number FROM lesson WHERE learner_id = ?", [SQLValue(learner)])?
                .integer("number") ?? 0
        }
    }

    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func lesson(_ id: ID<Lesson>) async throws -> Lesson {
        let learner = learner
        let found = try await database.read(learner) { reader in try reader.lesson(id, of: learner) }
        guard let found else { throw LessonError.noSuchLesson(id) }
        return found
    }

    /// Returns the answers to a lesson, in the order of its exercises.
    public func answers(to id: ID<Lesson>) async throws -> [LessonAnswer] {
        let learner = learner
        return try await database.read(learner) { reader in try reader.answers(to: id, of: learner) }
    }
}

extension Reader {
    func lesson(_ id: ID<Lesson>, of learner: ID<Learner>) throws -> Lesson? {
        try first(
            "SELECT \(Lesson.columns) FROM lesson WHERE id = ? AND learner_id = ?", [SQLValue(id), SQLValue(learner)]
        ).map { try Lesson($0) }
    }

    func answers(to id: ID<Lesson>, of learner: ID<Learner>) throws -> [LessonAnswer] {
        try rows(
            "SELECT \(LessonAnswer.columns) FROM lesson_answer WHERE lesson_id = ? AND learner_id = ? ORDER BY exercise",
            [SQLValue(id), SQLValue(learner)]
        ).map { try LessonAnswer($0) }
    }
}
