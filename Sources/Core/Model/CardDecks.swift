/// The learner's decks, and the one that receives new cards of a language.
public struct CardDecks: Sendable {
    public var tree: DeckTree
    /// Nil if it does not exist yet.
    public var usual: ID<Deck>?
    /// The language of the cards, after which a new deck is named.
    public var language: Language

    public init(tree: DeckTree, usual: ID<Deck>?, language: Language) {
        self.tree = tree
        self.usual = usual
        self.language = language
    }
}
