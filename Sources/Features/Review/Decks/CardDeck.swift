import Model
import Storage

/// Where a learner wants new cards of a language.
public enum DeckChoice: Hashable, Sendable {
    /// Where they chose to have them last; if they never did, a deck for the language.
    case usual
    /// This deck, and from now on for all cards of the language. Nil for a deck that is named after the language.
    case chosen(ID<Deck>?)
}

extension Reader {
    /// The deck that new cards of a language go to; nil if it is still to be made.
    ///
    /// It is remembered by its id, so it may be renamed, and the language of the interface may change. Until a deck has been
    /// remembered, an outermost one with one of `names` is it: earlier versions went by the name.
    ///
    /// - Parameter names: What a deck for the language is called in any language of the interface.
    public func cardDeck(for language: Language, named names: [String]) throws -> Deck? {
        guard case .text(let id) = owner, let learner = ID<Learner>(id) else { return nil }
        let decks = try decks(of: learner)
        let row = try first(
            "SELECT deck_id FROM card_deck WHERE learner_id = ? AND language = ?", [owner, SQLValue(language.rawValue)])
        if let remembered: ID<Deck> = try row?.id("deck_id"), let deck = decks.first(where: { $0.id == remembered }) {
            return deck
        }
        return decks.first { $0.parentID == nil && names.contains($0.name) }
    }
}

extension Transaction {
    /// The deck that new cards of a language go to, made if it is missing, and remembered.
    ///
    /// - Parameter names: What a deck for the language is called in any language of the interface; a new one gets the first.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    func cardDeck(
        _ choice: DeckChoice, for language: Language, named names: [String], newID: @escaping () -> ID<Deck>
    ) throws -> Deck {
        let decks = try decks(of: learner)
        var deck: Deck?
        if case .chosen(let id?) = choice {
            deck = decks.first { $0.id == id }
            guard deck != nil else { throw ReviewError.noSuchDeck(id) }
        } else if case .usual = choice {
            deck = try cardDeck(for: language, named: names)
        }
        if deck == nil {
            var place = DeckPlace(decks, self, learner, time, newID)
            deck = try place.deck(names.prefix(1), in: nil, DeckOptions())
        }
        guard let deck else { throw ReviewError.impossibleDeckName }
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
