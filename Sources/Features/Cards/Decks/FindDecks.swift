import Model
import Storage

extension Reader {
    /// Returns all decks that are not deleted, parents before their children.
    public func decks() throws(StorageError) -> [Deck] { try deckTree().ordered.map { $0.deck } }

    /// Returns the hierarchy of all decks that are not deleted.
    public func deckTree() throws(StorageError) -> DeckTree {
        let rows = try rows(
            "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL ORDER BY position, name, id",
            [owner])
        var decks: [Deck] = []
        for row in rows { decks.append(try Deck(row)) }
        return DeckTree(decks)
    }

    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func deck(_ id: ID<Deck>) throws(StorageError) -> Deck {
        guard let deck = try decks().first(where: { $0.id == id }) else {
            throw .declining(ReviewError.noSuchDeck(id))
        }
        return deck
    }

    /// Returns a deck, and whether it has so many cards with its subdecks that writing them to a file takes long.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func exportable(_ id: ID<Deck>) throws(StorageError) -> (deck: Deck, isLong: Bool) {
        let quick = 5000
        return (try deck(id), try cardCount(in: id, upTo: quick + 1) > quick)
    }

    /// Returns the number of cards in a deck and its subdecks, up to a limit, to estimate how long an operation takes.
    public func cardCount(in deck: ID<Deck>, upTo limit: Int) throws(StorageError) -> Int {
        let ids = try deckTree().subtree(of: deck).map { SQLValue($0.id) }
        guard !ids.isEmpty else { return 0 }
        let row = try first(
            """
            SELECT COUNT(*) AS count FROM (
                SELECT 1 FROM card
                WHERE learner_id = ? AND deck_id IN (\(ids.map { _ in "?" }.joined(separator: ", ")))
                    AND standing IN (0, 1) LIMIT ?
            ) AS found
            """, [owner] + ids + [SQLValue(limit)])
        return try row?.integer("count") ?? 0
    }

    /// Returns the deck with a name, or with a path such as `HSK 3::Verbs`.
    ///
    /// - Throws: ``ReviewError/noSuchDeckNamed(_:)``.
    public func deck(named name: String) throws(StorageError) -> Deck {
        let tree = try deckTree()
        guard let found = tree.ordered.first(where: { $0.deck.name == name || tree.path(of: $0.deck.id) == name })
        else {
            throw .declining(ReviewError.noSuchDeckNamed(name))
        }
        return found.deck
    }
}
