import Model
import Storage

/// A lesson in a list.
public struct ListedLesson: Sendable {
    public var lesson: Lesson
    /// The number of exercises answered, each counted once.
    public var answered: Int
}

/// A part of the list of lessons.
public struct LessonList: Sendable {
    /// Latest first.
    public var lessons: [ListedLesson]
    /// The number of all lessons.
    public var total: Int
}

/// A lesson with what has been answered of it.
public struct OpenedLesson: Sendable {
    public var lesson: Lesson
    /// In the order of the course.
    public var answers: [LessonAnswer]

    /// The exercises in the order in which they are asked.
    public var course: LessonCourse { LessonCourse(lesson, answers) }

    /// Returns the answer to an exercise; nil if there is none yet.
    ///
    /// - Parameter place: The place of the exercise in the course, from 0.
    public func answer(to place: Int) -> LessonAnswer? { answers.first { $0.exercise == place } }
}

extension Reader {
    /// Returns a part of the list of lessons, with the number of all.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lessons, 1 to 200.
    ///   - offset: The number of lessons to skip.
    public func lessonList(limit: Int = 20, offset: Int = 0) throws(StorageError) -> LessonList {
        LessonList(lessons: try lessons(limit: limit, offset: offset), total: try lessonCount())
    }

    /// Opens a lesson.
    ///
    /// - Parameter id: Nil for the latest.
    /// - Returns: Nil if the latest is wanted and there is none.
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func openLesson(_ id: ID<Lesson>?) throws(StorageError) -> OpenedLesson? {
        let lesson: Lesson
        if let id {
            lesson = try self.lesson(id)
        } else if let latest = try lessons(limit: 1).first {
            lesson = latest.lesson
        } else {
            return nil
        }
        return OpenedLesson(lesson: lesson, answers: try answers(to: lesson.id))
    }

    /// Returns lessons, latest first.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lessons, 1 to 200.
    ///   - offset: The number of lessons to skip.
    public func lessons(limit: Int = 20, offset: Int = 0) throws(StorageError) -> [ListedLesson] {
        let rows = try rows(
            """
            SELECT \(Lesson.columns),
                (SELECT COUNT(*) FROM lesson_answer WHERE lesson_answer.learner_id = lesson.learner_id
                    AND lesson_answer.lesson_id = lesson.id) AS answered
            FROM lesson WHERE learner_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
            """, [owner, SQLValue(min(max(limit, 1), 200)), SQLValue(max(0, offset))])
        var listed: [ListedLesson] = []
        for row in rows {
            let lesson = try Lesson(row)
            // An exercise comes again only when all are answered.
            let answered = min(try row.integer("answered"), lesson.content.exercises.count)
            listed.append(ListedLesson(lesson: lesson, answered: answered))
        }
        return listed
    }

    /// Returns the number of lessons.
    public func lessonCount() throws(StorageError) -> Int {
        try first("SELECT COUNT(*) AS number FROM lesson WHERE learner_id = ?", [owner])?.integer("number") ?? 0
    }

    /// Returns one lesson.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``.
    public func lesson(_ id: ID<Lesson>) throws(StorageError) -> Lesson {
        let row = try first(
            "SELECT \(Lesson.columns) FROM lesson WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)])
        guard let row else { throw .declining(LessonError.noSuchLesson(id)) }
        return try Lesson(row)
    }

    /// Returns whether there is a lesson with an id.
    public func hasLesson(_ id: ID<Lesson>) throws(StorageError) -> Bool {
        try first("SELECT 1 AS found FROM lesson WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)]) != nil
    }

    /// Returns the answers to a lesson, in the order of its exercises; none if there is no such lesson.
    public func answers(to id: ID<Lesson>) throws(StorageError) -> [LessonAnswer] {
        let rows = try rows(
            "SELECT \(LessonAnswer.columns) FROM lesson_answer WHERE learner_id = ? AND lesson_id = ? ORDER BY exercise",
            [owner, SQLValue(id)])
        var answers: [LessonAnswer] = []
        for row in rows { answers.append(try LessonAnswer(row)) }
        return answers
    }

    /// Calls `body` with every lesson and its answers, oldest first.
    public func forEachLesson(_ body: (Lesson, [LessonAnswer]) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT \(Lesson.columns) FROM lesson WHERE learner_id = ? ORDER BY created_at, id", [owner]
        ) { row throws(StorageError) in
            let lesson = try Lesson(row)
            try body(lesson, try answers(to: lesson.id))
        }
    }
}
