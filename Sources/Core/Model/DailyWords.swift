/// The words of one day: a handful of cards, made once each morning.
public struct DailyWords: Hashable, Sendable {
    /// What chose the words.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        /// A language model.
        case model
        /// Frequency lists, levels and tables of words, without a language model.
        case lists
    }

    /// The learner's day, which begins at five in the morning for the daily words.
    public let day: CalendarDate
    public let language: Language
    public let level: Difficulty
    public let origin: Origin
    /// The cards in display order; at least one.
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

    /// The number of cards the learner has looked at.
    public var seen: Int { cards.count { $0.seenAt != nil } }

    /// Whether the learner has looked at every card.
    public var isDone: Bool { seen == cards.count }

    /// The number of the first unseen card, from 1; nil if there is none.
    public var next: Int? { cards.first { $0.seenAt == nil }?.number }

    /// Returns whether the language or level has changed since, and the learner has not started on these words.
    public func givesWay(to language: Language, _ level: Difficulty) -> Bool {
        seen == 0 && !cards.contains { $0.addedAt != nil } && (self.language != language || self.level != level)
    }

    /// Returns the number of the card to show: the wanted one, or else the first unseen one; one past the last card for the
    /// end.
    public func shown(_ wanted: Int?) -> Int {
        let end = cards.count + 1
        return min(max(wanted ?? next ?? end, 1), end)
    }

    /// Returns the card with a number, from 1.
    public func card(_ number: Int) -> DailyWord? { cards.first { $0.number == number } }
}

/// A word of the day.
public struct DailyWord: Hashable, Sendable {
    /// The position among the cards of its day, from 1.
    public let number: Int
    public var word: String
    /// Pinyin with tone marks, or kana; from Glossa's analysis of the sentence. Empty for English.
    public var reading: String
    /// The dictionary's first meanings, in English. For a reader of Chinese, those of an English word begin with
    /// Chinese ones.
    public var meaning: String
    /// An example; nil if none was found.
    public var sentence: ExampleSentence?
    /// HSK level from 1 to 7; nil outside the lists.
    public var level: Int?
    /// The interest it was chosen for; nil for a word that everybody needs.
    public var interest: LearningPreferences.Interest?
    /// When the learner moved on from it; nil before.
    public var seenAt: Timestamp?
    /// When it was added to a review deck; nil if it was not.
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
