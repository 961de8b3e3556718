import Library
import Model
import Reading

/// What the API and commands say of a marked word alike.
private struct MarkFields: Encodable {
    var language: Language
    var word: String
    var status: String
    var reading: String?
    var meaning: String?
    var level: Int?
    var sentence: String?
    var timesMarked: Int

    init(_ word: MarkedWord) {
        language = word.mark.language
        self.word = word.mark.word
        status = word.mark.status.rawValue
        reading = word.mark.reading
        meaning = word.gloss
        level = word.level
        sentence = word.mark.sentence
        timesMarked = word.mark.timesMarked
    }
}

/// A marked word in the API.
public struct MarkedWordJSON: Encodable, Sendable {
    private let word: MarkedWord

    public init(_ word: MarkedWord) { self.word = word }

    private enum CodingKeys: String, CodingKey { case bookId, page, createdAt, updatedAt }

    public func encode(to encoder: any Encoder) throws {
        try MarkFields(word).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(word.mark.bookID, forKey: .bookId)
        try container.encodeIfPresent(word.mark.page, forKey: .page)
        try container.encode(word.mark.createdAt, forKey: .createdAt)
        try container.encode(word.mark.updatedAt, forKey: .updatedAt)
    }
}

/// A marked word as `glossa words` prints it.
public struct PrintedMarkedWord: Encodable, Sendable {
    private let word: MarkedWord

    public init(_ word: MarkedWord) { self.word = word }

    public func encode(to encoder: any Encoder) throws { try MarkFields(word).encode(to: encoder) }
}

/// A word to mark.
public struct SentMark: Decodable, Sendable {
    public var language: Language?
    public var word: String
    public var status: String?
    public var reading: String?
    public var sentence: String?
    public var bookId: ID<Book>?
    /// From 1.
    public var page: SentNumber?
    /// False removes the mark.
    public var marked: Bool?

    /// The mark of a word that the path names.
    public init(_ word: String, in language: Language, as sent: SentWordStatus) {
        self.language = language
        self.word = word
        status = sent.status
        reading = sent.reading
        sentence = sent.sentence
        bookId = sent.bookId
        page = sent.page
    }

    /// What it changes.
    public var change: MarkChange {
        get throws(FieldFault) {
            let language = Desk.language(of: word, named: language)
            if marked == false { return MarkChange(word, in: language, as: nil) }
            var context = MarkContext(reading: reading, sentence: sentence, book: bookId)
            do throws(OutOfBounds) { context.page = try page?.within(.page, "page") } catch { throw .number(error) }
            do throws(NotAChoice) {
                return MarkChange(word, in: language, as: try WordStatus(ofMark: status), context: context)
            } catch { throw .choice(error) }
        }
    }
}

/// The status of a word that the path names.
public struct SentWordStatus: Decodable, Sendable {
    public var status: String?
    public var reading: String?
    public var sentence: String?
    public var bookId: ID<Book>?
    /// From 1.
    public var page: SentNumber?
}

/// Words to mark, each by itself.
public struct SentMarks: Decodable, Sendable {
    public var changes: [SentMark]

    /// What each of them changes; nil for one that cannot be read.
    public var read: [MarkChange?] { changes.map { try? $0.change } }
}

/// What became of ``SentMarks``.
public struct MarksJSON: Encodable, Sendable {
    var synced: Int
    var failed: Int
    var lastSyncAt: Timestamp

    /// - Parameters:
    ///   - refused: The number of changes that are not saved.
    ///   - count: The number of changes that were sent.
    public init(refused: Int, of count: Int, at now: Timestamp) {
        synced = count - refused
        failed = refused
        lastSyncAt = now
    }
}
