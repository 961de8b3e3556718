import Formats
import Lexicon
import LexiconCompiler
import Model
import Reading
import Storage

extension Desk {
    /// The sources of the compiled dictionaries; all with a count of 0 if there is no lexicon.
    public var dataSets: [CompiledDataSet] {
        lexicon?.parts
            ?? DataSet.all.map {
                CompiledDataSet(
                    name: $0.name, version: $0.version, licence: $0.licence, home: $0.home, purpose: $0.purpose,
                    count: 0)
            }
    }

    /// A setting of one device; the learner's own are the preferences.
    private struct ExportedSetting: Encodable {
        var device: String
        var name: String
        var value: String
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

    /// Writes the learner's library data as the members of an object: times are milliseconds since 1970, pages are
    /// texts in order.
    ///
    /// Streams row by row, because the data may exceed the available memory.
    public func export(to json: JSONStream, _ reader: Reader, at now: Timestamp) throws {
        try json.value("glossa-export-1", as: "format")
        try json.value(now, as: "exportedAt")
        try json.value(try reader.preferences(), as: "preferences")
        try json.array("deviceSettings") {
            let rows = try reader.rows(
                "SELECT device, name, value FROM setting WHERE learner_id = ? AND device <> '' ORDER BY device, name",
                [SQLValue(learner)])
            for row in rows {
                try json.value(
                    ExportedSetting(
                        device: try row.text("device"), name: try row.text("name"), value: try row.text("value")))
            }
        }
        try json.array("books") {
            for book in try reader.books() { try json.object { try export(book, to: json, reader) } }
        }
        try json.array("marks") {
            try reader.forEachRow(
                "SELECT \(Mark.columns) FROM mark WHERE learner_id = ? ORDER BY updated_at DESC, word",
                [SQLValue(learner)]
            ) { row in
                let mark = try Mark(row)
                try json.value(
                    ExportedMark(
                        language: mark.language, word: mark.word, status: mark.status.rawValue, reading: mark.reading,
                        sentence: mark.sentence, bookID: mark.bookID, page: mark.page, timesMarked: mark.timesMarked,
                        createdAt: mark.createdAt, updatedAt: mark.updatedAt))
            }
        }
        try json.array("corrections") {
            for correction in try Language.allCases.flatMap({ try reader.corrections($0) }) {
                try json.value(
                    ExportedCorrection(
                        language: correction.language, parts: correction.parts, readings: correction.readings,
                        updatedAt: correction.updatedAt))
            }
        }
        try json.array("sessions") {
            try reader.forEachRow(
                "SELECT \(ReadingSession.columns) FROM reading_session WHERE learner_id = ? ORDER BY started_at DESC",
                [SQLValue(learner)]
            ) { row in
                let session = try ReadingSession(row)
                try json.value(
                    ExportedSession(
                        id: session.id, bookID: session.bookID, startedAt: session.startedAt,
                        lastSeenAt: session.lastSeenAt, activeSeconds: session.activeSeconds,
                        charactersRead: session.charactersRead, wordsLookedUp: session.wordsLookedUp,
                        wordsMarked: session.wordsMarked, newWords: session.newWords))
            }
        }
    }

    private func export(_ book: Book, to json: JSONStream, _ reader: Reader) throws {
        try json.value(book.id, as: "id")
        try json.value(book.title, as: "title")
        if let author = book.author { try json.value(author, as: "author") }
        try json.value(book.language, as: "language")
        if let level = book.level { try json.value(level, as: "level") }
        try json.value(book.source, as: "source")
        try json.value(book.lastPage, as: "lastPage")
        try json.value(book.createdAt, as: "createdAt")
        if let finished = book.finishedAt { try json.value(finished, as: "finishedAt") }
        try json.value(
            try reader.chapters(of: book.id).map {
                ExportedChapter(title: $0.title, firstPage: $0.firstPage)
            }, as: "chapters")
        try json.array("pages") {
            try reader.forEachRow(
                "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number",
                [SQLValue(book.id), SQLValue(learner)]
            ) { try json.value(try $0.text(0)) }
        }
    }
}
