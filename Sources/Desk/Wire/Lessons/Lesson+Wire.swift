import Model

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

/// A lesson that was made, or the request that waits for a model.
public struct MadeLessonJSON: Encodable, Sendable {
    var lesson: LessonJSON?
    /// The request that is queued until the language model is reachable.
    var waiting: ID<WaitingRequest>?

    public init(_ lesson: Lesson?, waiting: ID<WaitingRequest>?) {
        self.lesson = lesson.map { LessonJSON($0) }
        self.waiting = waiting
    }
}

/// `{"lessons": […], "total": 12}`
public struct LessonsJSON: Encodable, Sendable {
    struct Listed: Encodable {
        var lesson: LessonJSON
        /// The number of answered exercises.
        var answered: Int
    }

    var total: Int
    var lessons: [Listed]

    /// - Parameters:
    ///   - lessons: Lessons, each with the number of its answered exercises.
    ///   - total: The number of all lessons.
    public init(_ lessons: [(lesson: Lesson, answered: Int)], total: Int) {
        self.total = total
        self.lessons = lessons.map { Listed(lesson: LessonJSON($0.lesson), answered: $0.answered) }
    }
}

/// What a lesson is to be made from: the body of `POST /api/lessons/generate`.
public struct SentLessonWish: Decodable, Sendable {
    public var translationIds: [ID<Translation>]?
    public var lessonType: LessonKind
    /// Minutes.
    public var duration: SentNumber?
}

/// What a lesson is to be made from: the body of `POST /api/v1/lessons`.
public struct SentLesson: Decodable, Sendable {
    /// Where its words and sentences come from.
    public enum Source: String, Decodable, Sendable {
        case words, translations, passage, text
    }

    /// Nil for the first of the learner's preferred kinds.
    public var lessonType: LessonKind?
    public var from: Source?
    public var translationIds: [ID<Translation>]?
    public var bookId: ID<Book>?
    /// From 1; nil for the page read last.
    public var page: SentNumber?
    public var text: String?
    /// Minutes.
    public var duration: SentNumber?
    public var language: Language?
    public var level: Difficulty?
    /// False to create it without a language model.
    public var model: Bool?
}
