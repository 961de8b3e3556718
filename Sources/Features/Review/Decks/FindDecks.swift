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

/// The hierarchy of decks.
public struct DeckTree: Sendable {
    /// The separator of the names in a path, as in Anki.
    public static let separator = "::"

    private let decks: [ID<Deck>: Deck]
    private let children: [ID<Deck>?: [Deck]]

    /// - Parameter decks: All of a learner's; one whose parent is not among them is at the top level.
    public init(_ decks: [Deck]) {
        let known = Dictionary(decks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var children: [ID<Deck>?: [Deck]] = [:]
        for deck in decks {
            let parent = deck.parentID.flatMap { known[$0] == nil ? nil : $0 }
            children[parent, default: []].append(deck)
        }
        self.children = children
        self.decks = known
    }

    /// All decks, each parent before its children, with their depth: 0 for the top level.
    public var ordered: [(deck: Deck, depth: Int)] {
        var result: [(Deck, Int)] = []
        var seen: Set<ID<Deck>> = []
        func visit(_ parent: ID<Deck>?, _ depth: Int) {
            for deck in children[parent] ?? [] where seen.insert(deck.id).inserted {
                result.append((deck, depth))
                visit(deck.id, depth + 1)
            }
        }
        visit(nil, 0)
        return result
    }

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
        line(of: id).map(\.name).joined(separator: Self.separator)
    }

    /// Returns a deck preceded by its ancestors, from the top level down; empty for an unknown deck.
    func line(of id: ID<Deck>) -> [Deck] {
        var line: [Deck] = []
        var current = decks[id]
        while let deck = current, line.count < 100 {
            line.append(deck)
            current = deck.parentID.flatMap { decks[$0] }
        }
        return line.reversed()
    }
}
