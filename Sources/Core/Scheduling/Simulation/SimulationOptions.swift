import Model

/// A learner to simulate: how much is learnt, how answers fall, and what they cost.
public struct SimulationOptions: Hashable, Sendable {
    /// Days to simulate.
    public var days = 365
    /// Cards that are new at the beginning.
    public var newCards = 10_000
    /// New cards a day.
    public var newPerDay = 20
    /// Reviews a day; those that are left over wait for the next day.
    public var reviewsPerDay = 9999
    /// Cards that are known already: their memories, and days since the last answer.
    public var known: [KnownCard] = []
    /// Days that no interval exceeds.
    public var maximumInterval = 36500
    /// How often each answer is the first one on a card, from *again* to *easy*. Defaults of fsrs-rs, from many learners.
    public var firstRatings: [Double] = [0.24, 0.094, 0.495, 0.171]
    /// How often a recalled card is answered with *hard*, *good* and *easy*. Defaults of fsrs-rs.
    public var recalledRatings: [Double] = [0.224, 0.631, 0.145]
    /// Seconds that a new card costs until it has left its learning steps, by the first answer. From fsrs-rs's costs and
    /// chances of each answer in two steps.
    public var newSeconds: [Double] = [64.38, 66.82, 31.82, 10.71]
    /// Seconds that a review costs, a forgotten one with its relearning step, by the answer. From fsrs-rs.
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
