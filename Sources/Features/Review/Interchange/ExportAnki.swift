import Formats
import Foundation
import Model
import Scheduling
import Storage

/// What an export to Anki holds.
public struct AnkiExport: Sendable, Equatable, Codable {
    public var notes = 0
    public var cards = 0
    public var reviews = 0
    public var media = 0
}

extension ReviewDesk {
    /// Writes a deck with all that lie in it, or all decks, as an Anki package.
    ///
    /// Notes that came from Anki go back as they were, with what was changed since; Glossa's own get a notetype of
    /// Glossa's.
    ///
    /// - Parameters:
    ///   - deck: The deck; nil for all of them.
    ///   - file: What was there is replaced when the package is whole.
    ///   - progress: Takes the fraction done, from 0 to 1, on any thread.
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
            return try await database.read { reader in
                var exporting = try AnkiExporting(desk, chosen, tree, isWhole: deck == nil, reader, now)
                return try exporting.run(to: file, progress)
            }
        } catch AnkiError.cancelled {
            throw CancellationError()
        }
    }
}

/// One export under way.
private struct AnkiExporting {
    private let desk: ReviewDesk
    private let decks: [Deck]
    private let tree: DeckTree
    private let isWhole: Bool
    private let reader: Reader
    private let now: Timestamp
    private let today: Int
    private let writer: AnkiWriter
    private var result = AnkiExport()
    private var deckIDs: [ID<Deck>: Int64] = [:]
    private var options: [ID<Deck>: DeckOptions] = [:]
    private var notetypes: [Int64: (type: AnkiNotetype, roles: FieldRoles)] = [:]
    private var usedMedia: Set<String> = []
    private var takenNotes: Set<Int64> = []
    private var takenCards: Set<Int64> = []
    private var takenReviews: Set<Int64> = []
    private var cardIDs: [Int64: Int64] = [:]

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
            createdAt: desk.day.beginning(of: today).milliseconds / 1000, offset: desk.day.offset, now: now.milliseconds
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

    private mutating func addOutline() throws {
        var ankiDecks: [AnkiDeck] = []
        var presets: [AnkiPreset] = []
        for (index, deck) in decks.enumerated() {
            let id = deck.createdAt.milliseconds + Int64(index)
            deckIDs[deck.id] = id
            options[deck.id] = deck.options
            let path = tree.path(of: deck.id)
            var ankiDeck = AnkiDeck(id: id, path: [path])
            var preset = AnkiPreset(id: id)
            preset.name = path
            preset.learningSteps = deck.options.learningSteps
            preset.relearningSteps = deck.options.relearningSteps
            preset.newPerDay = deck.options.newPerDay
            preset.reviewsPerDay = deck.options.reviewsPerDay
            preset.maximumInterval = deck.options.maximumInterval
            preset.leechThreshold = deck.options.leechThreshold
            preset.suspendsLeeches = deck.options.suspendsLeeches
            preset.buriesSiblings = deck.options.buriesSiblings
            preset.desiredRetention = deck.options.desiredRetention
            preset.parameters = deck.options.parameters
            preset.dayShares = deck.options.dayShares
            // Decks that are studied alike share a preset.
            if let same = presets.first(where: { other in
                var other = other
                other.id = preset.id
                other.name = preset.name
                return other == preset
            }) {
                ankiDeck.presetID = same.id
            } else {
                ankiDeck.presetID = id
                presets.append(preset)
            }
            ankiDecks.append(ankiDeck)
        }
        let rows = try reader.rows(
            "SELECT definition FROM foreign_definition WHERE learner_id = ? AND name LIKE 'notetype/%'",
            [SQLValue(desk.learner)])
        for row in rows {
            let type = try JSONDecoder().decode(AnkiNotetype.self, from: Data(try row.text(0).utf8))
            notetypes[type.id] = (type, FieldRoles(type))
        }
        notetypes[GlossaNotetype.id] = (GlossaNotetype.type, FieldRoles(GlossaNotetype.type))
        try writer.add(
            notetypes: notetypes.values.map(\.type).sorted { $0.id < $1.id }, decks: ankiDecks, presets: presets,
            usesFSRS: decks.contains { $0.options.algorithm == .fsrs })
    }

    /// The condition that chooses the cards, with its arguments.
    private var choice: (String, [SQLValue]) {
        (
            "card.deck_id IN (\(Array(repeating: "?", count: decks.count).joined(separator: ", "))) AND card.standing <> 2",
            decks.map { SQLValue($0.id) }
        )
    }

    private func cardCount() throws -> Int {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return 0 }
        return try reader.first("SELECT COUNT(*) AS total FROM card WHERE \(condition)", arguments)?.integer(0) ?? 0
    }

    private mutating func addNotes(progress: (Int) -> Void) throws {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return }
        let columns = Note.columns.split(separator: ", ").map { "note.\($0) AS note_\($0)" }.joined(separator: ", ")
        var current: (id: SerialID<Note>, ankiID: Int64, foreign: ForeignNote?, ordinals: Set<Int>)?
        try reader.forEachRow(
            """
            SELECT \(Card.columns), note.foreign_fields AS foreign_fields, \(columns)
            FROM card JOIN note ON note.id = card.note_id
            WHERE \(condition) AND note.deleted_at IS NULL ORDER BY card.note_id, card.id
            """, arguments
        ) { row in
            let card = try Card(row)
            if current?.id != card.noteID {
                let note = try Note(row, prefix: "note_")
                let foreign = ForeignNote(try row.optionalText("foreign_fields"))
                current = (note.id, try add(note, foreign), foreign, [])
            }
            guard var note = current else { return }
            let known = note.foreign?.cards[card.id.description]
            var ordinal = known?.ordinal ?? GlossaNotetype.ordinal(card.kind)
            while !note.ordinals.insert(ordinal).inserted { ordinal += 1 }
            current = note
            try add(card, ordinal, known, to: note.ankiID)
            if result.cards % 1000 == 0 { progress(result.cards) }
        }
    }

    private mutating func add(_ note: Note, _ foreign: ForeignNote?) throws -> Int64 {
        let id = Self.free(foreign?.id ?? note.createdAt.milliseconds, &takenNotes)
        var fields = GlossaNotetype.fields(note)
        var type = GlossaNotetype.id
        var tags = Note.stored(note.tags)
        if let foreign, let known = notetypes[foreign.notetype] {
            fields = known.roles.updated(foreign.fields, with: note)
            type = foreign.notetype
            if foreign.tags.lowercased().split(separator: " ").map(String.init) == note.tags { tags = foreign.tags }
        }
        if !isWhole {
            for field in fields where field.contains("[") || field.contains("<") {
                let plain = PlainField(field)
                usedMedia.formUnion(plain.sounds + plain.pictures)
            }
        }
        try writer.add(
            AnkiNote(
                id: id, guid: note.guid, notetypeID: type, modified: note.updatedAt.milliseconds / 1000, tags: tags,
                fields: fields))
        result.notes += 1
        return id
    }

    private mutating func add(_ card: Card, _ ordinal: Int, _ known: ForeignNote.Card?, to note: Int64) throws {
        let schedule = card.schedule
        let id = Self.free(known?.id ?? card.createdAt.milliseconds, &takenCards)
        cardIDs[card.id.value] = id
        var anki = AnkiCard(id: id, noteID: note, deckID: deckIDs[card.deckID] ?? 1)
        anki.ordinal = ordinal
        anki.modified = (schedule.lastReview ?? card.createdAt).milliseconds / 1000
        anki.type = schedule.state.rawValue
        let deck = options[card.deckID] ?? DeckOptions()
        switch schedule.state {
        case .new: anki.due = Int64(card.position)
        case .review:
            anki.queue = 2
            anki.due = Int64(desk.day.number(of: schedule.due) - today)
        case .learning, .relearning:
            anki.queue = 1
            anki.due = schedule.due.milliseconds / 1000
            let steps = schedule.state == .learning ? deck.learningSteps.count : deck.relearningSteps.count
            anki.left = max(1, steps - schedule.step)
        }
        if card.standing == .suspended { anki.queue = -1 } else if card.buriedOn == today { anki.queue = -2 }
        anki.interval = Int64(schedule.interval)
        anki.factor = schedule.state == .new ? 0 : Int64((schedule.ease * 1000).rounded())
        anki.reviews = schedule.reviews
        anki.lapses = schedule.lapses
        anki.flags = card.isFlagged ? max(1, known?.flags ?? 1) : 0
        if let memory = schedule.memory {
            anki.stability = memory.stability
            anki.difficulty = memory.difficulty
            anki.desiredRetention = deck.desiredRetention
        }
        if schedule.state != .new { anki.lastReview = schedule.lastReview.map { $0.milliseconds / 1000 } }
        try writer.add(anki)
        result.cards += 1
    }

    private mutating func addReviews() throws {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return }
        var previous: (card: Int64, interval: Int64) = (-1, 0)
        try reader.forEachRow(
            """
            SELECT review.card_id, review.at, review.rating, review.state, review.interval_seconds, review.duration,
                review.foreign_factor
            FROM review JOIN card ON card.id = review.card_id WHERE \(condition) ORDER BY review.card_id, review.at
            """, arguments
        ) { row in
            let key = Int64(try row.integer(0))
            guard let card = cardIDs[key] else { return }
            let seconds = Int64(try row.integer(4))
            let interval = seconds % 86_400 == 0 ? seconds / 86_400 : -seconds
            let state = CardState(rawValue: try row.integer(3)) ?? .review
            try writer.add(
                AnkiReview(
                    id: Self.free(Int64(try row.integer(1)), &takenReviews), cardID: card, ease: try row.integer(2),
                    interval: interval, lastInterval: previous.card == key ? previous.interval : 0,
                    factor: Int64(try row.integer(6)), duration: Int64(try row.integer(5)),
                    type: state == .review ? 1 : state == .relearning ? 2 : 0))
            previous = (key, interval)
            result.reviews += 1
        }
        try reader.forEachRow(
            """
            SELECT foreign_review.card_id, foreign_review.at, foreign_review.rating, foreign_review.interval_days,
                foreign_review.last_interval, foreign_review.factor, foreign_review.duration, foreign_review.kind
            FROM foreign_review JOIN card ON card.id = foreign_review.card_id WHERE \(condition)
            """, arguments
        ) { row in
            guard let card = cardIDs[Int64(try row.integer(0))] else { return }
            try writer.add(
                AnkiReview(
                    id: Self.free(Int64(try row.integer(1)), &takenReviews), cardID: card, ease: try row.integer(2),
                    interval: Int64(try row.integer(3)), lastInterval: Int64(try row.integer(4)),
                    factor: Int64(try row.integer(5)), duration: Int64(try row.integer(6)), type: try row.integer(7)))
        }
    }

    private static func free(_ id: Int64, _ taken: inout Set<Int64>) -> Int64 {
        var id = max(1, id)
        while !taken.insert(id).inserted { id += 1 }
        return id
    }
}

extension Note {
    /// A note whose columns have other names because it was read together with its card.
    init(_ row: Row, prefix: String) throws {
        self.init(
            id: try row.serialID(.name(prefix + "id")),
            language: Language(rawValue: try row.text(.name(prefix + "language"))) ?? .chinese,
            word: try row.text(.name(prefix + "word")), reading: try row.text(.name(prefix + "reading")),
            definition: try row.text(.name(prefix + "definition")), sentence: try row.text(.name(prefix + "sentence")),
            translation: try row.text(.name(prefix + "translation")), picture: try row.text(.name(prefix + "picture")),
            audio: try row.text(.name(prefix + "audio")), tags: Self.tags(try row.text(.name(prefix + "tags"))),
            guid: try row.text(.name(prefix + "guid")), createdAt: try row.time(.name(prefix + "created_at")),
            updatedAt: try row.time(.name(prefix + "updated_at")))
    }
}
