/// A text in the learner's library. Its passages hold the text itself.
public struct Book: Hashable, Sendable {
    public let id: ID<Book>
    public var title: String
    public var author: String?
    public var language: Language
    /// The language of its text if Glossa does not have it: the text is then read as one of ``language``, and its words
    /// have no meanings. Nil for a book in a language of Glossa's, and for one whose language the learner has chosen.
    public var otherLanguage: LanguageTag?
    /// The level a graded story was written for, as printed ("HSK 3"); nil for other books.
    public var level: String?
    /// The source: a file name, "paste", or "shelf".
    public var source: String
    /// The number of pages (passages); at least 1.
    public var pageCount: Int
    /// Unicode scalars in the whole book.
    public var scalarCount: Int
    /// The page the learner last read, from 1.
    public var lastPage: Int
    public var hasCover: Bool
    /// Whether the file sets its lines from top to bottom, as Japanese novels are.
    public var isVertical: Bool
    public var createdAt: Timestamp
    public var updatedAt: Timestamp
    /// When the learner last opened the book; nil if never.
    public var openedAt: Timestamp?
    /// When the learner first ended a session on the last page or went past it; nil if the book is not finished.
    public var finishedAt: Timestamp?

    public init(
        id: ID<Book>, title: String, author: String?, language: Language, otherLanguage: LanguageTag? = nil,
        level: String? = nil, source: String, pageCount: Int, scalarCount: Int, lastPage: Int = 1,
        hasCover: Bool = false, isVertical: Bool = false,
        createdAt: Timestamp, updatedAt: Timestamp, openedAt: Timestamp? = nil, finishedAt: Timestamp? = nil
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.language = language
        self.otherLanguage = otherLanguage
        self.level = level
        self.source = source
        self.pageCount = pageCount
        self.scalarCount = scalarCount
        self.lastPage = lastPage
        self.hasCover = hasCover
        self.isVertical = isVertical
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.openedAt = openedAt
        self.finishedAt = finishedAt
    }
}

/// A named part of a book.
public struct Chapter: Hashable, Sendable {
    /// The position in the book, from 0.
    public let index: Int
    public var title: String
    /// The first page, from 1.
    public var firstPage: Int

    public init(index: Int, title: String, firstPage: Int) {
        self.index = index
        self.title = title
        self.firstPage = firstPage
    }
}

/// One page of a book, as imported. A line feed separates paragraphs.
public struct Passage: Hashable, Sendable {
    /// The page number, from 1.
    public let number: Int
    /// The index of its chapter in the book's chapters.
    public let chapter: Int
    public let text: String

    public init(number: Int, chapter: Int, text: String) {
        self.number = number
        self.chapter = chapter
        self.text = text
    }
}

#if !hasFeature(Embedded)
extension Book: Codable {}
#endif
