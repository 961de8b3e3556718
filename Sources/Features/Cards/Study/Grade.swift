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
    /// - Parameters:
    ///   - reviewID: The id of the answer: submitting it again changes nothing.
    ///   - shown: The card's number of answers when it was shown. The answer is stale if the card has more by now. Nil
    ///     if unknown.
    ///   - duration: Milliseconds from showing the card to the answer. Nil counts from the moment in `reviewID`, which
    ///     is created when the card is shown.
    /// - Throws: ``ReviewError/noSuchCard(_:)``.
    @discardableResult
    public func grade(
        _ cardID: SerialID<Card>, _ rating: Rating, reviewID: SerialID<Review>, shown: Int? = nil,
        duration: Int? = nil, _ day: LearnerDay
    ) throws(StorageError) -> Graded {
        let now = time
        guard var card = try card(cardID) else { throw .declining(ReviewError.noSuchCard(cardID)) }
        if let known = try first(
            "SELECT interval_seconds FROM review WHERE learner_id = ? AND id = ? AND card_id = ?",
            [SQLValue(learner), SQLValue(reviewID), SQLValue(cardID)])
        {
            return Graded(
                card: card, wait: .seconds(try known.count("interval_seconds")), isLeech: false, isRepeated: true)
        }
        if let shown, shown != card.schedule.reviews {
            return Graded(card: card, wait: .seconds(0), isLeech: false, isRepeated: false, isStale: true)
        }
        guard
            let row = try first(
                "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND id = ?",
                [SQLValue(learner), SQLValue(card.deckID)])
        else { throw .declining(ReviewError.noSuchCard(cardID)) }
        let options = try Deck(row).options
        let before = card
        let scheduler = try declining { () throws(ReviewError) in try options.scheduler }
        let elapsed = day.elapsedDays(since: card.schedule.lastReview, at: now)
        let load = try load(
            around: card, in: options, scheduler, elapsedDays: elapsed, ratings: [rating],
            StudyMoment(now, day))
        let outcome = scheduler.outcome(
            of: rating, for: card.schedule, elapsedDays: elapsed, now: now, seed: card.seed, load: load)
        card.schedule = outcome.schedule
        card.buriedOn = nil
        if outcome.isLeech, options.suspendsLeeches { card.standing = .suspended }
        try save(card, learner)
        let seconds =
            switch outcome.wait {
            case .seconds(let seconds): seconds
            case .days(let days): days * 86_400
            }
        let duration = duration ?? Bounds.answerTime.nearest(to: now.milliseconds - reviewID.time.milliseconds)
        let spent = min(max(0, duration), Self.longestAnswer)
        try run(
            """
            INSERT INTO review
                (learner_id, id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(learner), SQLValue(reviewID), SQLValue(cardID), SQLValue(now), SQLValue(rating.rawValue),
                SQLValue(before.schedule.state.rawValue), SQLValue(seconds), SQLValue(spent),
                SQLValue(options.algorithm == .ankiSM2 ? card.schedule.ankiFactor : 0),
            ], changes: .upsert(.review, reviewID))
        let answer = CountedAnswer(of: before, rating, spent, at: now, day)
        try count(answer, by: 1, learner)
        var undoing = Undoing(cards: [before], review: reviewID, answer: answer)
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
