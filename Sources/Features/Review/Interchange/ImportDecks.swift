import Formats
import Model
import Storage

extension AnkiImport {
    /// Lays out the package's decks; those that are there by name stay as they are.
    mutating func addDecks() throws {
        var known = try transaction.rows(
            "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL", [learner]
        ).map { try Deck($0) }
        let presets = Dictionary(package.presets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let used = Set(contents.cards.map(\.homeDeck))
        let isFSRS =
            package.usesFSRS || contents.cards.contains { $0.stability != nil }
            || contents.cards.allSatisfy { $0.type == 0 }
        losses.add(.filteredDecks, package.decks.count { $0.isFiltered })
        let wanted = package.decks.filter { !$0.isFiltered && ($0.id != 1 || used.contains(1)) }
        losses.add(.deckDescriptions, wanted.count { !$0.description.isEmpty })
        for deck in wanted.sorted(by: { $0.path.count < $1.path.count }) {
            let preset = presets[deck.presetID] ?? AnkiPreset(id: deck.presetID)
            let options = DeckOptions(preset, deck: deck, isFSRS: isFSRS, losses: &losses)
            let found = try place(parentPath + deck.path, options, &known)
            decks[deck.id] = (found.id, found.options, SQLValue(found.id))
        }
        // Cards whose deck the package does not have.
        for id in used where decks[id] == nil {
            var options = DeckOptions()
            options.algorithm = isFSRS ? .fsrs : .sm2
            let found = try place(parentPath + ["Default"], options, &known)
            decks[id] = (found.id, found.options, SQLValue(found.id))
        }
    }

    private mutating func place(_ path: [String], _ options: DeckOptions, _ known: inout [Deck]) throws -> Deck {
        var found: Deck?
        for name in path.prefix(50) {
            let name = String(name.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60))
            let parent = found?.id
            if let next = known.first(where: { $0.parentID == parent && $0.name == name }) {
                found = next
                continue
            }
            let position = (known.filter { $0.parentID == parent }.map(\.position).max() ?? -1) + 1
            let deck = Deck(
                id: newID(), parentID: parent, name: name.isEmpty ? "Default" : name, position: position,
                options: options,
                createdAt: now, updatedAt: now)
            try transaction.run(
                """
                INSERT INTO deck (id, learner_id, parent_id, name, icon, position, options, created_at, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    SQLValue(deck.id), learner, SQLValue(parent), SQLValue(deck.name), SQLValue(deck.icon),
                    SQLValue(deck.position), SQLValue(try options.json), SQLValue(now), SQLValue(now),
                ], changes: .upsert(.deck, deck.id))
            known.append(deck)
            report.decksAdded += 1
            found = deck
        }
        guard let found else { throw ReviewError.impossibleDeckName }
        return found
    }
}
