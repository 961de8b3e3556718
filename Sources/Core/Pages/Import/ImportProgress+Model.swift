import Model

/// `/library/imports/{job}`: an import's progress.
public enum ImportProgressPage {
    /// The state of an import.
    public enum State: Sendable {
        case running(ImportStage)
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
