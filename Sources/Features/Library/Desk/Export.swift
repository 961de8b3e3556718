import Foundation
import Lexicon
import Model
import Storage

extension Desk {
    /// What the dictionaries were compiled from; everything with a count of 0 where there is no lexicon.
    public var dataSets: [LexiconBuilder.Part] {
        lexicon?.parts
            ?? DataSet.all.map {
                LexiconBuilder.Part(
                    name: $0.name, version: $0.version, licence: $0.licence, home: $0.home, purpose: $0.purpose,
                    count: 0)
            }
    }

    private struct ExportedBook: Encodable {
        var id: ID<Book>
        var title: String
        var author: String?
        var language: Language
        var level: String?
        var source: String
        var lastPage: Int
        var createdAt: Timestamp
        var finishedAt: Timestamp?
        var chapters: [ExportedChapter]
        var pages: [String]
    }

    private struct ExportedChapter: Encodable {
        var title: String
        var firstPage: Int
    }

    private struct ExportedMark: Encodable {
        var language: Language
        var word: String
        var status: String
        var reading: String?
        var sentence: String?
        var bookID: ID<Book>?
        var page: Int?
        var timesMarked: Int
        var createdAt: Timestamp
        var updatedAt: Timestamp
    }

    private struct ExportedCorrection: Encodable {
        var language: Language
        var parts: [String]
        var readings: [String?]
        var updatedAt: Timestamp
    }

    private struct ExportedSession: Encodable {
        var id: ID<ReadingSession>
        var bookID: ID<Book>
        var startedAt: Timestamp
        var lastSeenAt: Timestamp
        var activeSeconds: Int
        var charactersRead: Int
        var wordsLookedUp: Int
        var wordsMarked: Int
        var newWords: Int
    }

    private struct Export<Review: Encodable, Models: Encodable>: Encodable {
        var format = "glossa-export-1"
        var exportedAt: Timestamp
        var preferences: Preferences
        var books: [ExportedBook]
        var marks: [ExportedMark]
        var corrections: [ExportedCorrection]
        var sessions: [ExportedSession]
        var review: Review?
        var models: Models?
    }

    /// Everything the learner has, as JSON: times are milliseconds since 1970, pages are texts in order.
    ///
    /// - Parameters:
    ///   - review: Decks, cards and answers, which another feature keeps.
    ///   - models: Language models without their keys, which another feature keeps, too.
    public func export(
        at now: Timestamp, review: (some Encodable & Sendable)? = String?.none,
        models: (some Encodable & Sendable)? = String?.none
    ) async throws -> Data {
        var exported: [ExportedBook] = []
        let learner = learner
        for book in try await books() {
            let pages = try await database.read(learner) { reader in
                try reader.rows(
                    "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number",
                    [SQLValue(book.id), SQLValue(learner)]
                )
                .map { try $0.text("text") }
            }
            exported.append(
                ExportedBook(
                    id: book.id, title: book.title, author: book.author, language: book.language, level: book.level,
                    source: book.source,
                    lastPage: book.lastPage, createdAt: book.createdAt, finishedAt: book.finishedAt,
                    chapters: try await chapters(of: book.id).map {
                        ExportedChapter(title: $0.title, firstPage: $0.firstPage)
                    }, pages: pages))
        }
        let export = Export(
            exportedAt: now, preferences: try await preferences(), books: exported,
            marks: try await markedWords().map(\.mark).map {
                ExportedMark(
                    language: $0.language, word: $0.word, status: $0.status.rawValue, reading: $0.reading,
                    sentence: $0.sentence,
                    bookID: $0.bookID, page: $0.page, timesMarked: $0.timesMarked, createdAt: $0.createdAt,
                    updatedAt: $0.updatedAt)
            },
            corrections: try await corrections().map {
                ExportedCorrection(
                    language: $0.language, parts: $0.parts, readings: $0.readings, updatedAt: $0.updatedAt)
            },
            sessions: try await sessions(limit: 1_000_000).map {
                ExportedSession(
                    id: $0.id, bookID: $0.bookID, startedAt: $0.startedAt, lastSeenAt: $0.lastSeenAt,
                    activeSeconds: $0.activeSeconds,
                    charactersRead: $0.charactersRead, wordsLookedUp: $0.wordsLookedUp, wordsMarked: $0.wordsMarked,
                    newWords: $0.newWords)
            }, review: review, models: models)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(export)
    }
}
