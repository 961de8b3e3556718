import Model

/// `/books/{id}/search?query=`
public enum BookSearchPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var book: Book
        public var query: String
        /// In book order; at most a hundred.
        public var hits: [BookHit]
        /// The total number of hits.
        public var total: Int

        public init(book: Book, query: String, hits: [BookHit], total: Int) {
            self.book = book
            self.query = query
            self.hits = hits
            self.total = total
        }
    }
}
