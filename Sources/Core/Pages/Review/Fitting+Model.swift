import Model

/// `/review/decks/{id}/fitting`: FSRS's parameters, fitted to the learner's own answers.
public enum FittingPage {
    /// How well parameters foretold answers that they were not fitted to.
    public struct Judgement: Hashable, Sendable {
        /// Ten-thousandths.
        public var logLoss: Int
        /// Ten-thousandths.
        public var rmseBins: Int

        public init(logLoss: Int, rmseBins: Int) {
            self.logLoss = logLoss
            self.rmseBins = rmseBins
        }
    }

    /// What a fit has come to.
    public struct Result: Hashable, Sendable {
        public var before: Judgement
        public var after: Judgement
        /// Answers that it learnt from.
        public var reviews: Int
        /// What the fitted parameters would make of the days to come; nil where those in use are better.
        public var outlook: ReschedulingPage.Outlook?
        /// Decks that it is for.
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

    /// Where the fit stands.
    public enum State: Sendable {
        /// There has been none since the server started.
        case none
        case running(Share)
        case finished(Result)
        case cancelled
        case failed(Problem)
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// Decks in it that have the same parameters and are fitted with it.
        public var otherDecks: Int
        public var state: State
        /// Whether the last change of how the deck is scheduled can be taken back.
        public var canTakeBack: Bool

        public init(deck: Deck, otherDecks: Int = 0, state: State = .none, canTakeBack: Bool = false) {
            self.deck = deck
            self.otherDecks = otherDecks
            self.state = state
            self.canTakeBack = canTakeBack
        }
    }

    /// Fewer answers than this fit nothing.
    public static let leastAnswers = 8
}
