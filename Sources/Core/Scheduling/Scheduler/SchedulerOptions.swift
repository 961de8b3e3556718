import Model

/// The scheduling options of a deck.
public struct SchedulerOptions: Hashable, Sendable {
    /// What computes the intervals, with its parameters.
    public enum Algorithm: Hashable, Sendable {
        case fsrs(FSRSParameters)
        /// SuperMemo 2 as published.
        case sm2
        /// Anki's variant of SM-2.
        case ankiSM2(AnkiSM2Options)
    }

    public var algorithm: Algorithm
    /// The probability of recall at which FSRS makes a card due, between 0 and 1; sensible from 0.7 to 0.97.
    public var desiredRetention: Double
    /// The longest interval in days; at least 1.
    public var maximumInterval: Int
    public var learningSteps: Steps
    public var relearningSteps: Steps
    /// Whether intervals in days vary a little (`Fuzz`).
    public var fuzz: Bool
    /// The number of lapses that makes a card a leech; 0 means never.
    public var leechThreshold: Int

    public init(
        algorithm: Algorithm = .fsrs(.defaults), desiredRetention: Double = 0.9, maximumInterval: Int = 36500,
        learningSteps: Steps = .learning, relearningSteps: Steps = .relearning, fuzz: Bool = true,
        leechThreshold: Int = 8
    ) {
        self.algorithm = algorithm
        self.desiredRetention = desiredRetention
        self.maximumInterval = maximumInterval
        self.learningSteps = learningSteps
        self.relearningSteps = relearningSteps
        self.fuzz = fuzz
        self.leechThreshold = leechThreshold
    }
}
