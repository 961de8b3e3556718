import Model
import Scheduling
import Storage

extension Reader {
    /// Returns the next card of a deck and its subdecks, or nil if none is waiting.
    ///
    /// Cards in steps come when they are due, then due cards with new ones spread among them, then cards whose step
    /// ends within twenty minutes. Cards of one note do not follow one another where another card is waiting, even in decks
    /// that do not bury them. The order depends only on stored data: after a crash the same card comes next.
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
    /// Whether siblings may be waiting on one day, because a deck does not bury them.
    private let hasSiblings: Bool

    init(_ deck: Deck, _ waiting: WaitingCards) {
        moment = waiting.moment
        subtree = waiting.tree.subtree(of: deck.id)
        givingNew = subtree.filter { waiting.own($0.id).new > 0 }.map { $0.id }
        givingDue = subtree.filter { waiting.own($0.id).due > 0 }.map { $0.id }
        counts = waiting.counts(of: deck)
        let done = waiting.done(in: deck.id)
        answered = done.new + done.reviews
        hasSiblings = subtree.contains { !$0.options.buriesSiblings }
    }

    func next(_ reader: Reader) throws(StorageError) -> Card? {
        if let card = try inSteps(reader, dueBy: moment.now) { return card }
        let last = hasSiblings ? try reader.lastAnsweredNote() : nil
        var sibling: Card?
        for isNew in counts.due == 0 || isTurnOfNew ? [true, false] : [false, true] {
            guard let card = isNew ? try new(reader) : try due(reader) else { continue }
            // One that answers the question just asked waits for another card.
            if card.noteID != last { return card }
            sibling = sibling ?? card
        }
        if let sibling { return sibling }
        return try inSteps(reader, dueBy: moment.horizon)
    }

    /// Whether a new card is next: they are spread evenly among the due ones.
    private var isTurnOfNew: Bool {
        guard counts.new > 0 else { return false }
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
        guard counts.due > 0 else { return nil }
        let (condition, arguments) = ("state = 2 AND due < ?", [SQLValue(moment.tomorrow)])
        guard hasSiblings else { return try earliest(reader, givingDue, condition, arguments, by: "due") }
        let unseen = try earliest(
            reader, givingDue, condition + Self.isUnseen, arguments + [SQLValue(moment.morning(in: 0))], by: "due")
        if let unseen { return unseen }
        return try longestUnseen(reader, givingDue, condition, arguments, by: "due")
    }

    private func new(_ reader: Reader) throws(StorageError) -> Card? {
        guard counts.new > 0 else { return nil }
        let isUnseen = hasSiblings ? Self.isUnseen : ""
        let morning = hasSiblings ? [SQLValue(moment.morning(in: 0))] : []
        for deck in givingNew {
            if let card = try earliest(reader, [deck], "state = 0" + isUnseen, morning, by: "position") { return card }
        }
        return hasSiblings ? try longestUnseen(reader, givingNew, "state = 0", [], by: "position") : nil
    }

    /// The condition for cards of notes of which no card was answered since a moment.
    private static let isUnseen = """
         AND NOT EXISTS (
            SELECT 1 FROM card AS sibling
            WHERE sibling.learner_id = card.learner_id AND sibling.note_id = card.note_id AND sibling.last_review >= ?)
        """

    /// Returns the card of the note that was answered the longest time ago, of cards that all have siblings answered today.
    private func longestUnseen(
        _ reader: Reader, _ decks: [ID<Deck>], _ condition: String, _ arguments: [SQLValue], by order: String
    ) throws(StorageError) -> Card? {
        var best: (card: Card, seen: Int64)?
        for deck in decks {
            let row = try reader.first(
                """
                SELECT \(Card.columns), (
                    SELECT MAX(sibling.last_review) FROM card AS sibling
                    WHERE sibling.learner_id = card.learner_id AND sibling.note_id = card.note_id) AS seen
                FROM card
                WHERE learner_id = ? AND deck_id = ? AND standing = 0 AND \(condition) AND buried_on <> ?
                ORDER BY seen, \(order), id LIMIT 1
                """, [reader.owner, SQLValue(deck)] + arguments + [SQLValue(moment.today)])
            guard let row else { continue }
            let seen = try row.optionalTime("seen")?.milliseconds ?? 0
            if best.map({ seen < $0.seen }) ?? true { best = (try Card(row), seen) }
        }
        return best?.card
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
    /// Returns the note of the card that was answered last; nil if none was.
    fileprivate func lastAnsweredNote() throws(StorageError) -> SerialID<Note>? {
        let row = try first(
            """
            SELECT note_id FROM card
            WHERE learner_id = ? AND id = (SELECT card_id FROM review WHERE learner_id = ? ORDER BY at DESC LIMIT 1)
            """, [owner, owner])
        guard let row else { return nil }
        return try row.serialID("note_id")
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
