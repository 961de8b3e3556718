import Model
import Pages
import Review
import Storage

/// The learner's decks, and the one that receives new cards of a language.
public struct CardDecks: Sendable {
    public var tree: DeckTree
    /// Nil if it does not exist yet.
    public var usual: ID<Deck>?
    /// The future deck's name; nil if it exists.
    public var newName: String?
}

extension Reader {
    /// Returns the learner's decks and the one that receives new cards of a language.
    ///
    /// - Parameter interface: The language of the interface, in which a new deck is named.
    func cardDecks(for language: Language, _ interface: Preferences.Interface) throws(StorageError) -> CardDecks {
        let names = DeckChoice.names(for: language, interface)
        let usual = try cardDeck(for: language, named: names)?.id
        return CardDecks(tree: DeckTree(try decks()), usual: usual, newName: usual == nil ? names.first : nil)
    }
}

extension DeckChoice {
    /// The names of a language's deck: in the language of the interface first, then in the others.
    static func names(for language: Language, _ interface: Preferences.Interface) -> [String] {
        ([interface] + Preferences.Interface.allCases.filter { $0 != interface }).map { Wording($0).name(language) }
    }
}
