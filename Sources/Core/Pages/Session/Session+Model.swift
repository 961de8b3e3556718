import Model

/// `/sessions/{id}`: the summary of a reading session.
public enum SessionPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var session: ReadingSession
        public var book: Book
        /// The words marked as difficult during the session.
        public var marked: [WordLine]

        public init(session: ReadingSession, book: Book, marked: [WordLine]) {
            self.session = session
            self.book = book
            self.marked = marked
        }
    }
}
