import Lessons
import Model

/// The learner's options for a lesson; their goals determine the rest.
public struct LessonWish: Sendable {
    public var kind: LessonKind
    public var source: LessonOrder.Source
    /// Nil for the length of a day's goal.
    public var minutes: Int?
    /// Nil for the language that the learner studies.
    public var language: Language?
    /// Nil for the learner's own level.
    public var level: Difficulty?
    /// Whether a language model writes the lesson, if one is configured.
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
    /// Creates a lesson; the learner's goals supply what the options leave open.
    ///
    /// - Throws: `LessonError`, `ModelError`, `StorageError`.
    public func makeLesson(_ wish: LessonWish) async throws -> MadeLesson {
        let goals = try await insights.learningPreferences()
        let order = LessonOrder(
            wish.kind, from: wish.source, minutes: wish.minutes ?? goals.dailyGoal,
            language: wish.language ?? goals.language, level: wish.level ?? goals.level, interests: goals.interests,
            asksModel: wish.asksModel)
        return try await lessons.make(order, at: now, newID: { [self] in newID() })
    }

    /// Returns a book's passage for a lesson: the given page, or else the one read last.
    ///
    /// - Throws: `LibraryError` if the book does not exist.
    public func passage(of book: ID<Book>, page: Int? = nil) async throws -> LessonOrder.Source {
        let last = try await library.book(book).lastPage
        return .passage(book: book, page: page ?? max(1, last))
    }
}
