import Model
import Storage

extension ReviewDesk {
    /// Returns every deck in order of position, parents before their children.
    public func decks() async throws -> [Deck] {
        let learner = learner
        let found = try await database.read(learner) { reader in
            try reader.rows(
                "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL ORDER BY position, name, id",
                [SQLValue(learner)]
            ).map { try Deck($0) }
        }
        return DeckTree(found).ordered.map(\.deck)
    }

    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func deck(_ id: ID<Deck>) async throws -> Deck {
        guard let deck = try await decks().first(where: { $0.id == id }) else { throw ReviewError.noSuchDeck(id) }
        return deck
    }

    /// Returns the number of cards in a deck and its subdecks, up to a limit, to estimate how long an operation takes.
    public func cardCount(in deck: ID<Deck>, upTo limit: Int) async throws -> Int {
        let ids = DeckTree(try await decks()).subtree(of: deck).map { SQLValue($0.id) }
        guard !ids.isEmpty else { return 0 }
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM card
                    WHERE learner_id = ? AND deck_id IN (\(ids.map { _ in "?" }.joined(separator: ", ")))
                        AND standing IN (0, 1) LIMIT ?
                ) AS found
                """, [reader.owner] + ids + [SQLValue(limit)])?.integer("count") ?? 0
        }
    }

    /// Returns the deck with a name, or with a path such as `HSK 3::Verbs`.
    ///
    /// - Throws: ``ReviewError/noSuchDeckNamed(_:)``.
    public func deck(named name: String) async throws -> Deck {
        let tree = DeckTree(try await decks())
        guard let found = tree.ordered.first(where: { $0.deck.name == name || tree.path(of: $0.deck.id) == name })
        else {
            throw ReviewError.noSuchDeckNamed(name)
        }
        return found.deck
    }
}
