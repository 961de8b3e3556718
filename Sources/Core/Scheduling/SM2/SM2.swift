import Model

/// The SuperMemo 2 algorithm (P. A. Woźniak, 1990).
///
/// A card is due again after 1 day, then after 6, and then after the previous interval times its ease, rounded up. Ease
/// starts at 2.5, is never below 1.3, and changes by 0.1 − (5 − q)(0.08 + (5 − q) · 0.02) after an answer of quality q.
/// An answer below 3 restarts the repetitions. The interval grows by the ease before the answer, and the ease changes
/// with every answer, as in PyPI's supermemo2.
///
/// The four buttons are the qualities 2 (*again*: forgotten, but it seemed easy when seen), 3, 4 and 5.
public struct SM2: Hashable, Sendable {
    /// The state that the algorithm keeps for a card.
    public struct Card: Hashable, Sendable {
        /// 1.3 or more.
        public var ease: Double
        /// Days; 0 before the first answer.
        public var interval: Int
        /// Successful answers in a row.
        public var repetitions: Int

        public init(ease: Double = SM2.startingEase, interval: Int = 0, repetitions: Int = 0) {
            self.ease = ease
            self.interval = interval
            self.repetitions = repetitions
        }
    }

    public static let startingEase = 2.5
    public static let leastEase = 1.3

    /// An extra factor for every interval after the second; 1 is the algorithm as published.
    public var intervalFactor: Double
    /// The longest interval, in days.
    public var maximumInterval: Int

    public init(intervalFactor: Double = 1, maximumInterval: Int = 36500) {
        self.intervalFactor = intervalFactor.isFinite && intervalFactor > 0 ? intervalFactor : 1
        self.maximumInterval = max(1, maximumInterval)
    }

    /// Returns the quality, from 0 to 5, for a rating.
    public static func quality(of rating: Rating) -> Int { rating.rawValue + 1 }

    /// Returns the card after an answer.
    public func next(after card: Card, rating: Rating) -> Card {
        let quality = Self.quality(of: rating)
        var next = card
        if quality < 3 {
            next.repetitions = 0
            next.interval = 1
        } else {
            switch card.repetitions {
            case ...0: next.interval = 1
            case 1: next.interval = 6
            default: next.interval = roundedUp(Double(card.interval) * card.ease * intervalFactor)
            }
            next.repetitions = max(0, card.repetitions) + 1
        }
        next.interval = min(next.interval, maximumInterval)
        let missing = Double(5 - quality)
        let ease = card.ease + (0.1 - missing * (0.08 + missing * 0.02))
        next.ease = ease > Self.leastEase ? ease : Self.leastEase
        return next
    }

    /// Returns the cards after each answer of a log, in order.
    public func states(of ratings: [Rating]) -> [Card] {
        var card = Card()
        return ratings.map { rating in
            card = next(after: card, rating: rating)
            return card
        }
    }

    private func roundedUp(_ days: Double) -> Int {
        guard days < Double(maximumInterval) else { return maximumInterval }
        let whole = Int(days)
        return max(1, Double(whole) < days ? whole + 1 : whole)
    }
}
