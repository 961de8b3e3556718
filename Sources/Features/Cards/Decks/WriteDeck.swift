import Model
import Storage

extension Transaction {
    package func insert(_ deck: Deck, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            INSERT INTO deck (id, learner_id, parent_id, name, icon, position, options, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(deck.id), SQLValue(learner), SQLValue(deck.parentID), SQLValue(deck.name),
                SQLValue(deck.icon), SQLValue(deck.position), SQLValue(json: deck.options),
                SQLValue(deck.createdAt), SQLValue(deck.updatedAt),
            ], changes: .upsert(.deck, deck.id))
    }

    /// Writes a deck's name, icon, position and options.
    package func update(_ deck: Deck, _ learner: ID<Learner>, at now: Timestamp) throws(StorageError) {
        try run(
            """
            UPDATE deck SET parent_id = ?, name = ?, icon = ?, position = ?, options = ?, updated_at = ?
            WHERE id = ? AND learner_id = ?
            """,
            [
                SQLValue(deck.parentID), SQLValue(deck.name), SQLValue(Deck.icon(deck.icon)),
                SQLValue(deck.position), SQLValue(json: deck.options), SQLValue(now), SQLValue(deck.id),
                SQLValue(learner),
            ], changes: .upsert(.deck, deck.id))
    }

    /// Removes newly created decks that are still empty, from the last to the first.
    ///
    /// - Returns: The removed decks.
    package func removeEmpty(_ decks: [ID<Deck>], _ learner: ID<Learner>) throws(StorageError) -> [ID<Deck>] {
        var removed: [ID<Deck>] = []
        for deck in decks.reversed() {
            let isUsed = try first(
                """
                SELECT 1 AS used FROM card WHERE learner_id = ? AND deck_id = ?
                UNION ALL SELECT 1 FROM deck WHERE learner_id = ? AND parent_id = ? LIMIT 1
                """, [SQLValue(learner), SQLValue(deck), SQLValue(learner), SQLValue(deck)])
            guard isUsed == nil else { continue }
            try run(
                "DELETE FROM deck WHERE id = ? AND learner_id = ?", [SQLValue(deck), SQLValue(learner)],
                changes: .delete(.deck, deck))
            removed.append(deck)
        }
        return removed
    }

    /// Returns the deck at a path such as `HSK 3::Verbs`, creating what is missing of it.
    ///
    /// - Returns: The deck, and the created ones, from the top level down.
    /// - Throws: ``ReviewError/impossibleDeckName``.
    package func deck(
        at path: String, _ learner: ID<Learner>, at now: Timestamp, newID: @escaping () -> ID<Deck>
    ) throws(StorageError) -> (deck: ID<Deck>, made: [ID<Deck>]) {
        var place = DeckPlace(try decks(of: learner), self, learner, now, newID)
        let names = try declining { () throws(ReviewError) in try DeckTree.names(of: path) }
        guard let found = try place.deck(names[...], in: nil, DeckOptions()) else {
            throw .declining(ReviewError.impossibleDeckName)
        }
        return (found.id, place.made)
    }
}
