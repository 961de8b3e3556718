/// When a card is due, with everything its next answer needs: FSRS's memory and SM-2's values side by side, so that a
/// deck can change between them.
public struct CardSchedule: Hashable, Sendable {
    public var state: CardState
    /// The learning or relearning step, from 0; 0 outside the steps.
    public var step: Int
    /// FSRS's memory state; nil before the first answer, and on cards that only SM-2 has scheduled.
    public var memory: MemoryState?
    /// SM-2's ease factor, at least 1.3; initially 2.5.
    public var ease: Double
    /// The latest interval in days; 0 before the card first leaves its learning steps.
    public var interval: Int
    /// SM-2's number of successful repetitions since the last lapse.
    public var repetitions: Int
    public var due: Timestamp
    /// The time of the last answer; nil for a new card.
    public var lastReview: Timestamp?
    /// The number of answers.
    public var reviews: Int
    /// How many times the card was forgotten after it had been learned.
    public var lapses: Int

    /// A card that has never been answered.
    public init(newAt due: Timestamp) {
        self.init(state: .new, due: due)
    }

    /// Creates a schedule with counts and intervals clamped to possible values, so that later sums cannot overflow.
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

    /// The range of intervals in days: three times the longest interval, because other programs count differently.
    private static let intervals = Bounds(0...109_500)
}

#if !hasFeature(Embedded)
extension CardSchedule: Encodable {}
#endif
