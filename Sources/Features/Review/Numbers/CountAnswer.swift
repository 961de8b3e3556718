import Model
import Scheduling
import Storage

/// What one answer adds to the sums of its day and hour.
struct CountedAnswer: Codable, Sendable {
    /// Days from which on an interval counts as mature, as in Anki.
    static let matureInterval = 21

    var deck: ID<Deck>
    var day: Int
    var hour: Int
    var rating: Int
    var milliseconds: Int
    /// Whether the card was new, young (an interval under 21 days) or mature.
    var isNew: Bool
    var isYoung: Bool
    var isMature: Bool

    init(of card: Card, _ rating: Rating, _ milliseconds: Int, at now: Timestamp, _ day: LearnerDay) {
        deck = card.deckID
        self.day = day.number(of: now)
        hour = day.hour(of: now)
        self.rating = rating.rawValue
        self.milliseconds = milliseconds
        isNew = card.schedule.state == .new
        isMature = card.schedule.state == .review && card.schedule.interval >= Self.matureInterval
        isYoung = card.schedule.state == .review && !isMature
    }

    var isRecalled: Bool { rating > Rating.again.rawValue }
}

extension Transaction {
    /// Adds an answer to the sums, or takes it away.
    ///
    /// - Parameter sign: 1 or −1.
    func count(_ answer: CountedAnswer, by sign: Int, _ learner: ID<Learner>) throws(StorageError) {
        func add(_ isCounted: Bool) -> SQLValue { SQLValue(isCounted ? sign : 0) }
        try runDerived(
            SumInsertion.day,
            [
                SQLValue(learner), SQLValue(answer.day), SQLValue(answer.deck), SQLValue(sign),
                SQLValue(sign * answer.milliseconds), add(answer.isNew), add(answer.rating == 1),
                add(answer.rating == 2),
                add(answer.rating == 3), add(answer.rating == 4), add(answer.isYoung),
                add(answer.isYoung && answer.isRecalled), add(answer.isMature),
                add(answer.isMature && answer.isRecalled),
            ])
        guard answer.isYoung || answer.isMature else { return }
        try runDerived(
            SumInsertion.hour,
            [SQLValue(learner), SQLValue(answer.day), SQLValue(answer.hour), SQLValue(sign), add(answer.isRecalled)])
    }
}

/// The statements by which answers are added to the sums of their days and hours, one by one or many at once.
enum SumInsertion {
    /// Adds to the sums of a day and a deck: fourteen values, from the learner to the recalled mature cards.
    static let day = """
        INSERT INTO review_day (learner_id, day, deck_id, reviews, milliseconds, new_cards, again, hard, good, easy,
            young_reviews, young_recalled, mature_reviews, mature_recalled)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, deck_id) DO UPDATE SET
            reviews = review_day.reviews + excluded.reviews,
            milliseconds = review_day.milliseconds + excluded.milliseconds,
            new_cards = review_day.new_cards + excluded.new_cards, again = review_day.again + excluded.again,
            hard = review_day.hard + excluded.hard, good = review_day.good + excluded.good,
            easy = review_day.easy + excluded.easy,
            young_reviews = review_day.young_reviews + excluded.young_reviews,
            young_recalled = review_day.young_recalled + excluded.young_recalled,
            mature_reviews = review_day.mature_reviews + excluded.mature_reviews,
            mature_recalled = review_day.mature_recalled + excluded.mature_recalled
        """
    /// Adds to the sums of an hour of a day: five values.
    static let hour = """
        INSERT INTO review_hour (learner_id, day, hour, reviews, recalled) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, hour) DO UPDATE SET
            reviews = review_hour.reviews + excluded.reviews, recalled = review_hour.recalled + excluded.recalled
        """
}
