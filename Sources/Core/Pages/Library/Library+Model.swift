import Model
import Routes

/// A book as a shelf shows it.
public struct BookCard: Sendable {
    public var book: Book
    /// Share of the book's running words that the learner knows; nil until they have been counted.
    public var known: Share?

    public init(book: Book, known: Share? = nil) {
        self.book = book
        self.known = known
    }

    /// How much of the book has been read: the pages before the open one, or all of it once it is finished.
    public var progress: Share {
        book.finishedAt == nil ? Share(book.lastPage - 1, of: book.pageCount) : Share(permille: 1000)
    }
}

/// `/library`: the learner's books.
public enum LibraryPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The matching books, in order.
        public var books: [BookCard]
        /// The total number of books.
        public var total: Int
        public var query: String
        public var sort: BookOrder
        /// A book that was just deleted, so that the page can offer to undo it.
        public var deleted: Book?

        public init(
            books: [BookCard], total: Int, query: String = "", sort: BookOrder = .recent, deleted: Book? = nil
        ) {
            self.books = books
            self.total = total
            self.query = query
            self.sort = sort
            self.deleted = deleted
        }
    }
}
