import Model

/// A learner to simulate: workload, distribution of answers, and time costs.
public struct SimulationOptions: Hashable, Sendable {
    /// Days to simulate.
    public var days = 365
    /// New cards at the beginning.
    public var newCards = 10_000
    /// New cards per day.
    public var newPerDay = 20
    /// Reviews per day; the rest wait for the next day.
    public var reviewsPerDay = 9999
    /// Cards already known: their memory states, and days since the last answer.
    public var known: [KnownCard] = []
    /// The longest interval, in days.
    public var maximumInterval = 36500
    /// The distribution of the first answer on a card, from *again* to *easy*. Defaults of fsrs-rs, from many learners.
    public var firstRatings: [Double] = [0.24, 0.094, 0.495, 0.171]
    /// How often a recalled card is answered with *hard*, *good* and *easy*. Defaults of fsrs-rs.
    public var recalledRatings: [Double] = [0.224, 0.631, 0.145]
    /// Seconds that a new card takes until it leaves its learning steps, by first answer. From fsrs-rs's costs and
    /// probabilities of each answer in two steps.
    public var newSeconds: [Double] = [64.38, 66.82, 31.82, 10.71]
    /// Seconds that a review takes, by answer; a forgotten one includes its relearning step. From fsrs-rs.
    public var reviewSeconds: [Double] = [38.37, 17.59, 12.38, 8.94]
    /// The same number gives the same simulation.
    public var seed: UInt64 = 1

    public init() {}

    /// A card at the beginning of a simulation.
    public struct KnownCard: Hashable, Sendable {
        public var memory: MemoryState
        /// Whole days since its last answer.
        public var elapsedDays: Int

        public init(memory: MemoryState, elapsedDays: Int) {
            self.memory = memory
            self.elapsedDays = elapsedDays
        }
    }
}
