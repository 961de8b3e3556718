/// A group of cards studied together. Decks can be nested.
public struct Deck: Hashable, Sendable {
    public var id: ID<Deck>
    public var parentID: ID<Deck>?
    public var name: String
    /// One character, such as an emoji; empty for none.
    public var icon: String
    /// The position among the decks of the same parent.
    public var position: Int
    public var options: DeckOptions
    public var createdAt: Timestamp
    public var updatedAt: Timestamp

    public init(
        id: ID<Deck>, parentID: ID<Deck>? = nil, name: String, icon: String = "", position: Int = 0,
        options: DeckOptions = DeckOptions(), createdAt: Timestamp, updatedAt: Timestamp
    ) {
        self.id = id
        self.parentID = parentID
        self.name = name
        self.icon = icon
        self.position = position
        self.options = options
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

/// How the cards of a deck are studied.
public struct DeckOptions: Hashable, Sendable {
    /// What computes the intervals; the raw value is stored and sent.
    public enum Algorithm: String, CaseIterable, Hashable, Sendable {
        case fsrs
        /// SuperMemo 2 as published.
        case sm2
        /// Anki's variant of SM-2.
        case ankiSM2 = "anki-sm2"
    }

    public var algorithm = Algorithm.fsrs
    /// FSRS parameters fitted to the learner: 19 or 21; empty for the published defaults.
    public var parameters: [Double] = []
    /// The `parameters` before the last fit, for undoing it; nil if there are none.
    public var previousParameters: [Double]?
    /// The options of Anki's variant of SM-2.
    public var ankiSM2 = AnkiSM2Options()
    /// The probability of recall at which a card is due, within ``Bounds/retention``.
    public var desiredRetention = 0.9
    /// The longest interval, in days.
    public var maximumInterval = 36500
    /// In minutes.
    public var learningSteps: [Double] = [1, 10]
    public var relearningSteps: [Double] = [10]
    /// New cards per day; 0 for none.
    public var newPerDay = 20
    /// Due cards per day; 0 for none.
    public var reviewsPerDay = 200
    /// The number of lapses that makes a card a leech; 0 means never.
    public var leechThreshold = 8
    /// Whether leeches are suspended.
    public var suspendsLeeches = false
    /// Whether other cards of the same note wait until tomorrow.
    public var buriesSiblings = true
    /// Whether intervals end on the day with the fewest cards within their fuzz.
    public var balancesLoad = true
    /// The fraction of the usual number of reviews wanted on each weekday, Monday first: 0 to 1.
    public var dayShares: [Double] = [1, 1, 1, 1, 1, 1, 1]

    public init() {}
}

#if !hasFeature(Embedded)
extension DeckOptions.Algorithm: Codable {}
extension DeckOptions: Codable {
    /// Missing values are as in a new deck, so that options can be added later. Numbers of any size decode; they are
    /// validated before they are stored.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func whole(_ key: CodingKeys) throws -> Int? {
            try values.decodeIfPresent(SentNumber.self, forKey: key)?.unchecked
        }
        algorithm = try values.decodeIfPresent(Algorithm.self, forKey: .algorithm) ?? algorithm
        parameters = try values.decodeIfPresent([Double].self, forKey: .parameters) ?? parameters
        previousParameters = try values.decodeIfPresent([Double].self, forKey: .previousParameters)
        ankiSM2 = try values.decodeIfPresent(AnkiSM2Options.self, forKey: .ankiSM2) ?? ankiSM2
        desiredRetention = try values.decodeIfPresent(Double.self, forKey: .desiredRetention) ?? desiredRetention
        maximumInterval = try whole(.maximumInterval) ?? maximumInterval
        learningSteps = try values.decodeIfPresent([Double].self, forKey: .learningSteps) ?? learningSteps
        relearningSteps = try values.decodeIfPresent([Double].self, forKey: .relearningSteps) ?? relearningSteps
        newPerDay = try whole(.newPerDay) ?? newPerDay
        reviewsPerDay = try whole(.reviewsPerDay) ?? reviewsPerDay
        leechThreshold = try whole(.leechThreshold) ?? leechThreshold
        suspendsLeeches = try values.decodeIfPresent(Bool.self, forKey: .suspendsLeeches) ?? suspendsLeeches
        buriesSiblings = try values.decodeIfPresent(Bool.self, forKey: .buriesSiblings) ?? buriesSiblings
        balancesLoad = try values.decodeIfPresent(Bool.self, forKey: .balancesLoad) ?? balancesLoad
        dayShares = try values.decodeIfPresent([Double].self, forKey: .dayShares) ?? dayShares
    }
}
#endif

#if !hasFeature(Embedded)
extension Deck: Codable {}
#endif
