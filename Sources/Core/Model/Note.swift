/// What a learner wants to remember of one word; its cards ask for it in one way or another.
public struct Note: Hashable, Sendable {
    public var id: SerialID<Note>
    public var language: LanguageTag
    public var word: String
    /// Marked pinyin or kana; empty where there is none.
    public var reading: String
    public var definition: String
    /// The sentence it was met in, or an example.
    public var sentence: String
    /// What the sentence means.
    public var translation: String
    /// Names of pictures among the learner's media, each on a line of its own; empty for none.
    public var picture: String
    /// Names of recordings of the word among the learner's media, each on a line of its own; empty for none.
    public var audio: String
    /// In small letters, without spaces.
    public var tags: [String]
    /// HSK or CEFR level, such as "HSK 3" or "B1"; empty for none.
    public var level: String
    /// Where the word was met.
    public var bookID: ID<Book>?
    /// The page it was met on, from 1.
    public var page: Int?
    /// What identifies the note when its deck is imported again.
    public var guid: String
    public var createdAt: Timestamp
    public var updatedAt: Timestamp

    public init(
        id: SerialID<Note>, language: LanguageTag, word: String, reading: String = "", definition: String = "",
        sentence: String = "", translation: String = "", picture: String = "", audio: String = "", tags: [String] = [],
        level: String = "", bookID: ID<Book>? = nil, page: Int? = nil, guid: String, createdAt: Timestamp,
        updatedAt: Timestamp
    ) {
        self.id = id
        self.language = language
        self.word = word
        self.reading = reading
        self.definition = definition
        self.sentence = sentence
        self.translation = translation
        self.picture = picture
        self.audio = audio
        self.tags = tags
        self.level = level
        self.bookID = bookID
        self.page = page
        self.guid = guid
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

extension Note {
    /// The names in ``picture``, in order.
    public var pictures: [String] { Self.names(in: picture) }

    /// The names in ``audio``, in order.
    public var recordings: [String] { Self.names(in: audio) }

    /// Whether the note has no text of its own to show: its word is the name of its picture or of its recording, as
    /// that of a card whose front is nothing else.
    public var isNamedAfterMedium: Bool { pictures.contains(word) || recordings.contains(word) }

    /// Names of media as ``picture`` and ``audio`` hold them. No name has a line feed in it.
    public static func field(of names: [String]) -> String {
        var field = ""
        for name in names { field += field.isEmpty ? name : "\n" + name }
        return field
    }

    /// The names that ``picture`` or ``audio`` hold.
    public static func names(in field: String) -> [String] {
        field.unicodeScalars.split(separator: "\n").map { String($0) }
    }
}

#if !hasFeature(Embedded)
extension Note: Codable {}
#endif
