/// The learner's decks, and the one that receives new cards of a language.
public struct CardDecks: Sendable {
    public var tree: DeckTree
    /// Nil if it does not exist yet.
    public var usual: ID<Deck>?
    /// The future deck's name; nil if it exists.
    public var newName: String?

    public init(tree: DeckTree, usual: ID<Deck>?, newName: String?) {
        self.tree = tree
        self.usual = usual
        self.newName = newName
    }
}
