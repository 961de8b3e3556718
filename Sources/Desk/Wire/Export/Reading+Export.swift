import Formats
import Model
import Reading
import Storage

/// A setting of one device; the learner's own are the preferences.
private struct ExportedSetting: Encodable {
    var device: String
    var name: String
    var value: String
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

    init(_ mark: Mark) {
        language = mark.language
        word = mark.word
        status = mark.status.rawValue
        reading = mark.reading
        sentence = mark.sentence
        bookID = mark.bookID
        page = mark.page
        timesMarked = mark.timesMarked
        createdAt = mark.createdAt
        updatedAt = mark.updatedAt
    }
}

private struct ExportedCorrection: Encodable {
    let correction: CorrectionJSON
    let updatedAt: Timestamp

    private enum CodingKeys: String, CodingKey { case updatedAt }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(updatedAt, forKey: .updatedAt)
        try correction.encode(to: encoder)
    }
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

    init(_ session: ReadingSession) {
        id = session.id
        bookID = session.bookID
        startedAt = session.startedAt
        lastSeenAt = session.lastSeenAt
        activeSeconds = session.activeSeconds
        charactersRead = session.charactersRead
        wordsLookedUp = session.wordsLookedUp
        wordsMarked = session.wordsMarked
        newWords = session.newWords
    }
}

/// A picture or a note on a page; the section `bookPictures` has the bytes of pictures.
private struct ExportedInset: Encodable {
    var page: Int
    var inset: Inset

    private enum CodingKeys: String, CodingKey { case page }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(page, forKey: .page)
        try InsetJSON(inset).encode(to: encoder)
    }
}

extension ExportSection {
    static let preferences = value("preferences") { try $0.preferences() }

    static let deviceSettings = array("deviceSettings") { json, reader in
        try reader.forEachDeviceSetting { device, name, value throws(StorageError) in
            try json.row(ExportedSetting(device: device, name: name, value: value))
        }
    }

    /// Books that are not deleted, with the texts of their pages in order.
    static let books = array("books") { json, reader in
        for book in try reader.books() { try json.object { try write(book, to: json, reader) } }
    }

    /// All pictures in the texts of books, in Base64, by the id of the book and their SHA-256.
    static let bookPictures = object("bookPictures") { json, reader in
        var pictures: [(book: ID<Book>, digest: String)] = []
        try reader.forEachBookPicture { book, picture, _ in pictures.append((book, picture.digest)) }
        for (book, digest) in pictures {
            var isWritten = false
            try json.base64(as: "\(book)/\(digest)") {
                guard !isWritten else { return [] }
                isWritten = true
                return try reader.picture(digest, of: book).bytes
            }
        }
    }

    static let marks = array("marks") { json, reader in
        try reader.forEachMark { mark throws(StorageError) in try json.row(ExportedMark(mark)) }
    }

    static let corrections = array("corrections") { json, reader in
        for correction in try reader.corrections() {
            try json.value(
                ExportedCorrection(correction: CorrectionJSON(correction), updatedAt: correction.updatedAt))
        }
    }

    static let sessions = array("sessions") { json, reader in
        try reader.forEachSession { session throws(StorageError) in try json.row(ExportedSession(session)) }
    }

    private static func write(_ book: Book, to json: JSONStream, _ reader: Reader) throws {
        try json.value(book.id, as: "id")
        try json.value(book.title, as: "title")
        if let author = book.author { try json.value(author, as: "author") }
        try json.value(book.language, as: "language")
        if let level = book.level { try json.value(level, as: "level") }
        try json.value(book.source, as: "source")
        try json.value(book.lastPage, as: "lastPage")
        try json.value(book.createdAt, as: "createdAt")
        if let finished = book.finishedAt { try json.value(finished, as: "finishedAt") }
        try json.value(try reader.chapters(of: book.id).map { ChapterJSON($0) }, as: "chapters")
        try json.array("pages") {
            try reader.forEachText(of: book.id) { text throws(StorageError) in try json.row(text) }
        }
        try json.array("insets") {
            try reader.forEachInset(of: book.id) { page, inset throws(StorageError) in
                try json.row(ExportedInset(page: page, inset: inset))
            }
        }
    }
}
