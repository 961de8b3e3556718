import Model
import Storage

extension DeckTree {
    /// The maximum nesting depth of decks.
    package static let deepest = 50

    /// Returns the names in a path such as `HSK 3::Verbs`, trimmed.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName`` if one is empty or longer than 200 bytes.
    public static func names(of path: String) throws(ReviewError) -> [String] {
        let names = split(path).map { $0.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ") }
        guard names.count <= deepest,
            names.allSatisfy({ (1...200).contains($0.utf8.count) && !$0.contains("\0") })
        else { throw .impossibleDeckName }
        return names
    }

    /// Splits a path at its separators.
    private static func split(_ path: String) -> [Substring] {
        var names: [Substring] = []
        var start = path.startIndex
        var index = start
        while index < path.endIndex {
            if path[index...].hasPrefix(separator) {
                names.append(path[start..<index])
                index = path.index(index, offsetBy: separator.count)
                start = index
            } else {
                index = path.index(after: index)
            }
        }
        return names + [path[start...]]
    }

    /// Returns the names from the top level down to a deck, separated by `::`; empty for none.
    package func path(of id: ID<Deck>?) -> String { id.map { path(of: $0) } ?? "" }
}

extension Deck {
    /// Returns an icon as it is stored: without surrounding space, and at most two characters.
    package static func icon(_ typed: String) -> String {
        guard let first = typed.firstIndex(where: { !$0.isWhitespace }) else { return "" }
        var icon = String(typed[first...].prefix(2))
        while icon.last?.isWhitespace == true { icon.removeLast() }
        return icon
    }

    /// Returns the deck as it should be saved: a name such as `HSK 3::Verbs` moves it into a deck of its parent.
    ///
    /// - Parameter known: The learner's decks, including the previous version of this one.
    /// - Throws: The errors of ``ReviewDesk/settle(_:rescheduling:at:progress:)`` that concern its name and place.
    package func placed(among known: [Deck]) throws(ReviewError) -> Deck {
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
        placed.icon = Self.icon(icon)
        if let parent = placed.parentID, tree.subtree(of: id).contains(where: { $0.id == parent }) {
            throw .deckInItself
        }
        // Duplicate names that predate this check do not prevent other changes.
        let isElsewhere = placed.name != before.name || placed.parentID != before.parentID
        if isElsewhere, placed.hasTwin(among: known) {
            let path = [tree.path(of: placed.parentID), placed.name].filter { !$0.isEmpty }
            throw .deckExists(path.joined(separator: DeckTree.separator))
        }
        return placed
    }

    /// Returns its name, with a number if another deck of the same parent has it.
    package func freeName(among known: [Deck]) -> String {
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
    /// Returns all decks of a learner that are not deleted.
    public func decks(of learner: ID<Learner>) throws(StorageError) -> [Deck] {
        var decks: [Deck] = []
        let rows = try rows(
            "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL", [SQLValue(learner)])
        for row in rows { decks.append(try Deck(row)) }
        return decks
    }
}
