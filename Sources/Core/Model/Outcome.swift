/// The result of an answer on a card.
public struct Outcome: Hashable, Sendable {
    /// The time until the card is due again, as a button shows it.
    public enum Wait: Hashable, Sendable {
        case seconds(Int)
        case days(Int)

        /// The wait in seconds, with 86,400 seconds per day.
        public var inSeconds: Int {
            switch self {
            case .seconds(let seconds): seconds
            case .days(let days): days * 86_400
            }
        }

        /// The wait in days; within the steps a fraction of one.
        public var inDays: Double {
            switch self {
            case .seconds(let seconds): Double(seconds) / 86_400
            case .days(let days): Double(days)
            }
        }
    }

    public var schedule: CardSchedule
    public var wait: Wait
    /// Whether this answer makes the card a leech, or confirms that it is one.
    public var isLeech: Bool

    public init(schedule: CardSchedule, wait: Wait, isLeech: Bool) {
        self.schedule = schedule
        self.wait = wait
        self.isLeech = isLeech
    }
}
