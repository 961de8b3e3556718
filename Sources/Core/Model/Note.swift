/// What a learner wants to remember of one word; its cards ask for it in one way or another.
public struct Note: Hashable, Sendable {
    public var id: SerialID<Note>
    public var language: Language
    public var word: String
    /// Marked pinyin or kana; empty where there is none.
    public var reading: String
    public var definition: String
    /// The sentence it was met in, or an example.
    public var sentence: String
    /// What the sentence means.
    public var translation: String
    /// Name of a picture among the learner's media; empty for none.
    public var picture: String
    /// Name of a recording among the learner's media; empty for none.
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
        id: SerialID<Note>, language: Language, word: String, reading: String = "", definition: String = "",
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

#if !hasFeature(Embedded)
extension Note: Codable {}
#endif
