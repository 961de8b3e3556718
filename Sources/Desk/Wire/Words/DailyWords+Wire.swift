import DailyWords
import Model

/// A day's words in the JSON of commands and the API.
public struct DailyWordsJSON: Encodable, Sendable {
    /// A word of the day. Every field is always present; unknown values are null.
    public struct Card: Encodable, Sendable {
        private let card: DailyWord

        public init(_ card: DailyWord) { self.card = card }

        private enum CodingKeys: String, CodingKey {
            case number, word, reading, meaning, sentence, translation, source, book, level, interest, seenAt, addedAt
        }

        public func encode(to encoder: any Encoder) throws {
            let bookTitle = card.sentence?.bookTitle ?? ""
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(card.number, forKey: .number)
            try container.encode(card.word, forKey: .word)
            try container.encode(card.reading, forKey: .reading)
            try container.encode(card.meaning, forKey: .meaning)
            try container.encode(card.sentence?.text, forKey: .sentence)
            try container.encode(card.sentence?.translation, forKey: .translation)
            try container.encode(card.sentence?.source, forKey: .source)
            try container.encode(bookTitle.isEmpty ? nil : bookTitle, forKey: .book)
            try container.encode(card.level, forKey: .level)
            try container.encode(card.interest, forKey: .interest)
            try container.encode(card.seenAt, forKey: .seenAt)
            try container.encode(card.addedAt, forKey: .addedAt)
        }
    }

    var day: String
    var language: Language
    var level: Difficulty
    var origin: String
    var madeAt: Timestamp
    var seen: Int
    var cards: [Card]

    public init(_ dailyWords: DailyWords) {
        day = dailyWords.day.description
        language = dailyWords.language
        level = dailyWords.level
        origin = dailyWords.origin.rawValue
        madeAt = dailyWords.madeAt
        seen = dailyWords.seen
        cards = dailyWords.cards.map { Card($0) }
    }
}

/// Sentences for a word in the JSON of commands and the API.
public struct ExamplesJSON: Encodable, Sendable {
    var word: String
    var language: Language
    var madeAt: Timestamp?
    var isWaiting: Bool
    var sentences: [ExampleSentence]

    public init(_ examples: WordExamples, _ word: String, _ language: Language) {
        self.word = word
        self.language = language
        madeAt = examples.madeAt
        isWaiting = examples.isWaiting
        sentences = examples.sentences
    }
}
