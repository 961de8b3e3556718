import Model
import Storage

extension Reader {
    /// Returns what the study of a deck and its subdecks shows at a moment.
    ///
    /// - Parameters:
    ///   - asked: The card to answer; the next one if nil, or if this one cannot be answered.
    ///   - leech: A card that has just become a leech.
    ///   - undone: The note of what was just undone.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func study(
        _ deckID: ID<Deck>, asked: SerialID<Card>? = nil, leech: SerialID<Card>? = nil, undone: SerialID<Note>? = nil,
        at now: Timestamp, _ day: LearnerDay
    ) throws(StorageError) -> StudySession {
        let waiting = try WaitingCards(self, of: try decks(), StudyMoment(now, day))
        guard let deck = waiting.tree.deck(deckID) else { throw .declining(ReviewError.noSuchDeck(deckID)) }
        var session = StudySession(
            deck: deck, counts: waiting.counts(of: deck), undoable: try lastUndoable()?.verb, waiting: waiting.total)
        if let asked, let card = try card(asked), card.standing == .studied {
            session.question = try question(card, waiting, day)
            session.isRequested = session.question != nil
        }
        if session.question == nil { session.question = try nextQuestion(in: deck, waiting, day) }
        if session.counts.total > 0 { session.secondsLeft = try secondsLeft(session.counts, waiting.moment) }
        if let leech, let card = try card(leech), waiting.tree.deck(card.deckID) != nil {
            session.leech = try note(of: card).map { FoundCard(card: card, note: $0.note) }
        }
        if let undone { session.undone = try word(of: undone) }
        let done = waiting.done(in: deckID)
        session.done = StudySession.Done(
            answers: done.answers, recalled: done.recalled, milliseconds: done.milliseconds)
        if session.question == nil {
            let tomorrow = StudyMoment(waiting.moment.tomorrow, day)
            session.tomorrow = try WaitingCards(self, of: waiting.tree.subtree(of: deckID), tomorrow).counts(of: deck)
        }
        return session
    }

    /// Returns the word of a note, or nil if the note no longer exists.
    public func word(of note: SerialID<Note>) throws(StorageError) -> NoteWord? {
        let row = try first(
            "SELECT word, language FROM note WHERE learner_id = ? AND id = ? AND deleted_at IS NULL",
            [owner, SQLValue(note)])
        guard let row else { return nil }
        return NoteWord(try row.text("word"), try row.value("language"))
    }
}
