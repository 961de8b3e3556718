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

    /// - Parameter message: What happened, what was kept, what to do next, in English.
    public init(_ code: ErrorCode, _ message: String) {
        error = code
        self.message = message
    }

    /// An error in its own words if they are meant for users. Messages of the database name files and statements,
    /// and are for the log.
    ///
    /// - Parameter problem: What the error is to a user.
    public init(_ error: any Error, as problem: Problem) {
        switch error {
        case is LibraryError, is ReadingError, is NotebookError, is TranslationError, is LessonError, is ReviewError,
            is DailyWordsError, is FormError, is FieldFault, is OutOfBounds:
            self.init(problem.code, "\(error)")
        default:
            let told = Wording(.english).explain(problem)
            self.init(problem.code, [told.happened, told.kept, told.next].joined(separator: " "))
        }
    }
}
