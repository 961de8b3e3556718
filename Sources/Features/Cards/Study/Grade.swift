import Model
import Scheduling
import Storage

/// The result of an answer.
public struct Graded: Sendable {
    /// The card after the answer.
    public var card: Card
    public var wait: Outcome.Wait
    /// Whether the card has been forgotten so often that it needs attention.
    public var isLeech: Bool
    /// Whether this answer had already been recorded and therefore changed nothing.
    public var isRepeated: Bool
    /// Whether the card was answered since it was shown, elsewhere or in another window, so that this answer changed
    /// nothing.
    public var isStale = false
}

extension Transaction {
    /// The maximum recorded duration of an answer; a longer one means that the learner was away.
    package static var longestAnswer: Int { 60_000 }

    /// Answers a card. When this returns, the answer is on disk.
    ///
    /// - Throws: ``ReviewError/noSuchCard(_:)``.
    @discardableResult
    public func grade(_ answer: CardAnswer, _ day: LearnerDay) throws(StorageError) -> Graded {
        let now = time
        guard var card = try card(answer.card) else { throw .declining(ReviewError.noSuchCard(answer.card)) }
        if let known = try first(
            "SELECT interval_seconds FROM review WHERE learner_id = ? AND id = ? AND card_id = ?",
            [SQLValue(learner), SQLValue(answer.review), SQLValue(answer.card)])
        {
            return Graded(
                card: card, wait: .seconds(try known.count("interval_seconds")), isLeech: false, isRepeated: true)
        }
        if case .answers(let shown) = answer.shown, shown != card.schedule.reviews {
            return Graded(card: card, wait: .seconds(0), isLeech: false, isRepeated: false, isStale: true)
        }
        guard
            let row = try first(
                "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND id = ?",
                [SQLValue(learner), SQLValue(card.deckID)])
        else { throw .declining(ReviewError.noSuchCard(answer.card)) }
        let options = try Deck(row).options
        let before = card
        let scheduler = try declining { () throws(ReviewError) in try options.scheduler }
        let elapsed = day.elapsedDays(since: card.schedule.lastReview, at: now)
        let load = try load(
            around: card, in: options, scheduler, elapsedDays: elapsed, ratings: [answer.rating],
            StudyMoment(now, day))
        let outcome = scheduler.outcome(
            of: answer.rating, for: card.schedule, elapsedDays: elapsed, now: now, seed: card.seed, load: load)
        card.schedule = outcome.schedule
        card.buriedOn = nil
        if outcome.isLeech, options.suspendsLeeches { card.standing = .suspended }
        try save(card, learner)
        let duration =
            answer.duration ?? Bounds.answerTime.nearest(to: now.milliseconds - answer.review.time.milliseconds)
        let spent = min(max(0, duration), Self.longestAnswer)
        try run(
            """
            INSERT INTO review
                (learner_id, id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(learner), SQLValue(answer.review), SQLValue(answer.card), SQLValue(now),
                SQLValue(answer.rating.rawValue), SQLValue(before.schedule.state.rawValue),
                SQLValue(outcome.wait.inSeconds), SQLValue(spent),
                SQLValue(options.algorithm == .ankiSM2 ? card.schedule.ankiFactor : 0),
            ], changes: .upsert(.review, answer.review))
        let counted = CountedAnswer(of: before, answer.rating, spent, at: now, day)
        try count(counted, by: 1, learner)
        var undoing = Undoing(cards: [before], review: answer.review, answer: counted)
        if options.buriesSiblings {
            undoing.cards += try bury(siblingsOf: card, on: day.number(of: now), learner)
        }
        try keep(undoing, verb: .grade, learner, at: now)
        return Graded(card: card, wait: outcome.wait, isLeech: outcome.isLeech, isRepeated: false)
    }
}

extension CardSchedule {
    /// The ease factor in thousandths, as Anki stores it with a card under SM-2 and with each answer in its log: 0
    /// while the card is in its learning steps (`rslib/src/scheduler/answering/revlog.rs`).
    fileprivate var ankiFactor: Int {
        state == .review || state == .relearning ? Int((ease * 1000).rounded()) : 0
    }
}

extension Transaction {
    /// Writes the columns of a card that study changes.
    package func save(_ card: Card, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            UPDATE card SET \(CardSchedule.assignments), deck_id = ?, standing = ?, buried_on = ?, is_flagged = ?,
                \(Card.touching)
            WHERE id = ? AND learner_id = ?
            """,
            card.schedule.values + [
                SQLValue(card.deckID), SQLValue(card.standing.rawValue), SQLValue(card.buriedOn ?? -1),
                SQLValue(card.isFlagged),
            ] + Card.touchingValues(time) + [SQLValue(card.id), SQLValue(learner)], changes: .upsert(.card, card.id))
    }

    /// Buries the other cards of a note until tomorrow, because seeing one reveals the answers of the others.
    ///
    /// - Returns: The cards before the change.
    fileprivate func bury(siblingsOf card: Card, on day: Int, _ learner: ID<Learner>) throws(StorageError) -> [Card] {
        let rows = try rows(
            """
            SELECT \(Card.columns) FROM card
            WHERE learner_id = ? AND note_id = ? AND id <> ? AND standing = 0 AND state IN (0, 2) AND buried_on <> ?
            """, [SQLValue(learner), SQLValue(card.noteID), SQLValue(card.id), SQLValue(day)])
        var siblings: [Card] = []
        for row in rows {
            var sibling = try Card(row)
            siblings.append(sibling)
            sibling.buriedOn = day
            try save(sibling, learner)
        }
        return siblings
    }
}

extension Reader {
    /// Returns a card that is not deleted, or nil.
    package func card(_ id: SerialID<Card>) throws(StorageError) -> Card? {
        let row = try first(
            "SELECT \(Card.columns) FROM card WHERE id = ? AND learner_id = ? AND standing <> 2", [SQLValue(id), owner])
        guard let row else { return nil }
        return try Card(row)
    }
}

extension Card {
    /// The seed of its interval fuzz.
    package var seed: UInt64 { UInt64(id.value) }
}

extension LearnerDay {
    /// Returns whole days since an answer; 0 without one, and if the clock was set back.
    package func elapsedDays(since last: Timestamp?, at now: Timestamp) -> Int {
        last.map { max(0, number(of: now) - number(of: $0)) } ?? 0
    }
}
