import Model
import Pages
import Review
import Storage

extension LearnerContext {
    /// Adds cards of one language to the deck that the learner chose for it, now or previously.
    ///
    /// - Throws: `ReviewError`, `StorageError`. Nothing is added then.
    public func addCards(
        _ drafts: [ReviewDesk.Draft], in language: Language, to choice: DeckChoice = .usual,
        kinds: [Card.Kind] = [.recognition]
    ) async throws -> (added: ReviewDesk.Added, deck: Deck) {
        let cards = try review.newCards(
            of: drafts, in: language, to: choice, named: try await deckNames(language), kinds: kinds,
            random: { [self] in random() })
        return try await database.write(learner, at: now) { try cards.add(in: $0) }
    }

    /// Returns the learner's decks and the one that receives new cards of a language, from one snapshot.
    ///
    /// - Returns: `usual` is nil, and `newName` the future deck's name, if the deck does not exist yet.
    public func cardDecks(
        for language: Language
    ) async throws -> (tree: DeckTree, usual: ID<Deck>?, newName: String?) {
        let names = try await deckNames(language)
        let (decks, usual) = try await database.read(learner) { [learner] reader in
            (try reader.decks(of: learner), try reader.cardDeck(for: language, named: names)?.id)
        }
        return (DeckTree(decks), usual, usual == nil ? names.first : nil)
    }

    /// Returns the names for a language's deck: in the language of the interface first, then in the others.
    func deckNames(_ language: Language) async throws -> [String] {
        let own = try await library.preferences().interface
        return ([own] + Preferences.Interface.allCases.filter { $0 != own }).map { Wording($0).name(language) }
    }
}
