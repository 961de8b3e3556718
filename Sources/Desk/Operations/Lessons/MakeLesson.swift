import Insights
import Lessons
import Linguistics
import Model
import Storage

/// The learner's options for a lesson; their goals determine the rest.
public struct LessonWish: Sendable {
    /// The material for a lesson.
    public enum Source: Sendable {
        /// Words marked as difficult, and those whose cards are due.
        case words
        /// These translations; if empty, those saved last.
        case translations([ID<Translation>])
        /// A page of a book, from 1; nil for the one read last.
        case passage(book: ID<Book>, page: Int? = nil)
        /// A text that the learner supplies; white space around it does not count.
        case text(String)
    }

    /// Nil for the first of the preferred kinds.
    public var kind: LessonKind?
    public var source: Source
    /// Nil for the length of a day's goal.
    public var minutes: Int?
    /// Nil for the language that the learner studies.
    public var language: Language?
    /// Nil for the learner's own level.
    public var level: Difficulty?
    /// Whether a language model writes the lesson, if one is configured.
    public var asksModel: Bool

    public init(
        _ kind: LessonKind? = nil, from source: Source = .words, minutes: Int? = nil, language: Language? = nil,
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
        let order = try await database.read(learner) { try $0.order(for: wish) }
        return try await lessons.make(order, at: now, newID: { [self] in newID() })
    }
}

extension Reader {
    /// Completes the options for a lesson.
    ///
    /// - Throws: `LessonError.noSuchBook`.
    func order(for wish: LessonWish) throws(StorageError) -> LessonOrder {
        let goals = try learningPreferences()
        let source: LessonOrder.Source
        switch wish.source {
        case .words: source = .words
        case .translations(let ids): source = .translations(ids)
        case .passage(let book, let page?): source = .passage(book: book, page: page)
        case .passage(let book, nil): source = .passage(book: book, page: try lessonPage(of: book))
        case .text(let text): source = .text(text.trimmingWhitespace)
        }
        return LessonOrder(
            wish.kind ?? goals.preferredLessonTypes.first ?? .vocabulary, from: source,
            minutes: wish.minutes ?? goals.dailyGoal, language: wish.language ?? goals.language,
            level: wish.level ?? goals.level, interests: goals.interests, asksModel: wish.asksModel)
    }
}
