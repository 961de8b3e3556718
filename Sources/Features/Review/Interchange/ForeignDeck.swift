import Formats
import Foundation
import Model
import Storage

/// What Anki says of a deck and of how it is studied, kept so that it can be given back.
struct ForeignDeck: Codable, Sendable {
    var deck: AnkiDeck
    var preset: AnkiPreset
    /// Whether it was scheduled by FSRS there.
    var isFSRS: Bool

    /// Where it is kept among the definitions.
    static func name(_ deck: ID<Deck>) -> String { "deck/\(deck)" }

    /// Where Anki's own deck is kept when no card lies in it.
    static let unusedName = "unused-deck"

    /// The options that its deck had when it came.
    var options: DeckOptions {
        var losses = Losses()
        return DeckOptions(preset, deck: deck, isFSRS: isFSRS, losses: &losses)
    }

    /// The deck and its preset as its options are now.
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
        // What a deck has of its own goes before what its preset says.
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
    /// A preset for a deck of Glossa's.
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

    /// Whether it says the same as another, whatever the two are called.
    fileprivate func isLike(_ other: AnkiPreset) -> Bool {
        var other = other
        other.id = id
        other.name = name
        return self == other
    }
}

/// Decks and presets on their way to Anki: with the ids, names and settings that they had there, where they came from
/// there.
struct DecksForAnki {
    private(set) var decks: [AnkiDeck] = []
    private(set) var presets: [AnkiPreset] = []
    /// The ids of Glossa's decks in Anki.
    private(set) var ids: [ID<Deck>: Int64] = [:]

    /// - Parameters:
    ///   - decks: Those that go out.
    ///   - foreign: What Anki has said of those that came from it.
    ///   - spare: Presets that go with them though no deck has them.
    ///   - unused: Anki's own deck, where no deck of Glossa's stands for it.
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
        // Presets that are as they came keep their ids before those that were changed.
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

    /// The id of a preset among all: its own where no other has it, that of one that says the same, or a new one.
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
    /// A deck's name as Glossa has it: without needless blanks, and of as many letters as a name may have.
    static func tidied(_ name: String) -> String {
        var name = name.replacing("\0", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }

    /// Its name in Anki: as it was there, unless it has got another one since.
    fileprivate func name(in foreign: [ID<Deck>: ForeignDeck]) -> String {
        guard let original = foreign[id]?.deck.path.last, Self.tidied(original) == name else { return name }
        return original
    }
}

extension Reader {
    /// The notetypes that came from Anki.
    func notetypes(_ learner: ID<Learner>) throws -> [AnkiNotetype] {
        try rows(
            "SELECT definition FROM foreign_definition WHERE learner_id = ? AND name LIKE 'notetype/%'",
            [SQLValue(learner)]
        ).map { try JSONDecoder().decode(AnkiNotetype.self, from: Data(try $0.text(0).utf8)) }
    }

    /// One of them, by its id in Anki; nil where it is not kept.
    func notetype(_ id: Int64, _ learner: ID<Learner>) throws -> AnkiNotetype? {
        try first(
            "SELECT definition FROM foreign_definition WHERE learner_id = ? AND name = ?",
            [SQLValue(learner), SQLValue("notetype/\(id)")]
        ).map { try JSONDecoder().decode(AnkiNotetype.self, from: Data(try $0.text(0).utf8)) }
    }

    /// What is kept of decks and presets that came from Anki. What cannot be read any more is left out.
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
