import Model

/// `/books/{id}/search?query=`
public enum BookSearchPage {
    /// An occurrence of the text in the book.
    public struct Hit: Hashable, Sendable {
        /// The page, counted from 1.
        public var page: Int
        /// Offset on that page of the first Unicode scalar of the word in which the text begins.
        public var start: Int
        public var before: String
        public var match: String
        public var after: String

        public init(page: Int, start: Int, before: String, match: String, after: String) {
            self.page = page
            self.start = start
            self.before = before
            self.match = match
            self.after = after
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var book: Book
        public var query: String
        /// In book order; at most a hundred.
        public var hits: [Hit]
        /// The total number of hits.
        public var total: Int

        public init(book: Book, query: String, hits: [Hit], total: Int) {
            self.book = book
            self.query = query
            self.hits = hits
            self.total = total
        }
    }
}
