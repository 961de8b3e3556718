import Model
import Practice
import Storage

/// A lesson in the public JSON form: the response of `POST /api/lessons/generate`, with a few additions.
public struct LessonJSON: Encodable, Sendable {
    public var id: ID<Lesson>
    public var title: String
    /// What it trains.
    public var type: LessonKind
    public var language: Language
    public var content: LessonContent
    /// Seconds.
    public var estimatedDuration: Int
    public var difficulty: Difficulty
    public var origin: Lesson.Origin
    /// The material that ran short, so that common words or sample sentences were added.
    public var shortage: Lesson.Shortage?
    public var createdAt: Timestamp
    public var finishedAt: Timestamp?

    public init(_ lesson: Lesson) {
        id = lesson.id
        title = lesson.title
        type = lesson.kind
        language = lesson.language
        content = lesson.content
        estimatedDuration = lesson.estimatedDuration
        difficulty = lesson.difficulty
        origin = lesson.origin
        shortage = lesson.shortage
        createdAt = lesson.createdAt
        finishedAt = lesson.finishedAt
    }
}

/// An answer in the public JSON form.
public struct LessonAnswerJSON: Encodable, Sendable {
    /// From 1.
    public var exercise: Int
    public var answer: [String]
    public var isRight: Bool
    /// For a match, whether each pair is right.
    public var parts: [Bool]
    public var slip: Verdict.Slip?

    public init(_ answer: LessonAnswer) {
        exercise = answer.exercise + 1
        self.answer = answer.answer
        isRight = answer.verdict.isRight
        parts = answer.verdict.parts
        slip = answer.verdict.slip
    }
}

/// A lesson in the full export.
public struct ExportedLesson: Encodable, Sendable {
    var lesson: LessonJSON
    var answers: [LessonAnswerJSON]
}

extension LessonDesk {
    /// Calls `body` with every lesson and its answers, oldest first.
    public func export(_ reader: Reader, _ body: (ExportedLesson) throws -> Void) throws {
        try reader.forEachLesson { lesson, answers throws(StorageError) in
            do {
                try body(
                    ExportedLesson(
                        lesson: LessonJSON(lesson), answers: answers.map { LessonAnswerJSON($0) }))
            } catch { throw .declining(error) }
        }
    }
}
