/// What a learner wants to remember about one word. Its cards ask for it in different ways.
public struct Note: Hashable, Sendable {
    public var id: SerialID<Note>
    public var language: LanguageTag
    public var word: String
    /// Marked pinyin or kana; may be empty.
    public var reading: String
    public var definition: String
    /// The sentence where the learner met it, or an example.
    public var sentence: String
    /// The meaning of the sentence.
    public var translation: String
    /// The names of pictures among the learner's media, one per line; may be empty.
    public var picture: String
    /// The names of recordings of the word among the learner's media, one per line; may be empty.
    public var audio: String
    /// In lower case, without spaces.
    public var tags: [String]
    /// The HSK or CEFR level, such as "HSK 3" or "B1"; may be empty.
    public var level: String
    /// The book where the learner met it.
    public var bookID: ID<Book>?
    /// The page where the learner met it, from 1.
    public var page: Int?
    /// Identifies the note when its deck is imported again.
    public var guid: String
    public var createdAt: Timestamp
    public var updatedAt: Timestamp
    /// Another spelling of the word: the traditional form of a Chinese one, the usual spelling in kanji of a Japanese one in
    /// kana; empty if there is none.
    public var variant: String

    public init(
        id: SerialID<Note>, language: LanguageTag, word: String, reading: String = "", definition: String = "",
        sentence: String = "", translation: String = "", picture: String = "", audio: String = "", tags: [String] = [],
        level: String = "", bookID: ID<Book>? = nil, page: Int? = nil, guid: String, createdAt: Timestamp,
        updatedAt: Timestamp, variant: String = ""
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
        self.variant = variant
    }
}

extension Note {
    /// The names in ``picture``, in order.
    public var pictures: [String] { Self.names(in: picture) }

    /// The names in ``audio``, in order.
    public var recordings: [String] { Self.names(in: audio) }

    /// Whether the note has no text of its own: its word is the name of its picture or recording, as for a card whose
    /// front has nothing else.
    public var isNamedAfterMedium: Bool { pictures.contains(word) || recordings.contains(word) }

    /// Returns the spelling of the word to show, and another one to show beside it; the latter is empty if there is none.
    ///
    /// - Parameter script: The learner's choice. Without one, a Chinese word is written as in its sentence. A word of a
    ///   simplified text that is shown so has no other spelling beside it.
    public func spellings(in script: Preferences.Script) -> (main: String, other: String) {
        guard !variant.isEmpty, variant != word else { return (word, "") }
        guard language.language == .chinese else { return (word, variant) }
        let isSimplified = sentence.holds(word)
        switch script {
        case .traditional: return (variant, word)
        case .original where !isSimplified && sentence.holds(variant): return (variant, word)
        case .original, .simplified: return (word, isSimplified ? "" : variant)
        }
    }

    /// Returns media names in the format of ``picture`` and ``audio``. No name contains a line feed.
    public static func field(of names: [String]) -> String {
        var field = ""
        for name in names { field += field.isEmpty ? name : "\n" + name }
        return field
    }

    /// Returns the names in a value of ``picture`` or ``audio``.
    public static func names(in field: String) -> [String] {
        field.unicodeScalars.split(separator: "\n").map { String($0) }
    }
}

#if !hasFeature(Embedded)
extension Note: Encodable {}
#endif
