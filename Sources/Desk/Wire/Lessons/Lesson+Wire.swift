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
    /// The exercise to answer next; nil if there is none, or if the answers are not part of what was asked.
    public var next: NextExerciseJSON?

    /// - Parameter course: The exercises in the order in which they are asked, if the answers are known.
    public init(_ lesson: Lesson, _ course: LessonCourse? = nil) {
        next = course.flatMap { NextExerciseJSON($0) }
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

/// The exercise to answer next.
public struct NextExerciseJSON: Encodable, Sendable {
    /// The number under which it is answered, from 1: beyond the exercises of the lesson if it comes again.
    public var exercise: Int
    /// The number of the exercise that comes again, from 1; nil if it is asked for the first time.
    public var again: Int?

    /// Returns nil if none is left.
    public init?(_ course: LessonCourse) {
        guard let next = course.next else { return nil }
        exercise = next + 1
        again = course.firstPlace(of: next).map { $0 + 1 }
    }
}

/// An answer in the public JSON form.
public struct LessonAnswerJSON: Encodable, Sendable {
    /// The number under which it was given, from 1: beyond the exercises of the lesson if it came again.
    public var exercise: Int
    /// The number of the exercise that came again, from 1; nil if it was asked for the first time.
    public var again: Int?
    public var answer: [String]
    public var isRight: Bool
    /// For a match, whether each pair is right.
    public var parts: [Bool]
    public var slip: Verdict.Slip?
    /// The exercise to answer next; nil if there is none, or in a list of answers.
    public var next: NextExerciseJSON?

    /// - Parameter saysNext: Whether to name the exercise to answer next.
    public init(_ answer: LessonAnswer, in course: LessonCourse, saysNext: Bool = false) {
        exercise = answer.exercise + 1
        again = course.firstPlace(of: answer.exercise).map { $0 + 1 }
        next = saysNext ? NextExerciseJSON(course) : nil
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
