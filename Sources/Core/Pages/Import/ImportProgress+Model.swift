import Model

/// `/library/imports/{job}`: an import's progress.
public enum ImportProgressPage {
    /// The stages of an import, in order.
    public enum Stage: CaseIterable, Hashable, Sendable {
        case reading
        case text
        case pages
        case words
        case saving
    }

    /// The state of an import.
    public enum State: Sendable {
        /// `done` of `total` units of the stage; a total of 0 if it is unknown.
        case running(Stage, done: Int, total: Int)
        /// The import is complete; `wasAlready` if the same book was imported before.
        case finished(Book, wasAlready: Bool)
        case failed(Problem)
        case cancelled
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The job's name in paths.
        public var job: String
        /// The file's name, or the book's title.
        public var name: String
        public var state: State

        public init(job: String, name: String, state: State) {
            self.job = job
            self.name = name
            self.state = state
        }
    }
}
