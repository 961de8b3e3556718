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
        guard let deck = subtree.first else { throw .declining(ReviewError.noSuchDeck(deckID)) }
        let waiting = try WaitingCards(self, of: subtree, StudyMoment(now, day))
        return try nextQuestion(in: deck, waiting, day)
    }

    /// Returns a card by its id, as the study page shows it.
    ///
    /// - Throws: ``ReviewError/noSuchCard(_:)``.
    public func question(_ id: SerialID<Card>, at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> Question {
        guard let card = try card(id) else { throw .declining(ReviewError.noSuchCard(id)) }
        let waiting = try WaitingCards(
            self, of: DeckTree(try decks()).subtree(of: card.deckID), StudyMoment(now, day))
        guard let question = try question(card, waiting, day) else { throw .declining(ReviewError.noSuchCard(id)) }
        return question
    }
}

extension Reader {
    /// Does the same for all decks if there is none: the top-level decks in turn.
    public func nextQuestion(
        in deck: ID<Deck>?, at now: Timestamp, _ day: LearnerDay
    ) throws(StorageError) -> Question? {
        if let deck { return try nextQuestion(in: deck, at: now, day) }
        let waiting = try WaitingCards(self, of: try decks(), StudyMoment(now, day))
        for top in waiting.decks where top.parentID == nil {
            if let question = try nextQuestion(in: top, waiting, day) { return question }
        }
        return nil
    }

    /// Returns the next card of a deck and its subdecks, or nil if none is waiting.
    func nextQuestion(in deck: Deck, _ waiting: WaitingCards, _ day: LearnerDay) throws(StorageError) -> Question? {
        guard let card = try Queue(deck, waiting).next(self), var question = try question(card, waiting, day) else {
            return nil
        }
        question.counts = waiting.counts(of: deck)
        question.secondsLeft = try secondsLeft(question.counts, waiting.moment)
        return question
    }

    /// Returns a card as its page shows it, or nil if its deck or its note no longer exists.
    func question(_ card: Card, _ waiting: WaitingCards, _ day: LearnerDay) throws(StorageError) -> Question? {
        guard let deck = waiting.tree.deck(card.deckID), let (note, face) = try note(of: card) else { return nil }
        let moment = waiting.moment
        let scheduler = try declining { () throws(ReviewError) in try deck.options.scheduler }
        let elapsed = day.elapsedDays(since: card.schedule.lastReview, at: moment.now)
        let load = try load(around: card, in: deck.options, scheduler, elapsedDays: elapsed, moment)
        return Question(
            card: card, note: note, face: face, deck: deck,
            outcomes: scheduler.outcomes(
                for: card.schedule, elapsedDays: elapsed, now: moment.now, seed: card.seed, load: load),
            counts: waiting.counts(of: deck),
            retrievability: card.schedule.state == .review
                ? scheduler.retrievability(of: card.schedule, elapsedDays: Double(elapsed)) : nil)
    }

    /// Returns the note of a card, with the word that the card asks for, and the card's face; nil if the note no longer
    /// exists.
    func note(of card: Card) throws(StorageError) -> (note: Note, face: Card.Face)? {
        let row = try first(
            """
            SELECT \(Note.columns),
                (SELECT face FROM card_face WHERE learner_id = note.learner_id AND card_id = ?) AS face
            FROM note WHERE learner_id = ? AND id = ?
            """, [SQLValue(card.id), owner, SQLValue(card.noteID)])
        guard let row else { return nil }
        var note = try Note(row)
        let face = Card.Face(stored: try row.optionalText("face") ?? "")
        let word = face.word
        if !word.isEmpty { (note.word, note.variant) = (word, "") }
        return (note, face)
    }

    /// Returns the estimated time for waiting cards; nil without a pace.
    func secondsLeft(_ counts: StudyCounts, _ moment: StudyMoment) throws(StorageError) -> Int? {
        guard let pace = try pace(moment) else { return nil }
        return pace * counts.total / 1000
    }
}

/// The order of the waiting cards of a deck and its subdecks.
private struct Queue {
    private let subtree: [Deck]
    private let moment: StudyMoment
    /// The decks with a remaining quota of new or due cards today.
    private let givingNew: [ID<Deck>]
    private let givingDue: [ID<Deck>]
    private let answered: Int
    private let counts: StudyCounts

    init(_ deck: Deck, _ waiting: WaitingCards) {
        moment = waiting.moment
        subtree = waiting.tree.subtree(of: deck.id)
        givingNew = subtree.filter { waiting.own($0.id).new > 0 }.map { $0.id }
        givingDue = subtree.filter { waiting.own($0.id).due > 0 }.map { $0.id }
        counts = waiting.counts(of: deck)
        let done = waiting.done(in: deck.id)
        answered = done.new + done.reviews
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

extension Reader {
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
