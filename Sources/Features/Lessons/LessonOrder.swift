import Model

/// What a lesson is wanted of.
public struct LessonOrder: Hashable, Sendable, Codable {
    /// What a lesson is made from.
    public enum Source: Hashable, Sendable, Codable {
        /// Words marked as difficult, and those whose cards are due.
        case words
        /// These translations; with none named, those saved last.
        case translations([ID<Translation>])
        /// A page of a book, from 1.
        case passage(book: ID<Book>, page: Int)
        /// A text that the learner brings.
        case text(String)
    }

    public var kind: LessonKind
    public var source: Source
    /// How long it is to take, brought inside `Lesson.minutes`.
    public var minutes: Int
    public var language: Language
    public var level: Difficulty
    public var interests: [LearningPreferences.Interest]
    /// Whether a language model is to write it, where there is one.
    public var asksModel: Bool

    /// The most Unicode scalars of a text that a lesson is made from.
    public static let textLimit = 10_000

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
