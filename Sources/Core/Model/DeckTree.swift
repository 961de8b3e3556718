/// The hierarchy of decks.
public struct DeckTree: Sendable {
    /// The separator of the names in a path, as in Anki.
    public static let separator = "::"

    private let decks: [ID<Deck>: Deck]
    private let tops: [Deck]
    private let children: [ID<Deck>: [Deck]]

    /// - Parameter decks: All of a learner's; one whose parent is not among them is at the top level.
    public init(_ decks: [Deck]) {
        var known: [ID<Deck>: Deck] = [:]
        for deck in decks where known[deck.id] == nil { known[deck.id] = deck }
        var tops: [Deck] = []
        var children: [ID<Deck>: [Deck]] = [:]
        for deck in decks {
            if let parent = deck.parentID, known[parent] != nil {
                children[parent, default: []].append(deck)
            } else {
                tops.append(deck)
            }
        }
        self.tops = tops
        self.children = children
        self.decks = known
    }

    /// All decks, each parent before its children, with their depth: 0 for the top level.
    public var ordered: [(deck: Deck, depth: Int)] {
        var result: [(deck: Deck, depth: Int)] = []
        var seen: Set<ID<Deck>> = []
        // The next one last. Not calls of a function by itself: decks can lie in each other more deeply than a thread's stack has
        // room for.
        var waiting: [(deck: Deck, depth: Int)] = []
        for deck in tops.reversed() { waiting.append((deck, 0)) }
        while let next = waiting.popLast() {
            guard seen.insert(next.deck.id).inserted else { continue }
            result.append(next)
            for child in (children[next.deck.id] ?? []).reversed() { waiting.append((child, next.depth + 1)) }
        }
        return result
    }

    /// Returns a deck; nil for an unknown one.
    public func deck(_ id: ID<Deck>) -> Deck? { decks[id] }

    /// Returns a deck and all its subdecks.
    public func subtree(of id: ID<Deck>) -> [Deck] {
        guard let deck = decks[id] else { return [] }
        var result = [deck]
        var seen: Set<ID<Deck>> = [id]
        var next = 0
        while next < result.count {
            for child in children[result[next].id] ?? [] where seen.insert(child.id).inserted { result.append(child) }
            next += 1
        }
        return result
    }

    /// Returns the names from the top level down, separated by `::`; empty for an unknown deck.
    public func path(of id: ID<Deck>) -> String {
        line(of: id).map { $0.name }.joined(separator: Self.separator)
    }

    /// Returns a deck preceded by its ancestors, from the top level down; empty for an unknown deck.
    public func line(of id: ID<Deck>) -> [Deck] {
        var line: [Deck] = []
        var current = decks[id]
        while let deck = current, line.count < 100 {
            line.append(deck)
            current = deck.parentID.flatMap { decks[$0] }
        }
        return line.reversed()
    }
}
