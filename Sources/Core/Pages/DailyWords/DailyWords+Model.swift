import Model
import Routes

/// `/practice/daily-words`: a day's words, one card at a time.
public enum DailyWordsPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var dailyWords: DailyWords
        /// Whether they are today's.
        public var isToday: Bool
        /// The current card, counted from 1; one past the last card for the end.
        public var number: Int
        public var isFlipped: Bool
        /// The result of making a review card of the word; nil if none was made.
        public var made: MadeCard?
        /// The deck that a review card goes to.
        public var target: CardTarget
        /// Whether there is a language model, which would choose words automatically.
        public var hasModel: Bool

        /// - Parameter number: The wanted card; nil for the first unseen one.
        public init(
            dailyWords: DailyWords, isToday: Bool = true, number: Int?, isFlipped: Bool = false, made: MadeCard? = nil,
            target: CardTarget = CardTarget(), hasModel: Bool = false
        ) {
            self.dailyWords = dailyWords
            self.isToday = isToday
            self.number = dailyWords.shown(number)
            self.isFlipped = isFlipped
            self.made = made
            self.target = target
            self.hasModel = hasModel
        }

        /// The current card; nil at the end.
        var card: DailyWord? { dailyWords.card(number) }

        /// Returns the place of one of the cards.
        func place(of number: Int, isFlipped: Bool = false) -> Route {
            .practice(.dailyWords(.card(number, on: isToday ? nil : dailyWords.day, isFlipped: isFlipped)))
        }

        func heading(_ wording: Wording) -> String {
            isToday ? wording.dailyWords : wording.dailyWords(of: dailyWords.day)
        }
    }
}
