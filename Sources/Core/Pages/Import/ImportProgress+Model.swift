import Model

/// `/library/imports/{job}`: how far an import has come.
public enum ImportProgressPage {
    /// What an import does, in this order.
    public enum Stage: CaseIterable, Hashable, Sendable {
        case reading
        case text
        case pages
        case words
        case saving
    }

    /// Where an import stands.
    public enum State: Sendable {
        /// `done` of `total` units of the stage; a total of 0 where it cannot be told.
        case running(Stage, done: Int, total: Int)
        /// The book is there; `wasAlready` when the same book was imported before.
        case finished(Book, wasAlready: Bool)
        case failed(Problem)
        case cancelled
    }

    /// What the page shows.
    public struct Model: Sendable {
        /// The job's name in paths.
        public var job: String
        /// The file's name, or the title.
        public var name: String
        public var state: State

        public init(job: String, name: String, state: State) {
            self.job = job
            self.name = name
            self.state = state
        }
    }
}
