/// When a card is due, and all that its next answer needs to know: FSRS's memory and SM-2's numbers side by side, so that
/// a deck can change from one to the other.
public struct CardSchedule: Hashable, Sendable {
    public var state: CardState
    /// Which learning or relearning step the card is in, from 0; 0 outside the steps.
    public var step: Int
    /// What FSRS knows; nil before the first answer, and on cards that only SM-2 has seen.
    public var memory: MemoryState?
    /// SM-2's ease factor, 1.3 or more; 2.5 to begin with.
    public var ease: Double
    /// Days that the card was put off last; 0 before it first leaves its learning steps.
    public var interval: Int
    /// SM-2's count of successful repetitions since the last lapse.
    public var repetitions: Int
    public var due: Timestamp
    /// When the card was last answered; nil for a new card.
    public var lastReview: Timestamp?
    /// How many answers there have been.
    public var reviews: Int
    /// How many times the card was forgotten after it had been learnt.
    public var lapses: Int

    /// A card that has never been answered.
    public init(newAt due: Timestamp) {
        self.init(state: .new, due: due)
    }

    /// Counts and intervals are brought inside what a card can have had, so that they can be counted on from.
    public init(
        state: CardState, step: Int = 0, memory: MemoryState? = nil, ease: Double = 2.5, interval: Int = 0,
        repetitions: Int = 0, due: Timestamp, lastReview: Timestamp? = nil, reviews: Int = 0, lapses: Int = 0
    ) {
        self.state = state
        self.step = Bounds.answers.nearest(to: step)
        self.memory = memory.flatMap { $0.isPossible ? $0 : nil }
        self.ease = ease >= 1 && ease <= 100 ? ease : 2.5
        self.interval = Self.intervals.nearest(to: interval)
        self.repetitions = Bounds.answers.nearest(to: repetitions)
        self.due = due
        self.lastReview = lastReview
        self.reviews = Bounds.answers.nearest(to: reviews)
        self.lapses = Bounds.answers.nearest(to: lapses)
    }

    /// Days that a card can have been put off: three times the longest interval, since other programs count differently.
    private static let intervals = Bounds(0...109_500)
}

#if !hasFeature(Embedded)
extension CardSchedule: Codable {
    /// Brings everything inside its bounds, as ``init(state:step:memory:ease:interval:repetitions:due:lastReview:reviews:lapses:)``
    /// does.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func count(_ key: CodingKeys) throws -> Int { try values.decode(SentNumber.self, forKey: key).unchecked }
        self.init(
            state: try values.decode(CardState.self, forKey: .state), step: try count(.step),
            memory: try values.decodeIfPresent(MemoryState.self, forKey: .memory),
            ease: try values.decode(Double.self, forKey: .ease), interval: try count(.interval),
            repetitions: try count(.repetitions), due: try values.decode(Timestamp.self, forKey: .due),
            lastReview: try values.decodeIfPresent(Timestamp.self, forKey: .lastReview),
            reviews: try count(.reviews), lapses: try count(.lapses))
    }
}
#endif
