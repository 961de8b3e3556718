import Model

/// The cards waiting in a deck.
struct CountsJSON: Encodable {
    var new: Int
    var learning: Int
    var due: Int

    init(_ counts: StudyCounts) {
        new = counts.new
        learning = counts.learning
        due = counts.due
    }
}

/// A deck in the API.
public struct DeckJSON: Encodable, Sendable {
    public var id: ID<Deck>
    var parentId: ID<Deck>?
    var name: String
    /// The names from the top level down, separated by `::`.
    var path: String
    var icon: String
    var options: DeckOptions
    var counts: CountsJSON

    /// - Parameters:
    ///   - tree: All decks.
    ///   - counts: Its waiting cards; nil if there are none.
    public init(_ deck: Deck, in tree: DeckTree, _ counts: StudyCounts?) {
        id = deck.id
        parentId = deck.parentID
        name = deck.name
        path = tree.path(of: deck.id)
        icon = deck.icon
        options = deck.options
        self.counts = CountsJSON(counts ?? StudyCounts())
    }
}

/// A deck as `glossa decks` prints it.
public struct PrintedDeck: Encodable, Sendable {
    private let deck: Deck
    private let path: String
    private let counts: CountsJSON

    /// - Parameters:
    ///   - tree: All decks.
    ///   - counts: Its waiting cards; nil if there are none.
    public init(_ deck: Deck, in tree: DeckTree, _ counts: StudyCounts?) {
        self.deck = deck
        path = tree.path(of: deck.id)
        self.counts = CountsJSON(counts ?? StudyCounts())
    }

    private enum CodingKeys: String, CodingKey { case id, name, algorithm, desiredRetention }

    public func encode(to encoder: any Encoder) throws {
        try counts.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(deck.id, forKey: .id)
        try container.encode(path, forKey: .name)
        try container.encode(deck.options.algorithm.rawValue, forKey: .algorithm)
        try container.encode(deck.options.desiredRetention, forKey: .desiredRetention)
    }
}

/// A deck to add.
public struct SentDeck: Decodable, Sendable {
    public var name: String
    public var icon: String?
    public var parentId: ID<Deck>?
    public var options: DeckOptions?
}
