import Model

/// `/books/{id}/search` and `/library/search`: where one book, or any, has a word.
public enum BookSearchPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Nil for the whole library.
        public var book: Book?
        public var query: String
        /// The books in which it was found, each with the number of its places.
        public var books: [(book: Book, count: Int)]
        /// Those on this page, in the order of the books.
        public var hits: [BookHit]
        /// The total number of hits.
        public var total: Int
        public var page: ListPage

        public init(
            book: Book?, query: String, books: [(book: Book, count: Int)] = [], hits: [BookHit], total: Int,
            page: ListPage = ListPage(nearest: 1, of: 0, size: 1)
        ) {
            self.book = book
            self.query = query
            self.books = books
            self.hits = hits
            self.total = total
            self.page = page
        }
    }
}
