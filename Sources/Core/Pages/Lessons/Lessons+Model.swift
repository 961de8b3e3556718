import Model
import Routes

/// `/practice/lessons`: the lessons, and the form for a new one.
public enum LessonsPage {
    /// Number of lessons on a page.
    public static let shown = 20

    /// The data that the page shows.
    public struct Model: Sendable {
        public var form: Form
        public var lessons: [Row]
        /// Counted from 1.
        public var page: Int
        public var pageCount: Int
        public var notice: LessonsNotice?
        /// Number of lessons waiting for a language model.
        public var waiting: Int
        public var problem: Problem?

        public init(
            form: Form, lessons: [Row] = [], page: Int = 1, pageCount: Int = 1, notice: LessonsNotice? = nil,
            waiting: Int = 0, problem: Problem? = nil
        ) {
            self.form = form
            self.lessons = lessons
            self.page = page
            self.pageCount = pageCount
            self.notice = notice
            self.waiting = waiting
            self.problem = problem
        }
    }

    /// A lesson in the list.
    public struct Row: Sendable {
        public var lesson: Lesson
        /// Number of answered exercises.
        public var answered: Int
        /// The day the lesson was made, as a day number counted from 1970-01-01.
        public var day: Int

        public init(lesson: Lesson, answered: Int, day: Int) {
            self.lesson = lesson
            self.answered = answered
            self.day = day
        }
    }

    /// The source of a lesson, as the form sends it.
    public enum Source: String, CaseIterable, Sendable {
        case words, translations, passage, text
    }

    /// The form for a new lesson.
    public struct Form: Sendable {
        public var kind: LessonKind
        public var source: Source
        public var minutes: Int
        public var language: Language
        public var level: Difficulty
        public var text: String
        /// The book whose open page is selected.
        public var book: ID<Book>?
        /// The books to choose from, last opened first.
        public var books: [Book]
        /// Number of saved translations.
        public var translations: Int
        /// Whether there is a language model to ask.
        public var hasModel: Bool
        public var asksModel: Bool

        public init(
            kind: LessonKind = .vocabulary, source: Source = .words, minutes: Int = 10, language: Language = .chinese,
            level: Difficulty = .beginner, text: String = "", book: ID<Book>? = nil, books: [Book] = [],
            translations: Int = 0, hasModel: Bool = false, asksModel: Bool = true
        ) {
            self.kind = kind
            self.source = source
            self.minutes = minutes
            self.language = language
            self.level = level
            self.text = text
            self.book = book
            self.books = books
            self.translations = translations
            self.hasModel = hasModel
            self.asksModel = asksModel
        }
    }
}

/// Why a lesson cannot be made or shown. `Wording.explain` puts it into words.
public enum LessonProblem: Hashable, Sendable {
    case noSuchLesson
    case noSuchExercise(Int, of: Int)
    /// There is too little material, and no dictionaries to supplement it.
    case tooLittle
    case notFinished
    case nothingAnswered
    /// The text is empty, or longer than this many characters.
    case impossibleText(limit: Int)
    case noSuchTranslations
}

#if !hasFeature(Embedded)
extension LessonProblem: Codable {}
#endif
