import Model
import Routes

/// `/jobs/{name}`: the progress and the result of a job that has a page of its own.
public enum JobPage {
    /// What a job has made.
    public enum Result: Sendable {
        /// A book; `wasAlready` if the learner had it before.
        case book(Book, wasAlready: Bool)
        case cards(CardImportReport)
        /// A file, which is ready for download.
        case file(bytes: Int)
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
