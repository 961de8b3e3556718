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
