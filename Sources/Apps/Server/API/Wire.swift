import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Pages

/// What the API sends and takes, beside ``EntryJSON`` and ``TokenJSON``. Times are milliseconds since 1970.
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
        var language: Language?
        var text: String
    }

    /// What is absent stays as it is; an empty author is taken away.
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
        var page: Int?
        /// False takes the mark away.
        var marked: Bool?
    }

    struct Status: Decodable {
        var status: String?
        var reading: String?
        var sentence: String?
        var bookId: ID<Model.Book>?
        var page: Int?
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
        /// A stable name of the problem.
        var error: String
        /// What happened, what was kept, what to do next.
        var message: String
    }
}

extension Wire.Book {
    init(_ book: Book, coverage: Wire.Coverage? = nil) {
        self.init(
            id: book.id, title: book.title, author: book.author, language: book.language, level: book.level, source: book.source,
            pageCount: book.pageCount, characterCount: book.scalarCount, lastPage: book.lastPage, createdAt: book.createdAt,
            updatedAt: book.updatedAt, openedAt: book.openedAt, finishedAt: book.finishedAt, hasCover: book.hasCover,
            coverage: coverage)
    }
}

extension Wire.MarkedWord {
    init(_ word: MarkedWord) {
        let mark = word.mark
        self.init(
            language: mark.language, word: mark.word, status: mark.status.rawValue, reading: mark.reading, meaning: word.gloss, level: word.level,
            sentence: mark.sentence, bookId: mark.bookID, page: mark.page, timesMarked: mark.timesMarked, createdAt: mark.createdAt,
            updatedAt: mark.updatedAt)
    }
}

extension Wire.Session {
    init(_ session: ReadingSession) {
        self.init(
            id: session.id, bookId: session.bookID, startedAt: session.startedAt, lastSeenAt: session.lastSeenAt, hasEnded: session.hasEnded,
            activeSeconds: session.activeSeconds, charactersRead: session.charactersRead, wordsLookedUp: session.wordsLookedUp,
            wordsMarked: session.wordsMarked, newWords: session.newWords)
    }
}

extension Response {
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .bytes(ByteBuffer(data: try encoder.encode(value)), type: "application/json", status: status, cache: "no-store")
    }

    /// An error that comes before any route is asked.
    static func refusal(_ name: String, _ message: String, _ status: HTTPResponse.Status) -> Response {
        (try? json(Wire.Error(error: name, message: message), status: status)) ?? .text(message + "\n", status: status)
    }

    static func apiError(_ error: any Swift.Error, _ problem: Problem, status: HTTPResponse.Status) -> Response {
        let told = Wording(.english).explain(problem)
        let message = (error as? LibraryError)?.description ?? (error as? FormError)?.description
            ?? [told.happened, told.kept, told.next].joined(separator: " ")
        let name = String(String(describing: problem).prefix { $0 != "(" })
        return refusal(name, message, status)
    }
}

extension Request {
    /// The JSON body.
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self, upTo limit: Int = 4 << 20) async throws -> Value {
        let buffer = try await collected(upTo: limit)
        guard !String(buffer: buffer).contains("\\u0000") else { throw FormError.unusable("a NUL character") }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(buffer.readableBytesView))
        } catch {
            throw FormError.unusable("a body that is not JSON of the documented shape")
        }
    }
}
