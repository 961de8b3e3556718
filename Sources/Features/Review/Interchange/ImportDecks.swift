import Formats
import Foundation
import Model
import Storage

extension AnkiImport {
    /// Creates the package's decks; existing decks with the same name stay unchanged.
    func addDecks() throws {
        var place = DeckPlace(try transaction.decks(of: desk.learner), transaction, desk.learner, now, newID)
        let presets = Dictionary(package.presets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let used = Set(contents.cards.map(\.homeDeck))
        let isFSRS =
            package.usesFSRS || contents.cards.contains { $0.stability != nil }
            || contents.cards.allSatisfy { $0.type == 0 }
        losses.add(
            .filteredDecks(cards: contents.cards.count { $0.originalDeckID != 0 }),
            package.decks.count { $0.isFiltered })
        losses.add(.savedSearches, package.savedSearches)
        if let hour = package.dayStart, hour != desk.day.start { losses.add(.dayStart(hour: hour)) }
        let wanted = package.decks.filter { !$0.isFiltered && ($0.id != 1 || used.contains(1)) }
        losses.add(.deckDescriptions, wanted.count { !$0.description.isEmpty })
        var definitions: [(name: String, json: String)] = []
        for deck in wanted.sorted(by: { $0.path.count < $1.path.count }) {
            let preset = presets[deck.presetID] ?? AnkiPreset(id: deck.presetID)
            let options = DeckOptions(preset, deck: deck, isFSRS: isFSRS, losses: &losses)
            let found = try lay(deck.id, deck.path, options, &place)
            // Anki's data of a deck with other options here would be wrong in an export.
            guard found.options == options else {
                losses.add(.deckSettings)
                continue
            }
            let foreign = ForeignDeck(deck: deck, preset: preset, isFSRS: isFSRS)
            definitions.append((ForeignDeck.name(found.id), try foreign.definition))
        }
        // Every collection has a deck with the id 1; here it is created only when needed.
        if let unused = package.decks.first(where: { $0.id == 1 && !$0.isFiltered }), !used.contains(1) {
            let preset = presets[unused.presetID] ?? AnkiPreset(id: unused.presetID)
            definitions.append(
                (ForeignDeck.unusedName, try ForeignDeck(deck: unused, preset: preset, isFSRS: isFSRS).definition))
        }
        let shared = Set(wanted.map(\.presetID))
        for preset in package.presets where shared.contains(preset.id) {
            losses.add(.presetNumbers(preset: preset.name), preset.impossibleNumbers)
        }
        for preset in package.presets where !shared.contains(preset.id) {
            definitions.append(("preset/\(preset.id)", try preset.definition))
        }
        try add(definitions)
        // Cards whose deck is missing from the package.
        for id in used where decks[id] == nil {
            var options = DeckOptions()
            options.algorithm = isFSRS ? .fsrs : .ankiSM2
            try lay(id, ["Default"], options, &place)
        }
        report.decksAdded = place.made.count
        madeDecks += place.made
        packageDecks = Set(wanted.compactMap { decks[$0.id]?.id })
    }

    /// Saves the package's data of decks and notetypes, replacing earlier data.
    func add(_ definitions: [(name: String, json: String)]) throws {
        guard !definitions.isEmpty else { return }
        try transaction.run(
            """
            INSERT INTO foreign_definition (learner_id, name, definition) VALUES (?, ?, ?)
            ON CONFLICT (learner_id, name) DO UPDATE SET definition = excluded.definition
            """, each: definitions.map { [learner, SQLValue($0.name), SQLValue($0.json)] }, changes: .upsertMany(.note))
    }

    /// Removes empty decks that were created for the package but are not in it.
    func removeEmptyDecks() throws {
        let others = madeDecks.filter { !packageDecks.contains($0) }
        report.decksAdded -= try transaction.removeEmpty(others, desk.learner).count
    }

    @discardableResult
    private func lay(
        _ id: Int64, _ path: [String], _ options: DeckOptions, _ place: inout DeckPlace
    ) throws -> Deck {
        guard let found = try place.deck(Self.names(parentPath + path), in: nil, options) else {
            throw ReviewError.impossibleDeckName
        }
        decks[id] = (found.id, found.options, SQLValue(found.id))
        return found
    }

    /// Returns the names of a path, valid as deck names.
    private static func names(_ path: [String]) -> ArraySlice<String> {
        path.prefix(DeckTree.deepest).map { name in
            let name = Deck.tidied(name)
            return name.isEmpty ? "Default" : name
        }[...]
    }
}

extension Encodable {
    /// The form in which it is stored among the definitions.
    var definition: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
