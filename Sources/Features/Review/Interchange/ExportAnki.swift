import Formats
import Foundation
import Model
import Scheduling
import Storage

/// The contents of an export to Anki.
public struct AnkiExport: Sendable, Equatable {
    public var notes = 0
    public var cards = 0
    public var reviews = 0
    public var media = 0
}

extension ReviewDesk {
    /// Writes a deck with its subdecks, or all decks, as an Anki package.
    ///
    /// Notes that came from Anki are exported in their original form with later changes; Glossa's own use a notetype of
    /// Glossa's.
    ///
    /// - Parameters:
    ///   - deck: The deck; nil for all of them.
    ///   - file: An existing file is replaced once the package is complete.
    ///   - progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `AnkiError`, `StorageError`, `CancellationError`.
    public func exportAnki(
        _ deck: ID<Deck>? = nil, to file: URL, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> AnkiExport {
        let all = try await decks()
        let tree = DeckTree(all)
        let chosen = deck.map { tree.subtree(of: $0) } ?? all
        if let deck, chosen.isEmpty { throw ReviewError.noSuchDeck(deck) }
        let desk = self
        do {
            return try await database.read(learner) { reader in
                var exporting = try AnkiExporting(desk, chosen, tree, isWhole: deck == nil, reader, now)
                return try exporting.run(to: file, progress)
            }
        } catch AnkiError.cancelled {
            throw CancellationError()
        }
    }
}

/// An export in progress.
struct AnkiExporting {
    let desk: ReviewDesk
    let decks: [Deck]
    let tree: DeckTree
    let isWhole: Bool
    let reader: Reader
    let now: Timestamp
    let today: Int
    let writer: AnkiWriter
    var result = AnkiExport()
    var deckIDs: [ID<Deck>: Int64] = [:]
    var options: [ID<Deck>: DeckOptions] = [:]
    var notetypes: [Int64: (type: AnkiNotetype, restoring: FieldRestoring)] = [:]
    var usedMedia: Set<String> = []
    var takenNotes: Set<Int64> = []
    var takenCards: Set<Int64> = []
    var takenReviews: Set<Int64> = []
    var cardIDs: [Int64: Int64] = [:]

    init(
        _ desk: ReviewDesk, _ decks: [Deck], _ tree: DeckTree, isWhole: Bool, _ reader: Reader, _ now: Timestamp
    ) throws {
        self.desk = desk
        self.decks = decks
        self.tree = tree
        self.isWhole = isWhole
        self.reader = reader
        self.now = now
        today = desk.day.number(of: now)
        writer = try AnkiWriter(
            createdAt: desk.day.beginning(of: today).milliseconds / 1000, offset: desk.day.clock.offset(at: now),
            now: now.milliseconds
        )
    }

    mutating func run(to file: URL, _ progress: (Double) -> Void) throws -> AnkiExport {
        try addOutline()
        let cards = try cardCount()
        try addNotes { progress(0.4 * Double($0) / Double(max(1, cards))) }
        progress(0.4)
        try addReviews()
        progress(0.8)
        let (learner, isWhole, usedMedia, reader) = (desk.learner, isWhole, usedMedia, reader)
        var count = 0
        try writer.finish(to: file) { add in
            var names: [String] = []
            try reader.forEachRow("SELECT name FROM media WHERE learner_id = ? ORDER BY name", [SQLValue(learner)]) {
                names.append(try $0.text(0))
            }
            for name in names where isWhole || usedMedia.contains(name) || name.hasPrefix("_") {
                guard
                    let row = try reader.first(
                        "SELECT bytes FROM media WHERE learner_id = ? AND name = ?",
                        [SQLValue(learner), SQLValue(name)]),
                    case .blob(let bytes) = try row.value("bytes")
                else { continue }
                try add(name, bytes)
                count += 1
            }
        }
        result.media = count
        progress(1)
        return result
    }

    mutating func addOutline() throws {
        let foreign = try reader.foreignDecks(desk.learner)
        let outline =
            isWhole
            ? DecksForAnki(decks, tree, foreign.decks, spare: foreign.presets, unused: foreign.unused)
            : DecksForAnki(decks, tree, foreign.decks)
        deckIDs = outline.ids
        for deck in decks { options[deck.id] = deck.options }
        for type in try reader.notetypes(desk.learner) { notetypes[type.id] = (type, FieldRestoring(type)) }
        notetypes[GlossaNotetype.id] = (GlossaNotetype.type, FieldRestoring(GlossaNotetype.type))
        try writer.add(
            notetypes: notetypes.values.map(\.type.readable).sorted { $0.id < $1.id },
            spareNotetypes: isWhole ? Set(notetypes.keys).subtracting([GlossaNotetype.id]) : [],
            decks: outline.decks.map(\.readable), presets: outline.presets.map(\.readable),
            usesFSRS: decks.contains { $0.options.algorithm == .fsrs })
    }

    /// The condition that selects the cards, with its arguments.
    var choice: (String, [SQLValue]) {
        (
            "card.deck_id IN (\(Array(repeating: "?", count: decks.count).joined(separator: ", "))) AND card.standing <> 2",
            decks.map { SQLValue($0.id) }
        )
    }

    private func cardCount() throws -> Int {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return 0 }
        return try reader.first(
            "SELECT COUNT(*) AS total FROM card WHERE card.learner_id = ? AND \(condition)", [reader.owner] + arguments
        )?.integer(0) ?? 0
    }

    static func free(_ id: Int64, _ taken: inout Set<Int64>) -> Int64 {
        // Well below the largest integer, so that there is always a next one.
        var id = min(max(1, id), Int64.max / 2)
        while !taken.insert(id).inserted { id += 1 }
        return id
    }
}
