import Model

/// How the cards of a deck are scheduled.
public struct SchedulerOptions: Hashable, Sendable {
    public enum Algorithm: Hashable, Sendable {
        case fsrs(FSRSParameters)
        /// SuperMemo 2 as published.
        case sm2
        /// Anki's variant of it.
        case ankiSM2(AnkiSM2Options)
    }

    public var algorithm: Algorithm
    /// The chance of recall at which FSRS makes a card due, between 0 and 1; sensible from 0.7 to 0.97.
    public var desiredRetention: Double
    /// Days that no interval exceeds; at least 1.
    public var maximumInterval: Int
    public var learningSteps: Steps
    public var relearningSteps: Steps
    /// Whether intervals of days are varied a little (`Fuzz`).
    public var fuzz: Bool
    /// From how many lapses on a card is a leech; 0 for never.
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
