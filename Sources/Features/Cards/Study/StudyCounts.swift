import Model
import Scheduling
import Storage

/// Today's answers in a deck.
package struct DoneToday: Sendable {
    package var new = 0
    /// Answers to cards that were learnt before.
    package var reviews = 0
    /// All answers.
    var answers = 0
    /// Those of them that were not *again*.
    var recalled = 0
    var milliseconds = 0

    static func += (left: inout DoneToday, right: DoneToday) {
        left.new += right.new
        left.reviews += right.reviews
        left.answers += right.answers
        left.recalled += right.recalled
        left.milliseconds += right.milliseconds
    }
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
        try WaitingCards(self, of: try decks(), StudyMoment(now, day)).byDeck
    }

    /// Returns all waiting cards, for the badge.
    public func waiting(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> StudyCounts {
        try WaitingCards(self, of: try decks(), StudyMoment(now, day)).total
    }
}

/// The waiting cards of decks at a moment, each within its daily limits.
struct WaitingCards {
    let moment: StudyMoment
    let decks: [Deck]
    let tree: DeckTree
    private let done: [ID<Deck>: DoneToday]
    /// Without subdecks.
    private var own: [ID<Deck>: StudyCounts] = [:]

    /// - Parameter decks: With all subdecks of each.
    init(_ reader: Reader, of decks: [Deck], _ moment: StudyMoment) throws(StorageError) {
        self.moment = moment
        self.decks = decks
        tree = DeckTree(decks)
        done = try reader.doneToday(moment)
        for deck in decks { own[deck.id] = try reader.counts(of: deck, done[deck.id] ?? DoneToday(), moment) }
    }

    /// Returns the waiting cards of a deck without its subdecks.
    func own(_ deck: ID<Deck>) -> StudyCounts { own[deck] ?? StudyCounts() }

    /// Returns today's answers in a deck and its subdecks.
    func done(in deck: ID<Deck>) -> DoneToday {
        var sum = DoneToday()
        for deck in tree.subtree(of: deck) { sum += done[deck.id] ?? DoneToday() }
        return sum
    }

    /// Returns the waiting cards of a deck with its subdecks, within the limits of both.
    func counts(of deck: Deck) -> StudyCounts {
        var sum = StudyCounts()
        for deck in tree.subtree(of: deck.id) { sum = sum + own(deck.id) }
        let done = done(in: deck.id)
        sum.new = min(sum.new, max(0, deck.options.newPerDay - done.new))
        sum.due = min(sum.due, max(0, deck.options.reviewsPerDay - done.reviews))
        return sum
    }

    var byDeck: [ID<Deck>: StudyCounts] {
        var counts: [ID<Deck>: StudyCounts] = [:]
        for deck in decks { counts[deck.id] = self.counts(of: deck) }
        return counts
    }

    /// The cards waiting in all top-level decks.
    var total: StudyCounts {
        var sum = StudyCounts()
        for deck in decks where deck.parentID == nil { sum = sum + counts(of: deck) }
        return sum
    }
}

extension Reader {
    package func doneToday(_ moment: StudyMoment) throws(StorageError) -> [ID<Deck>: DoneToday] {
        var done: [ID<Deck>: DoneToday] = [:]
        let rows = try rows(
            """
            SELECT deck_id, SUM(new_cards) AS new_cards, SUM(milliseconds) AS milliseconds,
                SUM(again + hard + good + easy) AS answers, SUM(hard + good + easy) AS recalled,
                SUM(CASE WHEN phase > 0 THEN again + hard + good + easy ELSE 0 END) AS done
            FROM review_day WHERE learner_id = ? AND day = ? GROUP BY deck_id
            """, [owner, SQLValue(moment.today)])
        for row in rows {
            done[try row.id("deck_id")] = DoneToday(
                new: try row.count("new_cards"), reviews: try row.count("done"), answers: try row.count("answers"),
                recalled: try row.count("recalled"), milliseconds: try row.count("milliseconds"))
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
