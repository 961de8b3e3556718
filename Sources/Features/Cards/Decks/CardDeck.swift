import Model
import Storage

/// The learner's choice of a deck for new cards of a language.
public enum DeckChoice: Hashable, Sendable {
    /// The last chosen deck, or by default a deck for the language.
    case usual
    /// This deck, from now on for all cards of the language. Nil for a deck named after the language.
    case chosen(ID<Deck>?)
}

extension Reader {
    /// Returns the learner's decks and the one that receives new cards of a language, which need not exist yet.
    ///
    /// It is stored by its id, so it may be renamed, and the language of the interface may change. As long as none is
    /// stored, it is a top-level deck with a name of the language, because earlier versions matched by name.
    public func cardDecks(for language: Language) throws(StorageError) -> CardDecks {
        let row = try first(
            "SELECT deck_id FROM card_deck WHERE learner_id = ? AND language = ?", [owner, SQLValue(language.rawValue)])
        let stored: ID<Deck>? = try row?.id("deck_id")
        let tree = try deckTree()
        let decks = tree.ordered.map { $0.deck }
        let names = language.names
        let usual =
            decks.first { $0.id == stored } ?? decks.first { $0.parentID == nil && names.contains($0.name) }
        return CardDecks(tree: tree, usual: usual?.id, language: language)
    }
}

extension Transaction {
    /// Returns the deck that receives new cards of a language, creating and storing it if necessary.
    ///
    /// - Parameter interface: The language of the interface, in which a new deck is named.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    package func cardDeck(
        _ choice: DeckChoice, for language: Language, _ interface: Preferences.Interface,
        newID: @escaping () -> ID<Deck>
    ) throws(StorageError) -> Deck {
        let known = try cardDecks(for: language)
        let decks = known.tree.ordered.map { $0.deck }
        var deck: Deck?
        if case .chosen(let id?) = choice {
            deck = decks.first { $0.id == id }
            guard deck != nil else { throw .declining(ReviewError.noSuchDeck(id)) }
        } else if case .usual = choice {
            deck = decks.first { $0.id == known.usual }
        }
        if deck == nil {
            var place = DeckPlace(decks, self, learner, time, newID)
            deck = try place.deck([language.name(in: interface)], in: nil, DeckOptions())
        }
        guard let deck else { throw .declining(ReviewError.impossibleDeckName) }
        try run(
            """
            INSERT INTO card_deck (learner_id, language, deck_id, updated_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (learner_id, language) DO UPDATE SET deck_id = excluded.deck_id, updated_at = excluded.updated_at
            WHERE card_deck.deck_id <> excluded.deck_id
            """, [owner, SQLValue(language.rawValue), SQLValue(deck.id), SQLValue(time)],
            changes: .upsert(.cardDeck, language.rawValue))
        return deck
    }
}
