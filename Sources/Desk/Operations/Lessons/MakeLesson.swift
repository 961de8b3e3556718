import Lessons
import Model

/// What the learner says of a lesson; the rest follows from their goals.
public struct LessonWish: Sendable {
    public var kind: LessonKind
    public var source: LessonOrder.Source
    /// Nil for as long as a day is to have.
    public var minutes: Int?
    /// Nil for the language that is learnt.
    public var language: Language?
    /// Nil for the learner's own.
    public var level: Difficulty?
    /// Whether a language model is to write it, if there is one.
    public var asksModel: Bool

    public init(
        _ kind: LessonKind, from source: LessonOrder.Source, minutes: Int? = nil, language: Language? = nil,
        level: Difficulty? = nil, asksModel: Bool = true
    ) {
        self.kind = kind
        self.source = source
        self.minutes = minutes
        self.language = language
        self.level = level
        self.asksModel = asksModel
    }
}

extension LearnerContext {
    /// Makes a lesson; what the wish leaves open follows from the learner's goals.
    ///
    /// - Throws: `LessonError`, `ModelError`, `LibraryError`, `StorageError`.
    public func makeLesson(_ wish: LessonWish) async throws -> MadeLesson {
        let goals = try await insights.learningPreferences()
        let order = LessonOrder(
            wish.kind, from: wish.source, minutes: wish.minutes ?? goals.dailyGoal,
            language: wish.language ?? goals.language, level: wish.level ?? goals.level, interests: goals.interests,
            asksModel: wish.asksModel)
        return try await lessons.make(order, at: now, newID: { [self] in newID() })
    }

    /// The passage of a book for a lesson: the page that was named, else the one that was read last.
    ///
    /// - Throws: `LibraryError` for a book that is not there.
    public func passage(of book: ID<Book>, page: Int? = nil) async throws -> LessonOrder.Source {
        let last = try await library.book(book).lastPage
        return .passage(book: book, page: page ?? max(1, last))
    }
}
