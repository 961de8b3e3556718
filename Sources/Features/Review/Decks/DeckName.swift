import Model
import Storage

extension DeckTree {
    /// Decks in one another can be as many as this.
    static let deepest = 50

    /// The names that a path such as `HSK 3::Verbs` is made of, without spaces around them.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName`` where one is empty or longer than 200 bytes.
    public static func names(of path: String) throws(ReviewError) -> [String] {
        let names = path.split(separator: separator, omittingEmptySubsequences: false).map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        guard names.count <= deepest,
            names.allSatisfy({ (1...200).contains($0.utf8.count) && !$0.contains("\0") })
        else { throw .impossibleDeckName }
        return names
    }

    /// The names from the top down to a deck, with `::` between them; empty for none.
    func path(of id: ID<Deck>?) -> String { id.map { path(of: $0) } ?? "" }
}

extension Deck {
    /// As it is to be kept: a name such as `HSK 3::Verbs` lays it into a deck of its parent.
    ///
    /// - Parameter known: The learner's decks, itself as it was among them.
    /// - Throws: As ``ReviewDesk/settle(_:rescheduling:at:progress:)`` does of its name and its place.
    func placed(among known: [Deck]) throws(ReviewError) -> Deck {
        guard let before = known.first(where: { $0.id == id }) else { throw .noSuchDeck(id) }
        let tree = DeckTree(known)
        var placed = self
        if let parentID, !known.contains(where: { $0.id == parentID }) { throw .noSuchDeck(parentID) }
        let names = try DeckTree.names(of: name)
        for outer in names.dropLast() {
            guard let next = known.first(where: { $0.parentID == placed.parentID && $0.name == outer }) else {
                let path = [tree.path(of: placed.parentID), outer].filter { !$0.isEmpty }
                throw .noSuchDeckNamed(path.joined(separator: DeckTree.separator))
            }
            placed.parentID = next.id
        }
        placed.name = names[names.count - 1]
        if let parent = placed.parentID, tree.subtree(of: id).contains(where: { $0.id == parent }) {
            throw .deckInItself
        }
        // Two that have had one name since before this was looked after can be changed otherwise.
        let isElsewhere = placed.name != before.name || placed.parentID != before.parentID
        if isElsewhere, placed.hasTwin(among: known) {
            let path = [tree.path(of: placed.parentID), placed.name].filter { !$0.isEmpty }
            throw .deckExists(path.joined(separator: DeckTree.separator))
        }
        return placed
    }

    /// Its name, with a number where another deck of the same parent has taken it.
    func freeName(among known: [Deck]) -> String {
        var free = self
        var number = 2
        while free.hasTwin(among: known) {
            free.name = "\(name) \(number)"
            number += 1
        }
        return free.name
    }

    private func hasTwin(among known: [Deck]) -> Bool {
        known.contains { $0.id != id && $0.parentID == parentID && $0.name == name }
    }
}

extension Reader {
    /// All decks of a learner that are not deleted.
    public func decks(of learner: ID<Learner>) throws -> [Deck] {
        try rows(
            "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL", [SQLValue(learner)]
        ).map { try Deck($0) }
    }
}
