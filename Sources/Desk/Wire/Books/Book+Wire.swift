import Model
import Proficiency

/// What the API and commands say of a book alike.
private struct BookFields: Encodable {
    var id: ID<Book>
    var title: String
    var author: String?
    var language: Language
    var lastPage: Int

    init(_ book: Book) {
        id = book.id
        title = book.title
        author = book.author
        language = book.language
        lastPage = book.lastPage
    }
}

/// A book in the API.
public struct BookJSON: Encodable, Sendable {
    private let book: Book
    private let coverage: CoverageJSON?

    /// - Parameter coverage: How much of it the learner knows; nil to leave it out.
    public init(_ book: Book, coverage: Coverage? = nil) {
        self.book = book
        self.coverage = coverage.map { CoverageJSON($0) }
    }

    private enum CodingKeys: String, CodingKey {
        case level, source, pageCount, characterCount, createdAt, updatedAt, openedAt, finishedAt, hasCover, coverage,
            otherLanguage
    }

    public func encode(to encoder: any Encoder) throws {
        try BookFields(book).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(book.level, forKey: .level)
        try container.encode(book.source, forKey: .source)
        try container.encode(book.pageCount, forKey: .pageCount)
        try container.encode(book.scalarCount, forKey: .characterCount)
        try container.encode(book.createdAt, forKey: .createdAt)
        try container.encode(book.updatedAt, forKey: .updatedAt)
        try container.encodeIfPresent(book.openedAt, forKey: .openedAt)
        try container.encodeIfPresent(book.finishedAt, forKey: .finishedAt)
        try container.encode(book.hasCover, forKey: .hasCover)
        try container.encodeIfPresent(coverage, forKey: .coverage)
        try container.encodeIfPresent(book.otherLanguage, forKey: .otherLanguage)
    }
}

/// A book as commands print it.
public struct PrintedBook: Encodable, Sendable {
    private let book: Book

    public init(_ book: Book) { self.book = book }

    private enum CodingKeys: String, CodingKey { case pages, characters }

    public func encode(to encoder: any Encoder) throws {
        try BookFields(book).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(book.pageCount, forKey: .pages)
        try container.encode(book.scalarCount, forKey: .characters)
    }
}

/// How much of a book the learner knows.
struct CoverageJSON: Encodable {
    var runningWords: Int
    var knownRunningWords: Int
    var differentWords: Int
    var knownDifferentWords: Int

    init(_ coverage: Coverage) {
        runningWords = coverage.runningWords
        knownRunningWords = coverage.knownRunningWords
        differentWords = coverage.differentWords
        knownDifferentWords = coverage.knownDifferentWords
    }
}

/// A chapter of a book, in the API and in the export.
public struct ChapterJSON: Encodable, Sendable {
    var title: String
    var firstPage: Int

    public init(_ chapter: Chapter) {
        title = chapter.title
        firstPage = chapter.firstPage
    }
}

/// A text that becomes a book.
public struct SentBook: Decodable, Sendable {
    public var title: String?
    public var author: String?
    /// Checked when the book is imported.
    public var language: String?
    public var text: String
}

/// What to change of a book. Omitted fields stay unchanged; an empty author is removed.
public struct SentBookChange: Decodable, Sendable {
    public var title: String?
    public var author: String?
    /// Checked when the book is changed.
    public var language: String?
}
