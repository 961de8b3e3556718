import Formats
import Foundation
import Model
import Storage

/// A deck's data and options from Anki, kept for export.
struct ForeignDeck: Codable, Sendable {
    var deck: AnkiDeck
    var preset: AnkiPreset
    /// Whether Anki scheduled it with FSRS.
    var isFSRS: Bool

    /// Returns its key among the definitions.
    static func name(_ deck: ID<Deck>) -> String { "deck/\(deck)" }

    /// The key of Anki's default deck when it has no cards.
    static let unusedName = "unused-deck"

    /// The options of its deck at import.
    var options: DeckOptions {
        var losses = Losses()
        return DeckOptions(preset, deck: deck, isFSRS: isFSRS, losses: &losses)
    }

    /// Returns the deck and its preset with the current options.
    func updated(_ now: DeckOptions) -> (deck: AnkiDeck, preset: AnkiPreset) {
        let was = options
        var (deck, preset) = (deck, preset)
        func put<Value: Equatable>(_ option: KeyPath<DeckOptions, Value>, _ take: (Value) -> Void) {
            if now[keyPath: option] != was[keyPath: option] { take(now[keyPath: option]) }
        }
        put(\.learningSteps) { preset.learningSteps = $0 }
        put(\.relearningSteps) { preset.relearningSteps = $0 }
        put(\.maximumInterval) { preset.maximumInterval = $0 }
        put(\.leechThreshold) { preset.leechThreshold = $0 }
        put(\.suspendsLeeches) { preset.suspendsLeeches = $0 }
        put(\.buriesSiblings) { preset.buriesSiblings = $0 }
        put(\.parameters) { preset.parameters = $0 }
        put(\.ankiSM2) { preset.sm2 = $0 }
        put(\.dayShares) { preset.dayShares = $0 }
        // A deck's own setting takes precedence over its preset.
        put(\.newPerDay) { if deck.newPerDay == nil { preset.newPerDay = $0 } else { deck.newPerDay = $0 } }
        put(\.reviewsPerDay) {
            if deck.reviewsPerDay == nil { preset.reviewsPerDay = $0 } else { deck.reviewsPerDay = $0 }
        }
        put(\.desiredRetention) {
            if deck.desiredRetention == nil { preset.desiredRetention = $0 } else { deck.desiredRetention = $0 }
        }
        return (deck, preset)
    }
}

extension AnkiPreset {
    /// Creates a preset for a deck of Glossa's.
    init(id: Int64, name: String, _ options: DeckOptions) {
        self.init(id: id)
        self.name = name
        learningSteps = options.learningSteps
        relearningSteps = options.relearningSteps
        newPerDay = options.newPerDay
        reviewsPerDay = options.reviewsPerDay
        maximumInterval = options.maximumInterval
        leechThreshold = options.leechThreshold
        suspendsLeeches = options.suspendsLeeches
        buriesSiblings = options.buriesSiblings
        desiredRetention = options.desiredRetention
        parameters = options.parameters
        dayShares = options.dayShares
        sm2 = options.ankiSM2
    }

    /// Returns whether it equals another apart from name and id.
    fileprivate func isLike(_ other: AnkiPreset) -> Bool {
        var other = other
        other.id = id
        other.name = name
        return self == other
    }
}

/// Decks and presets for export to Anki. Those that came from Anki keep their ids, names and settings.
struct DecksForAnki {
    private(set) var decks: [AnkiDeck] = []
    private(set) var presets: [AnkiPreset] = []
    /// The ids of Glossa's decks in Anki.
    private(set) var ids: [ID<Deck>: Int64] = [:]

    /// - Parameters:
    ///   - decks: The decks to export.
    ///   - foreign: The Anki data of imported ones.
    ///   - spare: Presets to export although no deck uses them.
    ///   - unused: Anki's default deck, if no deck of Glossa's represents it.
    init(
        _ decks: [Deck], _ tree: DeckTree, _ foreign: [ID<Deck>: ForeignDeck], spare: [AnkiPreset] = [],
        unused: ForeignDeck? = nil
    ) {
        var known: [ID<Deck>: (deck: AnkiDeck, preset: AnkiPreset)] = [:]
        var taken: Set<Int64> = []
        for deck in decks {
            known[deck.id] = foreign[deck.id]?.updated(deck.options)
            if let id = known[deck.id]?.deck.id, taken.insert(id).inserted { ids[deck.id] = id }
        }
        for deck in decks where ids[deck.id] == nil {
            var id = max(2, deck.createdAt.milliseconds)
            while !taken.insert(id).inserted { id += 1 }
            ids[deck.id] = id
        }
        presets = spare
        // Unchanged presets keep their ids in preference to changed ones.
        let kept = decks.filter { known[$0.id]?.preset == foreign[$0.id]?.preset && known[$0.id] != nil }
        let keptIDs = Set(kept.map(\.id))
        var presetIDs: [ID<Deck>: Int64] = [:]
        for deck in kept + decks.filter({ !keptIDs.contains($0.id) }) {
            let path = tree.path(of: deck.id)
            let own = AnkiPreset(id: ids[deck.id] ?? 0, name: path, deck.options)
            presetIDs[deck.id] = place(known[deck.id]?.preset ?? own, or: own.id, path)
        }
        for deck in decks {
            let id = ids[deck.id] ?? 0
            var anki = known[deck.id]?.deck ?? AnkiDeck(id: id, path: [])
            anki.id = id
            anki.path = tree.line(of: deck.id).map { $0.name(in: foreign) }
            anki.presetID = presetIDs[deck.id] ?? 1
            self.decks.append(anki)
        }
        if let unused, taken.insert(unused.deck.id).inserted {
            var anki = unused.deck
            anki.presetID = place(unused.preset, or: unused.deck.id, anki.path.last ?? "")
            self.decks.append(anki)
        }
    }

    /// Returns the id of a preset: its own if no other has it, that of an equal one, or a new one.
    private mutating func place(_ preset: AnkiPreset, or id: Int64, _ name: String) -> Int64 {
        if let same = presets.first(where: { $0.id == preset.id }) {
            if same.isLike(preset) { return same.id }
        } else if !preset.source.isEmpty {
            presets.append(preset)
            return preset.id
        }
        if let alike = presets.first(where: { $0.isLike(preset) }) { return alike.id }
        var other = preset
        other.id = id
        while presets.contains(where: { $0.id == other.id }) { other.id += 1 }
        other.name = name
        presets.append(other)
        return other.id
    }
}

extension Deck {
    /// Returns a deck's name for Glossa: without redundant spaces, and truncated to the maximum length.
    static func tidied(_ name: String) -> String {
        var name = name.replacing("\0", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }

    /// Returns its name in Anki: the original one, unless it was renamed since.
    fileprivate func name(in foreign: [ID<Deck>: ForeignDeck]) -> String {
        guard let original = foreign[id]?.deck.path.last, Self.tidied(original) == name else { return name }
        return original
    }
}

extension Reader {
    /// Returns the notetypes that came from Anki.
    func notetypes(_ learner: ID<Learner>) throws -> [AnkiNotetype] {
        try rows(
            "SELECT definition FROM foreign_definition WHERE learner_id = ? AND name LIKE 'notetype/%'",
            [SQLValue(learner)]
        ).map { try JSONDecoder().decode(AnkiNotetype.self, from: Data(try $0.text(0).utf8)) }
    }

    /// Returns one of them, by its id in Anki, or nil if it is not stored.
    func notetype(_ id: Int64, _ learner: ID<Learner>) throws -> AnkiNotetype? {
        try first(
            "SELECT definition FROM foreign_definition WHERE learner_id = ? AND name = ?",
            [SQLValue(learner), SQLValue("notetype/\(id)")]
        ).map { try JSONDecoder().decode(AnkiNotetype.self, from: Data(try $0.text(0).utf8)) }
    }

    /// Returns the stored data of decks and presets that came from Anki. Skips unreadable ones.
    func foreignDecks(
        _ learner: ID<Learner>
    ) throws -> (decks: [ID<Deck>: ForeignDeck], presets: [AnkiPreset], unused: ForeignDeck?) {
        var decks: [ID<Deck>: ForeignDeck] = [:]
        var presets: [AnkiPreset] = []
        var unused: ForeignDeck?
        try forEachRow(
            """
            SELECT name, definition FROM foreign_definition
            WHERE learner_id = ? AND (name LIKE 'deck/%' OR name LIKE 'preset/%' OR name = '\(ForeignDeck.unusedName)')
            ORDER BY name
            """, [SQLValue(learner)]
        ) { row in
            let name = try row.text(0)
            let json = Data(try row.text(1).utf8)
            if name.hasPrefix("preset/") {
                if let preset = try? JSONDecoder().decode(AnkiPreset.self, from: json) { presets.append(preset) }
            } else if name == ForeignDeck.unusedName {
                unused = try? JSONDecoder().decode(ForeignDeck.self, from: json)
            } else if let id = ID<Deck>(String(name.dropFirst(5))) {
                decks[id] = try? JSONDecoder().decode(ForeignDeck.self, from: json)
            }
        }
        return (decks, presets, unused)
    }
}
