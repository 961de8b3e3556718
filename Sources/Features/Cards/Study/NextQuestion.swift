import Model
import Scheduling
import Storage

extension Reader {
    /// Returns the next card of a deck and its subdecks, or nil if none is waiting.
    ///
    /// Cards in steps come when they are due, then due cards with new ones spread among them, then cards whose step
    /// ends within twenty minutes. The order depends only on stored data: after a crash the same card comes next.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func nextQuestion(in deckID: ID<Deck>, at now: Timestamp, _ day: LearnerDay) throws(StorageError)
        -> Question?
    {
        let subtree = DeckTree(try decks()).subtree(of: deckID)
        guard let top = subtree.first else { throw .declining(ReviewError.noSuchDeck(deckID)) }
        let moment = StudyMoment(now, day)
        let queue = try Queue(self, top, subtree, moment)
        guard let card = try queue.next(self), let deck = subtree.first(where: { $0.id == card.deckID }) else {
            return nil
        }
        let pace = try pace(moment)
        return try question(
            card, deck, queue.counts, secondsLeft: pace.map { $0 * queue.counts.total / 1000 }, moment, day)
    }

    /// Returns a card by its id, as the study page shows it.
    ///
    /// - Throws: ``ReviewError/noSuchCard(_:)``.
    public func question(_ id: SerialID<Card>, at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> Question {
        let counts = try counts(at: now, day)
        guard let card = try card(id), let deck = try decks().first(where: { $0.id == card.deckID }),
            let question = try question(
                card, deck, counts[deck.id] ?? StudyCounts(), secondsLeft: nil, StudyMoment(now, day), day)
        else { throw .declining(ReviewError.noSuchCard(id)) }
        return question
    }
}

extension Reader {
    /// Returns a card as its page shows it, or nil if its note no longer exists.
    fileprivate func question(
        _ card: Card, _ deck: Deck, _ counts: StudyCounts, secondsLeft: Int?, _ moment: StudyMoment, _ day: LearnerDay
    ) throws(StorageError) -> Question? {
        guard
            let row = try first(
                "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND id = ?", [owner, SQLValue(card.noteID)])
        else { return nil }
        let scheduler = try declining { () throws(ReviewError) in try deck.options.scheduler }
        let elapsed = day.elapsedDays(since: card.schedule.lastReview, at: moment.now)
        let load = try load(around: card, in: deck.options, scheduler, elapsedDays: elapsed, moment)
        return Question(
            card: card, note: try Note(row), deck: deck,
            outcomes: scheduler.outcomes(
                for: card.schedule, elapsedDays: elapsed, now: moment.now, seed: card.seed, load: load),
            counts: counts, secondsLeft: secondsLeft,
            retrievability: card.schedule.state == .review
                ? scheduler.retrievability(of: card.schedule, elapsedDays: Double(elapsed)) : nil)
    }
}

/// The waiting cards of a deck and its subdecks, and which is first.
private struct Queue {
    private let subtree: [Deck]
    private let moment: StudyMoment
    /// The decks with a remaining quota of new or due cards today.
    private var givingNew: [ID<Deck>] = []
    private var givingDue: [ID<Deck>] = []
    private var answered = 0
    private(set) var counts = StudyCounts()

    init(_ reader: Reader, _ top: Deck, _ subtree: [Deck], _ moment: StudyMoment) throws(StorageError) {
        self.subtree = subtree
        self.moment = moment
        let done = try reader.doneToday(moment)
        var total = DoneToday()
        for deck in subtree {
            let own = done[deck.id] ?? DoneToday()
            let waiting = try reader.counts(of: deck, own, moment)
            counts = counts + waiting
            if waiting.new > 0 { givingNew.append(deck.id) }
            if waiting.due > 0 { givingDue.append(deck.id) }
            total.new += own.new
            total.reviews += own.reviews
        }
        counts.new = min(counts.new, max(0, top.options.newPerDay - total.new))
        counts.due = min(counts.due, max(0, top.options.reviewsPerDay - total.reviews))
        answered = total.new + total.reviews
    }

    func next(_ reader: Reader) throws(StorageError) -> Card? {
        if let card = try inSteps(reader, dueBy: moment.now) { return card }
        if counts.new > 0, counts.due == 0 || isTurnOfNew, let card = try new(reader) { return card }
        if counts.due > 0, let card = try due(reader) { return card }
        return try inSteps(reader, dueBy: moment.horizon)
    }

    /// Whether a new card is next: they are spread evenly among the due ones.
    private var isTurnOfNew: Bool {
        let every = max(1, (counts.new + counts.due) / counts.new)
        return answered % every == every - 1
    }

    private func inSteps(_ reader: Reader, dueBy limit: Timestamp) throws(StorageError) -> Card? {
        try earliest(reader, subtree.map { $0.id }, "state = 1 AND due <= ?", [SQLValue(limit)], by: "due")
            .earlier(
                than: try earliest(
                    reader, subtree.map { $0.id }, "state = 3 AND due <= ?", [SQLValue(limit)], by: "due"))
    }

    private func due(_ reader: Reader) throws(StorageError) -> Card? {
        try earliest(reader, givingDue, "state = 2 AND due < ?", [SQLValue(moment.tomorrow)], by: "due")
    }

    private func new(_ reader: Reader) throws(StorageError) -> Card? {
        for deck in givingNew {
            if let card = try earliest(reader, [deck], "state = 0", [], by: "position") { return card }
        }
        return nil
    }

    /// Queries deck by deck, so that each query reads the start of an index.
    private func earliest(
        _ reader: Reader, _ decks: [ID<Deck>], _ condition: String, _ arguments: [SQLValue], by order: String
    ) throws(StorageError) -> Card? {
        var best: Card?
        for deck in decks {
            let row = try reader.first(
                """
                SELECT \(Card.columns) FROM card
                WHERE learner_id = ? AND deck_id = ? AND standing = 0 AND \(condition) AND buried_on <> ?
                ORDER BY \(order), id LIMIT 1
                """, [reader.owner, SQLValue(deck)] + arguments + [SQLValue(moment.today)])
            if let row { best = best.earlier(than: try Card(row)) }
        }
        return best
    }
}

extension Card? {
    /// Returns the one of the two that is due first.
    fileprivate func earlier(than other: Card?) -> Card? {
        guard let self else { return other }
        guard let other else { return self }
        return other.schedule.due < self.schedule.due ? other : self
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

extension Reader {
    /// Returns a card that is not deleted, or nil.
    package func card(_ id: SerialID<Card>) throws(StorageError) -> Card? {
        let row = try first(
            "SELECT \(Card.columns) FROM card WHERE id = ? AND learner_id = ? AND standing <> 2", [SQLValue(id), owner])
        guard let row else { return nil }
        return try Card(row)
    }

    /// Returns the average duration of an answer over the last four weeks, in milliseconds.
    fileprivate func pace(_ moment: StudyMoment) throws(StorageError) -> Int? {
        let row = try first(
            """
            SELECT COALESCE(SUM(milliseconds), 0) AS time, COALESCE(SUM(again + hard + good + easy), 0) AS count
            FROM review_day
            WHERE learner_id = ? AND day > ?
            """, [owner, SQLValue(moment.today - 28)])
        guard let row, case let count = try row.count("count"), count > 0 else { return nil }
        return try row.count("time") / count
    }
}
