/// The words of one day: a handful of cards to look through, made once each morning.
public struct DailyWords: Hashable, Sendable {
    /// Who chose the words.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        /// A language model.
        case model
        /// Frequency lists, levels and tables of words, without a language model.
        case lists
    }

    /// The learner's day, which begins at five in the morning.
    public let day: CalendarDate
    public let language: Language
    public let level: Difficulty
    public let origin: Origin
    /// In the order in which they are shown; at least one.
    public var cards: [DailyWord]
    public let madeAt: Timestamp

    public init(
        day: CalendarDate, language: Language, level: Difficulty, origin: Origin, cards: [DailyWord],
        madeAt: Timestamp
    ) {
        self.day = day
        self.language = language
        self.level = level
        self.origin = origin
        self.cards = cards
        self.madeAt = madeAt
    }

    /// How many cards have been looked at.
    public var seen: Int { cards.count { $0.seenAt != nil } }

    /// Whether every card has been looked at.
    public var isDone: Bool { seen == cards.count }

    /// The number of the first card that has not been looked at, from 1; nil once all have.
    public var next: Int? { cards.first { $0.seenAt == nil }?.number }

    /// Whether the learner has chosen another language or level since and has not begun with these words.
    public func givesWay(to language: Language, _ level: Difficulty) -> Bool {
        seen == 0 && !cards.contains { $0.addedAt != nil } && (self.language != language || self.level != level)
    }

    /// A card by its number, from 1.
    public func card(_ number: Int) -> DailyWord? { cards.first { $0.number == number } }
}

/// A word of the day.
public struct DailyWord: Hashable, Sendable {
    /// Its place among the cards of its day, from 1.
    public let number: Int
    public var word: String
    /// Pinyin with tone marks, or kana; from the dictionaries or from MeCab. Empty for English.
    public var reading: String
    /// The first meanings of the dictionary, in English.
    public var meaning: String
    /// Nil where none was found.
    public var sentence: ExampleSentence?
    /// HSK level from 1 to 7; nil outside the lists.
    public var level: Int?
    /// The interest for which it was chosen; nil for a word that everybody needs.
    public var interest: LearningPreferences.Interest?
    /// When the learner went on from it; nil before.
    public var seenAt: Timestamp?
    /// When it was added to a review deck; nil where it was not.
    public var addedAt: Timestamp?

    public init(
        number: Int, word: String, reading: String, meaning: String, sentence: ExampleSentence? = nil,
        level: Int? = nil, interest: LearningPreferences.Interest? = nil, seenAt: Timestamp? = nil,
        addedAt: Timestamp? = nil
    ) {
        self.number = number
        self.word = word
        self.reading = reading
        self.meaning = meaning
        self.sentence = sentence
        self.level = level
        self.interest = interest
        self.seenAt = seenAt
        self.addedAt = addedAt
    }
}
