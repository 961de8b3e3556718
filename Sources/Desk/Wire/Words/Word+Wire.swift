import Model

/// A word with its entries and its places in the learner's books, in the API.
public struct WordJSON: Encodable, Sendable {
    struct Example: Encodable {
        var sentence: String
        var bookId: ID<Book>
        var page: Int
    }

    /// A sense that a card can teach.
    struct Sense: Encodable {
        var number: Int
        var text: String
        var reading: String
        var partOfSpeech: String?

        private enum CodingKeys: String, CodingKey { case number, text, reading, partOfSpeech }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .number)
            try container.encode(text, forKey: .text)
            try container.encode(reading, forKey: .reading)
            try container.encode(partOfSpeech, forKey: .partOfSpeech)
        }
    }

    /// What an inflected word is a form of.
    struct Inflection: Encodable {
        var base: String
        /// The names of its ``InflectionStep``s, in their order.
        var steps: [String]
    }

    var language: Language
    var word: String
    var reading: String?
    var inflection: Inflection?
    var status: String?
    var entries: [EntryJSON]
    var senses: [Sense]
    var examples: [Example]

    /// - Parameters:
    ///   - senses: Those that a card can teach, by number.
    ///   - language: The language that was asked for.
    public init(_ card: WordCard, senses: [TeachableSense], in language: Language) {
        self.language = language
        word = card.word
        reading = card.reading
        inflection = card.inflection.map { Inflection(base: $0.base, steps: $0.steps.map(\.rawValue)) }
        status = card.mark?.status.rawValue
        entries = card.entries.map { EntryJSON($0) }
        self.senses = senses.map {
            Sense(number: $0.number, text: $0.text, reading: $0.reading, partOfSpeech: $0.partOfSpeech)
        }
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
