import Model
import Routes

/// `/practice/daily-words`: today's words, one card at a time.
public enum DailyWordsPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var dailyWords: DailyWords
        /// The card that is shown, from 1; one more than there are for the end.
        public var number: Int
        public var isFlipped: Bool
        /// What making a review card of it has just come to; nil when none was made.
        public var made: MadeCard?
        /// Where a review card goes.
        public var target: CardTarget
        /// Whether there is a language model, which would choose words by itself.
        public var hasModel: Bool

        public init(
            dailyWords: DailyWords, number: Int, isFlipped: Bool = false, made: MadeCard? = nil,
            target: CardTarget = CardTarget(), hasModel: Bool = false
        ) {
            self.dailyWords = dailyWords
            self.number = number
            self.isFlipped = isFlipped
            self.made = made
            self.target = target
            self.hasModel = hasModel
        }

        /// The card that is shown; nil at the end.
        var card: DailyWord? { dailyWords.card(number) }
    }
}
