/// A word's position in a book, which a card needs to show the word's reading in context.
public struct Place: Hashable, Sendable {
    public var book: ID<Book>
    /// The page, counted from 1.
    public var page: Int
    /// Offset of the word's first Unicode scalar in the page's text; nil if only the page is known.
    public var start: Int?

    public init(book: ID<Book>, page: Int, start: Int? = nil) {
        self.book = book
        self.page = page
        self.start = start
    }
}
