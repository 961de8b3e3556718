import Library
import Model

/// A page of a book in the API.
public struct PageJSON: Encodable, Sendable {
    var number: Int
    var pageCount: Int
    var chapter: String?
    var text: String
    var tokens: [TokenJSON]

    /// - Parameter number: The number that was asked for.
    public init(_ page: OpenedPage, number: Int) {
        self.number = number
        pageCount = page.book.pageCount
        chapter = page.chapter?.title
        text = page.passage.text
        tokens = page.tokens.map { TokenJSON($0) }
    }
}

/// A page of a book as `glossa read` prints it.
public struct PrintedPage: Encodable, Sendable {
    var book: PrintedBook
    var page: Int
    var text: String
    var tokens: [TokenJSON]

    public init(_ page: OpenedPage) {
        book = PrintedBook(page.book)
        self.page = page.passage.number
        text = page.passage.text
        tokens = page.tokens.map { TokenJSON($0) }
    }
}
