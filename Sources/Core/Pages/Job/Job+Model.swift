import Model
import Routes

/// `/jobs/{name}`: the progress and the result of a job that has a page of its own.
public enum JobPage {
    /// What a job has made.
    public enum Result: Sendable {
        /// A book; `wasAlready` if the learner had it before. `otherLanguage` is the language of its text if Glossa does not
        /// have it.
        case book(Book, wasAlready: Bool, otherLanguage: LanguageTag? = nil)
        /// Several files.
        case books([File])
        case cards(CardImportReport)
        /// A file, which is ready for download.
        case file(bytes: Int)
    }

    /// One of several files that were imported together.
    public struct File: Sendable {
        /// What became of the file.
        public enum Outcome: Sendable {
            case book(Book, wasAlready: Bool, otherLanguage: LanguageTag? = nil)
            case problem(Problem)
        }

        public var name: String
        public var outcome: Outcome

        public init(name: String, outcome: Outcome) {
            self.name = name
            self.outcome = outcome
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var name: JobName
        /// What the job is about: the name of a file or of a deck, or empty.
        public var title: String
        /// The page to return to.
        public var back: Route
        public var state: JobState<Result, Problem>

        public init(name: JobName, title: String, back: Route, state: JobState<Result, Problem>) {
            self.name = name
            self.title = title
            self.back = back
            self.state = state
        }
    }
}
