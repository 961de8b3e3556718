import Model

/// A request for a lesson.
public struct LessonOrder: Hashable, Sendable {
    /// The material for a lesson.
    public enum Source: Hashable, Sendable {
        /// Words marked as difficult, and those whose cards are due.
        case words
        /// These translations; if empty, those saved last.
        case translations([ID<Translation>])
        /// A page of a book, from 1.
        case passage(book: ID<Book>, page: Int)
        /// A text that the learner supplies.
        case text(String)
    }

    public var kind: LessonKind
    public var source: Source
    /// The length of the lesson in minutes, clamped to `Lesson.minutes`.
    public var minutes: Int
    public var language: Language
    public var level: Difficulty
    public var interests: [LearningPreferences.Interest]
    /// Whether a language model should write it, if there is one.
    public var asksModel: Bool

    public init(
        _ kind: LessonKind, from source: Source, minutes: Int, language: Language, level: Difficulty,
        interests: [LearningPreferences.Interest] = [], asksModel: Bool = false
    ) {
        self.kind = kind
        self.source = source
        self.minutes = min(max(minutes, Lesson.minutes.lowerBound), Lesson.minutes.upperBound)
        self.language = language
        self.level = level
        self.interests = interests
        self.asksModel = asksModel
    }
}
