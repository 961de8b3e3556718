import Model

/// A word with its entries and its places in the learner's books, in the API.
public struct WordJSON: Encodable, Sendable {
    struct Example: Encodable {
        var sentence: String
        var bookId: ID<Book>
        var page: Int
    }

    var language: Language
    var word: String
    var reading: String?
    var status: String?
    var entries: [EntryJSON]
    var examples: [Example]

    /// - Parameter language: The language that was asked for.
    public init(_ card: WordCard, in language: Language) {
        self.language = language
        word = card.word
        reading = card.reading
        status = card.mark?.status.rawValue
        entries = card.entries.map { EntryJSON($0) }
        examples = card.examples.map {
            Example(sentence: $0.before + $0.match + $0.after, bookId: $0.book.id, page: $0.page)
        }
    }
}

/// A text to analyse.
public struct SentText: Decodable, Sendable {
    public var text: String
    public var language: Language?
}
