/// A text that the learner reads: what a library shelf shows of it. Its text is in its passages.
public struct Book: Hashable, Sendable {
    public let id: ID<Book>
    public var title: String
    public var author: String?
    public var language: Language
    /// The level a graded story was written for, as printed ("HSK 3"); nil for other books.
    public var level: String?
    /// Where it came from: a file's name, "paste", or "shelf".
    public var source: String
    /// Number of pages (passages); at least 1.
    public var pageCount: Int
    /// Unicode scalars in the whole book.
    public var scalarCount: Int
    /// The page the learner was last on, from 1.
    public var lastPage: Int
    public var hasCover: Bool
    public var createdAt: Timestamp
    public var updatedAt: Timestamp
    /// When the learner last had it open; nil for a book never opened.
    public var openedAt: Timestamp?
    /// When the learner first ended a sitting on the last page, or went past it; nil for a book not finished.
    public var finishedAt: Timestamp?

    public init(
        id: ID<Book>, title: String, author: String?, language: Language, level: String? = nil, source: String,
        pageCount: Int, scalarCount: Int, lastPage: Int = 1, hasCover: Bool = false, createdAt: Timestamp,
        updatedAt: Timestamp, openedAt: Timestamp? = nil, finishedAt: Timestamp? = nil
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.language = language
        self.level = level
        self.source = source
        self.pageCount = pageCount
        self.scalarCount = scalarCount
        self.lastPage = lastPage
        self.hasCover = hasCover
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.openedAt = openedAt
        self.finishedAt = finishedAt
    }
}

/// A named part of a book.
public struct Chapter: Hashable, Sendable {
    /// Position in the book, from 0.
    public let index: Int
    public var title: String
    /// The page on which it begins, from 1.
    public var firstPage: Int

    public init(index: Int, title: String, firstPage: Int) {
        self.index = index
        self.title = title
        self.firstPage = firstPage
    }
}

/// One page of a book: its text as it was imported. Paragraphs are separated by a line feed.
public struct Passage: Hashable, Sendable {
    /// The page's number, from 1.
    public let number: Int
    /// The chapter it belongs to, as an index into the book's chapters.
    public let chapter: Int
    public let text: String

    public init(number: Int, chapter: Int, text: String) {
        self.number = number
        self.chapter = chapter
        self.text = text
    }
}
