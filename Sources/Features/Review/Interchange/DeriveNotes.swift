import Formats
import Lexicon
import Model
import Storage

extension ReviewDesk {
    /// Derives the texts, languages and questions of imported notes from their original fields again, if an earlier
    /// version derived them differently. Preserves what the learner has written since.
    ///
    /// A schema step queued the notes; an empty queue costs one lookup. Each batch is a transaction, so that an
    /// interrupted run continues the next time.
    ///
    /// - Parameters:
    ///   - limit: The time limit, checked after each note; nil to process the whole queue.
    /// - Returns: Whether the queue is empty.
    /// - Throws: `StorageError`, `CancellationError`.
    @discardableResult
    public func deriveImportedNotes(at now: Timestamp, within limit: Duration? = nil) async throws -> Bool {
        let learner = learner
        let isNeeded = try await database.read(learner) { reader in
            try reader.first("SELECT 1 FROM note_to_derive WHERE learner_id = ? LIMIT 1", [SQLValue(learner)]) != nil
        }
        guard isNeeded else { return true }
        let end = limit.map { ContinuousClock.now + $0 }
        let lexicon = lexicon
        let readings = try await database.read(learner) { try $0.notetypeReadings(learner, lexicon) }
        while true {
            try Task.checkCancellation()
            let progress = try await database.write(learner, at: now) {
                try $0.deriveNotes(readings, learner, until: end)
            }
            switch progress {
            case .finished: return true
            case .outOfTime: return false
            case .goesOn: continue
            }
        }
    }
}

extension Reader {
    /// Returns the readings of the queued notes' notetypes, based on samples of each.
    fileprivate func notetypeReadings(_ learner: ID<Learner>, _ lexicon: Lexicon?) throws -> NotetypeReadings {
        var samples: [Int64: [[String]]] = [:]
        var sampled: [Int64: [SerialID<Note>]] = [:]
        try forEachRow(
            """
            SELECT note.id, note.foreign_fields FROM note_to_derive
            JOIN note ON note.id = note_to_derive.note_id AND note.learner_id = note_to_derive.learner_id
            WHERE note_to_derive.learner_id = ?
            """, [SQLValue(learner)]
        ) { row in
            let json = try row.optionalText("foreign_fields") ?? ""
            guard let type = ForeignNote.notetype(json),
                samples[type, default: []].count < NotetypeReadings.samplesOfType,
                let note = ForeignNote(json)
            else { return }
            samples[type, default: []].append(note.fields)
            sampled[type, default: []].append(try row.serialID("id"))
        }
        let tree = DeckTree(try decks(of: learner))
        var decks: [Int64: Set<String>] = [:]
        for (type, notes) in sampled {
            for chunk in notes.chunks(of: FormerValue.chunk) {
                for row in try rows(
                    "SELECT DISTINCT deck_id FROM card WHERE learner_id = ? AND note_id IN (\(FormerValue.places(chunk)))",
                    [SQLValue(learner)] + chunk.map { SQLValue($0) })
                {
                    decks[type, default: []].formUnion(tree.line(of: try row.id("deck_id")).map(\.name))
                }
            }
        }
        return NotetypeReadings(try notetypes(learner), samples: samples, decks: decks, lexicon)
    }
}

/// The progress through the queue after a batch.
private enum DerivingProgress: Sendable {
    case goesOn, outOfTime, finished
}

extension Transaction {
    private static let derivedTogether = 400

    /// Derives the next notes of the queue, at least one.
    ///
    /// - Parameter end: The time limit, checked after each note; nil for none.
    fileprivate func deriveNotes(
        _ readings: NotetypeReadings, _ learner: ID<Learner>, until end: ContinuousClock.Instant?
    ) throws -> DerivingProgress {
        let ids = try rows(
            "SELECT note_id FROM note_to_derive WHERE learner_id = ? ORDER BY note_id LIMIT ?",
            [SQLValue(learner), SQLValue(Self.derivedTogether)]
        ).map { try $0.value("note_id") }
        guard !ids.isEmpty else { return .finished }
        let places = FormerValue.places(ids)
        let notes = try rows(
            "SELECT \(Note.columns), foreign_fields FROM note WHERE learner_id = ? AND id IN (\(places))",
            [SQLValue(learner)] + ids)
        let cards = Dictionary(
            grouping: try rows(
                """
                SELECT id, note_id, kind, face FROM card
                LEFT JOIN card_face ON card_face.learner_id = card.learner_id AND card_face.card_id = card.id
                WHERE card.learner_id = ? AND note_id IN (\(places))
                """,
                [SQLValue(learner)] + ids)
        ) { (try? $0.serialID("note_id") as SerialID<Note>)?.value ?? 0 }
        var changed: [Note] = []
        var kinds: [[SQLValue]] = []
        var faces: [[SQLValue]] = []
        var done: [SQLValue] = []
        for row in notes {
            if !done.isEmpty, let end, ContinuousClock.now >= end { break }
            let note = try Note(row)
            done.append(SQLValue(note.id))
            guard let foreign = ForeignNote(try row.optionalText("foreign_fields")) else { continue }
            let deriving = Deriving(foreign, readings)
            var after = note
            deriving.derive(&after)
            if after != note { changed.append(after) }
            var room = FaceRoom(foreign.fields)
            for card in cards[note.id.value] ?? [] {
                let id: SerialID<Card> = try card.serialID("id")
                if let face = deriving.face(of: id, &room), face != (try card.optionalText("face") ?? "") {
                    faces.append([SQLValue(learner), SQLValue(id), SQLValue(face)])
                }
                guard let kind = deriving.kind(of: id, asking: try card.text("kind")) else { continue }
                kinds.append([SQLValue(kind.rawValue), SQLValue(id), SQLValue(learner)])
            }
        }
        try put(derived: changed, learner)
        try run("UPDATE card SET kind = ? WHERE id = ? AND learner_id = ?", each: kinds, changes: .upsertMany(.card))
        try run(Card.Face.insertion, each: faces, changes: .upsertMany(.card))
        // Also dequeues notes that no longer exist.
        let isCutShort = done.count < notes.count
        let handled = isCutShort ? done : ids
        try runDerived(
            "DELETE FROM note_to_derive WHERE learner_id = ? AND note_id IN (\(FormerValue.places(handled)))",
            [SQLValue(learner)] + handled)
        if isCutShort { return .outOfTime }
        if ids.count < Self.derivedTogether { return .finished }
        return end.map { ContinuousClock.now >= $0 } ?? false ? .outOfTime : .goesOn
    }

    /// Writes derived texts. This is not a change by the learner, so it does not update the notes' modification times.
    private func put(derived notes: [Note], _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            UPDATE note SET language = ?, word = ?, reading = ?, definition = ?, sentence = ?, translation = ?, picture = ?,
                audio = ?
            WHERE id = ? AND learner_id = ?
            """,
            each: notes.map { note in
                [
                    SQLValue(note.language.rawValue), SQLValue(note.word), SQLValue(note.reading),
                    SQLValue(note.definition), SQLValue(note.sentence), SQLValue(note.translation),
                    SQLValue(note.picture), SQLValue(note.audio), SQLValue(note.id), SQLValue(learner),
                ]
            }, changes: .upsertMany(.note))
    }
}

/// The current content of an imported note, and what earlier versions derived for it.
struct Deriving {
    private let foreign: ForeignNote
    private let reading: NotetypeReading
    private let mapped: MappedFields
    private let former: [MappedFields]
    private let formerLanguage: LanguageTag

    init(_ foreign: ForeignNote, _ readings: NotetypeReadings) {
        self.foreign = foreign
        reading = readings.reading(of: foreign.notetype, fields: foreign.fields.count)
        mapped = MappedFields(foreign.fields, reading.roles)
        former = MappedFields.former(foreign.fields, reading.roles, first: FieldRoles(reading.type, as: .first))
        formerLanguage = LanguageTag(former[0].firstLanguage(foreign.fields))
    }

    /// Replaces texts derived by earlier versions with current ones. Any other text is the learner's.
    func derive(_ note: inout Note) {
        note.take(mapped, insteadOf: former)
        if note.language == formerLanguage { note.language = reading.language.language(of: mapped, foreign.fields).tag }
    }

    /// Returns what a card asks, if that differs from an earlier version's result.
    func kind(of card: SerialID<Card>, asking kind: String) -> Card.Kind? {
        guard let ordinal = foreign.cards[card.description]?.ordinal else { return nil }
        let new = reading.kind(ordinal, foreign.fields, mapped).kind
        return kind == reading.firstKind(ordinal).rawValue && new.rawValue != kind ? new : nil
    }

    /// Returns the stored face of a card; nil if it did not come with the note.
    func face(of card: SerialID<Card>, _ room: inout FaceRoom) -> String? {
        guard let ordinal = foreign.cards[card.description]?.ordinal else { return nil }
        return room.take { reading.face(ordinal, foreign.fields, mapped) }
    }
}

extension Note {
    /// Takes texts derived from fields where the note still holds an earlier result.
    mutating func take(_ mapped: MappedFields, insteadOf former: [MappedFields]) {
        func put(_ own: WritableKeyPath<Note, String>, _ drawn: KeyPath<MappedFields, String>, isOneLine: Bool = false)
        {
            if former.contains(where: { $0[keyPath: drawn].isSame(onForm: self[keyPath: own], isOneLine: isOneLine) }) {
                self[keyPath: own] = mapped[keyPath: drawn]
            }
        }
        put(\.word, \.word, isOneLine: true)
        put(\.reading, \.reading, isOneLine: true)
        put(\.definition, \.definition)
        put(\.sentence, \.sentence)
        put(\.translation, \.translation)
        if former.contains(where: { $0.picture == picture }) { picture = mapped.picture }
        if former.contains(where: { $0.audio == audio }) { audio = mapped.audio }
    }
}

extension MappedFields {
    /// Returns the language that the earliest versions assigned to a note: English for all unknown ones.
    fileprivate func firstLanguage(_ fields: [String]) -> Language {
        switch guessLanguage(of: word) {
        case .chinese?:
            let hasKana = fields.contains { $0.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) } }
            return hasKana ? .japanese : .chinese
        case let found?: return found
        case nil: return .english
        }
    }
}
