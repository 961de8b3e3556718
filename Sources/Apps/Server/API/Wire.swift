import Library
import Model

/// The API's messages, except ``EntryJSON`` and ``TokenJSON``. Times are milliseconds since 1970.
enum Wire {
    struct Book: Encodable {
        var id: ID<Model.Book>
        var title: String
        var author: String?
        var language: Language
        var level: String?
        var source: String
        var pageCount: Int
        var characterCount: Int
        var lastPage: Int
        var createdAt: Timestamp
        var updatedAt: Timestamp
        var openedAt: Timestamp?
        var finishedAt: Timestamp?
        var hasCover: Bool
        var coverage: Coverage?
    }

    struct Chapter: Encodable {
        var title: String
        var firstPage: Int
    }

    struct Coverage: Encodable {
        var runningWords: Int
        var knownRunningWords: Int
        var differentWords: Int
        var knownDifferentWords: Int
    }

    struct Page: Encodable {
        var number: Int
        var pageCount: Int
        var chapter: String?
        var text: String
        var tokens: [TokenJSON]
    }

    struct NewBook: Decodable {
        var title: String?
        var author: String?
        /// Checked when the book is imported.
        var language: String?
        var text: String
    }

    /// Omitted fields stay unchanged; an empty author is removed.
    struct Rename: Decodable {
        var title: String?
        var author: String?
    }

    struct Text: Decodable {
        var text: String
        var language: Language?
    }

    struct MarkedWord: Encodable {
        var language: Language
        var word: String
        var status: String
        var reading: String?
        var meaning: String?
        var level: Int?
        var sentence: String?
        var bookId: ID<Model.Book>?
        var page: Int?
        var timesMarked: Int
        var createdAt: Timestamp
        var updatedAt: Timestamp
    }

    struct NewMark: Decodable {
        var language: Language?
        var word: String
        var status: String?
        var reading: String?
        var sentence: String?
        var bookId: ID<Model.Book>?
        /// From 1.
        var page: SentNumber?
        /// False removes the mark.
        var marked: Bool?
    }

    struct Status: Decodable {
        var status: String?
        var reading: String?
        var sentence: String?
        var bookId: ID<Model.Book>?
        /// From 1.
        var page: SentNumber?
    }

    struct Batch: Decodable {
        var changes: [NewMark]
    }

    struct BatchAnswer: Encodable {
        var synced: Int
        var failed: Int
        var lastSyncAt: Timestamp
    }

    struct Word: Encodable {
        var language: Language
        var word: String
        var reading: String?
        var status: String?
        var entries: [EntryJSON]
        var examples: [Example]
    }

    struct Example: Encodable {
        var sentence: String
        var bookId: ID<Model.Book>
        var page: Int
    }

    struct Correction: Codable {
        var language: Language
        var parts: [String]
        var readings: [String?]?
    }

    struct Session: Encodable {
        var id: ID<ReadingSession>
        var bookId: ID<Model.Book>
        var startedAt: Timestamp
        var lastSeenAt: Timestamp
        var hasEnded: Bool
        var activeSeconds: Int
        var charactersRead: Int
        var wordsLookedUp: Int
        var wordsMarked: Int
        var newWords: Int
    }

    struct Error: Encodable {
        /// The stable name of the problem.
        var error: String
        /// What happened, what was kept, what to do next.
        var message: String
    }
}

extension Wire.Book {
    init(_ book: Book, coverage: Wire.Coverage? = nil) {
        self.init(
            id: book.id, title: book.title, author: book.author, language: book.language, level: book.level,
            source: book.source,
            pageCount: book.pageCount, characterCount: book.scalarCount, lastPage: book.lastPage,
            createdAt: book.createdAt,
            updatedAt: book.updatedAt, openedAt: book.openedAt, finishedAt: book.finishedAt, hasCover: book.hasCover,
            coverage: coverage)
    }
}

extension Wire.MarkedWord {
    init(_ word: MarkedWord) {
        let mark = word.mark
        self.init(
            language: mark.language, word: mark.word, status: mark.status.rawValue, reading: mark.reading,
            meaning: word.gloss, level: word.level,
            sentence: mark.sentence, bookId: mark.bookID, page: mark.page, timesMarked: mark.timesMarked,
            createdAt: mark.createdAt,
            updatedAt: mark.updatedAt)
    }
}

extension Wire.Session {
    init(_ session: ReadingSession) {
        self.init(
            id: session.id, bookId: session.bookID, startedAt: session.startedAt, lastSeenAt: session.lastSeenAt,
            hasEnded: session.hasEnded,
            activeSeconds: session.activeSeconds, charactersRead: session.charactersRead,
            wordsLookedUp: session.wordsLookedUp,
            wordsMarked: session.wordsMarked, newWords: session.newWords)
    }
}
