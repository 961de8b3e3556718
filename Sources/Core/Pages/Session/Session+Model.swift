import Model

/// `/sessions/{id}`: what a sitting came to.
public enum SessionPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var session: ReadingSession
        public var book: Book
        /// The words that were marked as difficult in it.
        public var marked: [WordLine]

        public init(session: ReadingSession, book: Book, marked: [WordLine]) {
            self.session = session
            self.book = book
            self.marked = marked
        }
    }
}
