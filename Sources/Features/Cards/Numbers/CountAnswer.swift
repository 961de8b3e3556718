import Model
import Scheduling
import Storage

/// The contribution of one answer to the sums of its day and hour.
package struct CountedAnswer: Sendable {
    package var deck: ID<Deck>
    package var day: Int
    package var hour: Int
    package var rating: Int
    package var milliseconds: Int
    package var isNew: Bool
    // Part of the stored format of undo steps.
    private var isYoung: Bool
    private var isMature: Bool

    package var phase: AnswerPhase { isMature ? .mature : isYoung ? .young : .learning }

    package init(of card: Card, _ rating: Rating, _ milliseconds: Int, at now: Timestamp, _ day: LearnerDay) {
        deck = card.deckID
        self.day = day.number(of: now)
        hour = day.clock.hour(at: now)
        self.rating = rating.rawValue
        self.milliseconds = milliseconds
        isNew = card.schedule.state == .new
        let phase = AnswerPhase(card.schedule.state, interval: card.schedule.interval)
        isYoung = phase == .young
        isMature = phase == .mature
    }
}

extension CountedAnswer: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        deck = try object.value("deck")
        day = try object.value("day")
        hour = try object.value("hour")
        rating = try object.value("rating")
        milliseconds = try object.value("milliseconds")
        isNew = try object.value("isNew")
        isYoung = try object.value("isYoung")
        isMature = try object.value("isMature")
    }

    package var json: JSON {
        [
            "deck": deck.json, "day": day.json, "hour": hour.json, "rating": rating.json,
            "milliseconds": milliseconds.json, "isNew": isNew.json, "isYoung": isYoung.json,
            "isMature": isMature.json,
        ]
    }
}

extension Transaction {
    /// Adds an answer to the sums, or subtracts it.
    ///
    /// - Parameter sign: 1 or −1.
    package func count(_ answer: CountedAnswer, by sign: Int, _ learner: ID<Learner>) throws(StorageError) {
        let ratings = Rating.allCases.map { SQLValue(answer.rating == $0.rawValue ? sign : 0) }
        try runDerived(
            AnswerSums.addToDay,
            [SQLValue(learner), SQLValue(answer.day), SQLValue(answer.deck), SQLValue(answer.phase.rawValue)] + ratings
                + [
                    SQLValue(answer.isNew ? sign : 0),
                    SQLValue(sign * Bounds.answerTime.nearest(to: answer.milliseconds)),
                ])
        guard answer.phase != .learning else { return }
        let isRecalled = answer.rating > Rating.again.rawValue
        try runDerived(
            AnswerSums.addToHour,
            [
                SQLValue(learner), SQLValue(answer.day), SQLValue(answer.hour), SQLValue(sign),
                SQLValue(isRecalled ? sign : 0),
            ])
    }
}

/// Sums of answers by day, deck and phase, and by hour.
package struct AnswerSums {
    private struct DayKey: Hashable {
        var day: Int
        var deck: Int
        var phase: AnswerPhase
    }
    private struct HourKey: Hashable {
        var day: Int
        var hour: Int
    }
    /// The columns of `review_day` from `again` on.
    private typealias DaySums = InlineArray<6, Int>

    private let day: LearnerDay
    private var days: [DayKey: DaySums] = [:]
    private var hours: [HourKey: (reviews: Int, recalled: Int)] = [:]

    package init(_ day: LearnerDay) { self.day = day }

    /// - Parameters:
    ///   - rating: 1 to 4.
    ///   - interval: The card's scheduled interval before the answer, in days.
    ///   - duration: In milliseconds.
    ///   - deck: The index of its deck among those passed to ``dayRows(_:_:)``.
    package mutating func add(
        at time: Timestamp, _ rating: Int, _ state: CardState, interval: Int, duration: Int, deck: Int
    ) {
        // Ratings are validated on input; a corrupted one is ignored.
        guard Bounds.rating.contains(rating) else { return }
        let duration = Bounds.answerTime.nearest(to: duration)
        let number = day.number(of: time)
        let phase = AnswerPhase(state, interval: interval)
        func add(_ sums: inout DaySums) {
            sums[rating - 1] += 1
            if state == .new { sums[4] += 1 }
            sums[5] += duration
        }
        add(&days[DayKey(day: number, deck: deck, phase: phase), default: DaySums(repeating: 0)])
        guard phase != .learning else { return }
        let hour = HourKey(day: number, hour: day.clock.hour(at: time))
        hours[hour, default: (0, 0)].reviews += 1
        hours[hour, default: (0, 0)].recalled += rating > Rating.again.rawValue ? 1 : 0
    }

    /// Returns the arguments of ``addToDay``.
    package func dayRows(_ learner: SQLValue, _ decks: [ID<Deck>]) -> [[SQLValue]] {
        days.map { key, sums in
            [learner, SQLValue(key.day), SQLValue(decks[key.deck]), SQLValue(key.phase.rawValue)]
                + (0..<6).map { SQLValue(sums[$0]) }
        }
    }

    /// Returns the arguments of ``addToHour``.
    package func hourRows(_ learner: SQLValue) -> [[SQLValue]] {
        hours.map { [learner, SQLValue($0.day), SQLValue($0.hour), SQLValue($1.reviews), SQLValue($1.recalled)] }
    }

    /// Adds to the sums of a day, a deck and a phase: ten values, from the learner to the milliseconds.
    package static let addToDay = """
        INSERT INTO review_day (learner_id, day, deck_id, phase, again, hard, good, easy, new_cards, milliseconds)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, deck_id, phase) DO UPDATE SET
            again = review_day.again + excluded.again, hard = review_day.hard + excluded.hard,
            good = review_day.good + excluded.good, easy = review_day.easy + excluded.easy,
            new_cards = review_day.new_cards + excluded.new_cards,
            milliseconds = review_day.milliseconds + excluded.milliseconds
        """
    /// Adds to the sums of an hour of a day: five values.
    package static let addToHour = """
        INSERT INTO review_hour (learner_id, day, hour, reviews, recalled) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, hour) DO UPDATE SET
            reviews = review_hour.reviews + excluded.reviews, recalled = review_hour.recalled + excluded.recalled
        """
}
