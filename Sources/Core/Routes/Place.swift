import Model

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

    /// Reads `book`, `page` and `start`; nil without a book and a page.
    init?(_ query: QueryReader) {
        guard let text = query["book"], let book = ID<Book>(text),
            let page = query.nearest("page", in: .page)
        else { return nil }
        self.init(book: book, page: page, start: query.nearest("start", in: .textOffset))
    }

    func print(into link: inout LinkWriter) {
        link.parameter("book", book.description)
        link.parameter("page", page)
        link.parameter("start", start)
    }
}
