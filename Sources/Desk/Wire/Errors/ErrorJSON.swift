import Lessons
import Library
import Model
import Notebook
import Pages
import Review
import Routes

/// An error in the API and in its streams: `{"error": "bookNotFound", "message": "…"}`.
public struct ErrorJSON: Encodable, Sendable {
    public var error: ErrorCode
    /// What happened, what was kept, what to do next.
    public var message: String
    /// Words that may be meant by one that no dictionary has.
    public var suggestions: [String]?
    /// The path of the page on which the cause is mended.
    public var remedy: String?
    /// The seconds after which a language model's endpoint wants to be asked again, if it gave them.
    public var retryAfter: Int?

    /// - Parameter message: What happened, what was kept, what to do next, in English.
    public init(_ code: ErrorCode, _ message: String) {
        error = code
        self.message = message
    }

    /// Why a language model did not answer.
    public init(_ error: ModelError, in wording: Wording = Wording(.english)) {
        self.init(error.code, wording.tell(error))
        remedy = error.remedy?.link
        retryAfter = error.retryAfter
    }

    /// An error in its own words if they are meant for users. Messages of the database name files and statements,
    /// and are for the log.
    ///
    /// - Parameter problem: What the error is to a user.
    public init(_ error: any Error, as problem: Problem) {
        switch error {
        case let error as ModelError: self.init(error)
        case is AccountError, is LibraryError, is ReadingError, is NotebookError, is TranslationError, is LessonError,
            is ReviewError,
            is DailyWordsError, is FormError, is FieldFault, is OutOfBounds:
            self.init(problem.code, "\(error)")
            if case NotebookError.unknownWord(_, let near) = error, !near.isEmpty { suggestions = near }
        default:
            let told = Wording(.english).explain(problem)
            self.init(problem.code, [told.happened, told.kept, told.next].joined(separator: " "))
        }
    }
}
