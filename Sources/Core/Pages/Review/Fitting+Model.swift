import Model

/// `/review/decks/{id}/fitting`: fitting FSRS's parameters to the learner's own answers.
public enum FittingPage {
    /// How well parameters predicted answers that they were not fitted to.
    public struct Judgement: Hashable, Sendable {
        /// In ten-thousandths.
        public var logLoss: Int
        /// In ten-thousandths.
        public var rmseBins: Int

        public init(logLoss: Int, rmseBins: Int) {
            self.logLoss = logLoss
            self.rmseBins = rmseBins
        }
    }

    /// The result of a fit.
    public struct Result: Hashable, Sendable {
        public var before: Judgement
        public var after: Judgement
        /// The number of answers used for fitting.
        public var reviews: Int
        /// The effect of the fitted parameters on the coming days; nil if the current ones are better.
        public var outlook: ReschedulingPage.Outlook?
        /// The number of decks it applies to.
        public var decks: Int

        public init(
            before: Judgement, after: Judgement, reviews: Int, outlook: ReschedulingPage.Outlook?, decks: Int = 1
        ) {
            self.before = before
            self.after = after
            self.reviews = reviews
            self.outlook = outlook
            self.decks = decks
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// The number of nested decks that have the same parameters and are fitted together with this one.
        public var otherDecks: Int
        /// Nil if no fit has run since the server started.
        public var state: JobState<Result, Problem>?
        /// Whether the last change to the deck's scheduling can be undone.
        public var canTakeBack: Bool

        public init(
            deck: Deck, otherDecks: Int = 0, state: JobState<Result, Problem>? = nil, canTakeBack: Bool = false
        ) {
            self.deck = deck
            self.otherDecks = otherDecks
            self.state = state
            self.canTakeBack = canTakeBack
        }
    }

    /// The minimum number of answers for a fit.
    public static let leastAnswers = 8
}
