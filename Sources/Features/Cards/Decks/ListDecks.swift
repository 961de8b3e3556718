import Model
import Storage

extension Reader {
    /// Returns all decks with what waits in them.
    public func deckList(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> DeckList {
        let waiting = try WaitingCards(self, of: try decks(), StudyMoment(now, day))
        return DeckList(
            decks: waiting.decks, counts: waiting.byDeck, waiting: waiting.total,
            markedWords: waiting.decks.isEmpty ? try markedWords() : 0)
    }

    /// Returns a deck with its surroundings.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func deckDetails(_ id: ID<Deck>, at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> DeckDetails {
        let decks = try decks()
        let waiting = try WaitingCards(self, of: DeckTree(decks).subtree(of: id), StudyMoment(now, day))
        guard let deck = waiting.tree.deck(id) else { throw .declining(ReviewError.noSuchDeck(id)) }
        return DeckDetails(
            deck: deck, decks: decks, counts: waiting.counts(of: deck), rescheduledAt: try lastRescheduling(of: id))
    }

    /// Returns the number of words marked as difficult.
    private func markedWords() throws(StorageError) -> Int {
        try first(
            "SELECT COUNT(*) AS count FROM mark WHERE learner_id = ? AND status = ?",
            [owner, SQLValue(WordStatus.difficult.rawValue)])?.integer("count") ?? 0
    }
}
