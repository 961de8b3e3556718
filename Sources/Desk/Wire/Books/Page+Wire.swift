import Library
import Model

/// A page of a book in the API.
public struct PageJSON: Encodable, Sendable {
    var number: Int
    var pageCount: Int
    var chapter: String?
    var text: String
    var tokens: [TokenJSON]
    var insets: [InsetJSON]

    /// - Parameter number: The number that was asked for.
    public init(_ page: OpenedPage, number: Int) {
        self.number = number
        pageCount = page.book.pageCount
        chapter = page.chapter?.title
        text = page.passage.text
        tokens = page.tokens.map { TokenJSON($0) }
        insets = page.insets.map { InsetJSON($0) }
    }
}

/// A picture, a note or an author's reading on a page.
struct InsetJSON: Encodable, Sendable {
    /// `picture`, `plate`, `note` or `ruby`.
    var kind: String
    var start: Int
    var sha256: String?
    var mediaType: String?
    var width: Int?
    var height: Int?
    var alternative: String?
    var sign: String?
    var text: String?
    /// The characters under an author's reading.
    var base: String?
    var reading: String?

    init(_ inset: Inset) {
        start = inset.place
        switch inset.content {
        case .picture(let picture, let alternative, let isPlate):
            kind = isPlate ? "plate" : "picture"
            sha256 = picture.digest
            mediaType = picture.mediaType
            width = picture.width
            height = picture.height
            self.alternative = alternative
        case .note(let note):
            kind = "note"
            sign = note.sign
            text = note.text
        case .ruby(let ruby):
            kind = "ruby"
            base = ruby.base
            reading = ruby.reading
        }
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
