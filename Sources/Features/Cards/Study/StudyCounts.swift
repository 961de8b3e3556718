import Model
import Scheduling
import Storage

/// Today's answers in a deck.
package struct DoneToday: Sendable {
    package var new = 0
    package var reviews = 0
}

/// The moments that determine a queue.
package struct StudyMoment: Sendable {
    /// Seconds before they are due from which cards in steps are shown if nothing else is left, as in Anki.
    package static let lookAhead: Int64 = 20 * 60

    package var now: Timestamp
    package var today: Int
    /// When today ends; cards due before then are due today.
    package var tomorrow: Timestamp
    private let day: LearnerDay

    package init(_ now: Timestamp, _ day: LearnerDay) {
        self.now = now
        self.day = day
        today = day.number(of: now)
        tomorrow = day.beginning(of: today + 1)
    }

    /// Returns the start of a day a number of days from today; a fraction of a day is added in hours.
    package func morning(in days: Double) -> Timestamp {
        let whole = days.rounded(.down)
        return day.beginning(of: today + Int(whole)).advanced(bySeconds: Int64((days - whole) * 86_400))
    }

    /// Returns the number of days from today to a moment; negative for one before today.
    package func days(to time: Timestamp) -> Int { day.number(of: time) - today }

    package var horizon: Timestamp { now.advanced(bySeconds: Self.lookAhead) }
}

extension Reader {
    /// Returns the waiting cards of each deck with its subdecks, by the deck's id.
    public func counts(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> [ID<Deck>: StudyCounts] {
        let moment = StudyMoment(now, day)
        let decks = try decks()
        let doneToday = try doneToday(moment)
        var own: [ID<Deck>: StudyCounts] = [:]
        for deck in decks { own[deck.id] = try counts(of: deck, doneToday[deck.id] ?? DoneToday(), moment) }
        let tree = DeckTree(decks)
        var result: [ID<Deck>: StudyCounts] = [:]
        for deck in decks {
            let subtree = tree.subtree(of: deck.id)
            var sum = subtree.reduce(StudyCounts()) { $0 + (own[$1.id] ?? StudyCounts()) }
            let done = subtree.reduce(into: DoneToday()) { total, deck in
                total.new += doneToday[deck.id]?.new ?? 0
                total.reviews += doneToday[deck.id]?.reviews ?? 0
            }
            sum.new = min(sum.new, max(0, deck.options.newPerDay - done.new))
            sum.due = min(sum.due, max(0, deck.options.reviewsPerDay - done.reviews))
            result[deck.id] = sum
        }
        return result
    }

    /// Returns all waiting cards, for the badge.
    public func waiting(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> StudyCounts {
        let counts = try counts(at: now, day)
        return try decks().filter { $0.parentID == nil }.reduce(StudyCounts()) {
            $0 + (counts[$1.id] ?? StudyCounts())
        }
    }
}

extension Reader {
    package func doneToday(_ moment: StudyMoment) throws(StorageError) -> [ID<Deck>: DoneToday] {
        var done: [ID<Deck>: DoneToday] = [:]
        let rows = try rows(
            """
            SELECT deck_id, SUM(new_cards) AS new_cards,
                SUM(CASE WHEN phase > 0 THEN again + hard + good + easy ELSE 0 END) AS done
            FROM review_day WHERE learner_id = ? AND day = ? GROUP BY deck_id
            """, [owner, SQLValue(moment.today)])
        for row in rows {
            done[try row.id("deck_id")] = DoneToday(new: try row.count("new_cards"), reviews: try row.count("done"))
        }
        return done
    }

    /// Returns the waiting cards of a deck without its subdecks, counted only up to the daily limits.
    package func counts(of deck: Deck, _ done: DoneToday, _ moment: StudyMoment) throws(StorageError) -> StudyCounts {
        func count(_ condition: String, _ arguments: [SQLValue], limit: Int) throws(StorageError) -> Int {
            guard limit > 0 else { return 0 }
            return try first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM card
                    WHERE learner_id = ? AND deck_id = ? AND standing = 0 AND \(condition) AND buried_on <> ? LIMIT ?
                ) AS waiting
                """, [owner, SQLValue(deck.id)] + arguments + [SQLValue(moment.today), SQLValue(limit)])?.integer(
                    "count") ?? 0
        }
        let steps = try count("state = 1 AND due <= ?", [SQLValue(moment.horizon)], limit: 1000)
        let relearning = try count("state = 3 AND due <= ?", [SQLValue(moment.horizon)], limit: 1000)
        return StudyCounts(
            new: try count("state = 0", [], limit: deck.options.newPerDay - done.new), learning: steps + relearning,
            due: try count(
                "state = 2 AND due < ?", [SQLValue(moment.tomorrow)], limit: deck.options.reviewsPerDay - done.reviews))
    }
}
