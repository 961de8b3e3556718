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
    /// Returns the deck that receives new cards of a language, or nil if it does not exist yet.
    ///
    /// It is stored by its id, so it may be renamed, and the language of the interface may change. As long as none is
    /// stored, it is a top-level deck with one of `names`, because earlier versions matched by name.
    ///
    /// - Parameter names: The names of a deck for the language in all interface languages.
    public func cardDeck(for language: Language, named names: [String]) throws(StorageError) -> Deck? {
        guard case .text(let id) = owner, let learner = ID<Learner>(id) else { return nil }
        let decks = try decks(of: learner)
        let row = try first(
            "SELECT deck_id FROM card_deck WHERE learner_id = ? AND language = ?", [owner, SQLValue(language.rawValue)])
        if let remembered: ID<Deck> = try row?.id("deck_id"), let deck = decks.first(where: { $0.id == remembered }) {
            return deck
        }
        return decks.first { $0.parentID == nil && names.contains($0.name) }
    }

    /// Returns the learner's decks and the one that receives new cards of a language.
    ///
    /// - Parameter names: The names of a deck for the language in all interface languages; a new one gets the first.
    public func cardDecks(for language: Language, named names: [String]) throws(StorageError) -> CardDecks {
        let usual = try cardDeck(for: language, named: names)?.id
        return CardDecks(tree: DeckTree(try decks()), usual: usual, newName: usual == nil ? names.first : nil)
    }
}

extension Transaction {
    /// Returns the deck that receives new cards of a language, creating and storing it if necessary.
    ///
    /// - Parameter names: The names of a deck for the language in all interface languages; a new one gets the first.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    package func cardDeck(
        _ choice: DeckChoice, for language: Language, named names: [String], newID: @escaping () -> ID<Deck>
    ) throws(StorageError) -> Deck {
        let decks = try decks(of: learner)
        var deck: Deck?
        if case .chosen(let id?) = choice {
            deck = decks.first { $0.id == id }
            guard deck != nil else { throw .declining(ReviewError.noSuchDeck(id)) }
        } else if case .usual = choice {
            deck = try cardDeck(for: language, named: names)
        }
        if deck == nil {
            var place = DeckPlace(decks, self, learner, time, newID)
            deck = try place.deck(names.prefix(1), in: nil, DeckOptions())
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
