/// An occurrence of a text in a book.
public struct BookHit: Hashable, Sendable {
    public var book: ID<Book>
    /// The page, from 1.
    public var page: Int
    /// The scalar offset on the page of the word in which the occurrence begins.
    public var start: Int
    /// The text before it, from the beginning of a word.
    public var before: String
    public var match: String
    /// The text after it, to the end of a word.
    public var after: String

    public init(book: ID<Book>, page: Int, start: Int, before: String, match: String, after: String) {
        self.book = book
        self.page = page
        self.start = start
        self.before = before
        self.match = match
        self.after = after
    }
}
