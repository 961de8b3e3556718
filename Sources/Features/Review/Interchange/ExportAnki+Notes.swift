import Formats
import Foundation
import Model
import Scheduling
import Storage

extension AnkiExporting {
    mutating func addNotes(progress: (Int) -> Void) throws {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return }
        let columns = Note.columns.split(separator: ", ").map { "note.\($0) AS note_\($0)" }.joined(separator: ", ")
        var current: (id: SerialID<Note>, ankiID: Int64, foreign: ForeignNote?, ordinals: Set<Int>)?
        try reader.forEachRow(
            """
            SELECT \(Card.columns), card.updated_at AS changed_at, note.foreign_fields AS foreign_fields, \(columns)
            FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND \(condition) AND note.deleted_at IS NULL ORDER BY card.note_id, card.id
            """, [reader.owner] + arguments
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
            while !note.ordinals.insert(ordinal).inserted { ordinal = ordinal < 65_535 ? max(0, ordinal) + 1 : 0 }
            current = note
            try add(card, ordinal, known, to: note.ankiID, try row.time("changed_at"))
            if result.cards % 1000 == 0 { progress(result.cards) }
        }
    }

    private mutating func add(_ note: Note, _ foreign: ForeignNote?) throws -> Int64 {
        let id = Self.free(foreign?.id ?? note.createdAt.milliseconds, &takenNotes)
        var fields = GlossaNotetype.fields(note)
        var type = GlossaNotetype.id
        var tags = Note.stored(note.tags)
        if let foreign, let known = notetypes[foreign.notetype] {
            fields = known.restoring.fields(foreign.fields, with: note)
            type = foreign.notetype
            tags = FieldRestoring.tags(foreign.tags, with: note)
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

    private mutating func add(
        _ card: Card, _ ordinal: Int, _ known: ForeignNote.Card?, to note: Int64, _ updatedAt: Timestamp
    ) throws {
        let schedule = card.schedule
        let id = Self.free(known?.id ?? card.createdAt.milliseconds, &takenCards)
        cardIDs[card.id.value] = id
        var anki = AnkiCard(id: id, noteID: note, deckID: deckIDs[card.deckID] ?? 1)
        anki.ordinal = ordinal
        anki.modified = updatedAt.milliseconds / 1000
        anki.type = schedule.state.rawValue
        let deck = options[card.deckID] ?? DeckOptions()
        switch schedule.state {
        case .new: anki.due = Int64(card.position)
        case .review:
            anki.queue = 2
            anki.due = Int64(desk.day.number(of: schedule.due) - today)
        case .learning, .relearning:
            let day = desk.day.number(of: schedule.due)
            // A step that ends on another day is counted in days.
            if let last = schedule.lastReview, desk.day.number(of: last) < day {
                anki.queue = 3
                anki.due = Int64(day - today)
            } else {
                anki.queue = 1
                anki.due = schedule.due.milliseconds / 1000
            }
            let steps = schedule.state == .learning ? deck.learningSteps.count : deck.relearningSteps.count
            anki.left = max(1, steps - schedule.step)
        }
        if card.standing == .suspended { anki.queue = -1 } else if card.buriedOn == today { anki.queue = -2 }
        anki.interval = Int64(schedule.interval)
        let hasEase = schedule.state == .review || schedule.state == .relearning
        anki.factor =
            hasEase || schedule.state == .learning && schedule.ease != 2.5 ? Int64((schedule.ease * 1000).rounded()) : 0
        anki.reviews = schedule.reviews
        anki.lapses = schedule.lapses
        anki.flags = card.isFlagged ? max(1, known?.flags ?? 1) : 0
        if let memory = schedule.memory {
            anki.stability = memory.stability
            anki.difficulty = memory.difficulty
            anki.desiredRetention = deck.desiredRetention
        }
        anki.otherData = known?.data ?? ""
        if schedule.state != .new { anki.lastReview = schedule.lastReview.map { $0.milliseconds / 1000 } }
        if let known, known.reviews == schedule.reviews {
            if let left = known.left { anki.left = left }
            if let retention = known.retention { anki.desiredRetention = retention }
            if let answered = known.answered { anki.lastReview = answered }
        }
        try writer.add(anki.readable)
        result.cards += 1
    }
}

extension Note {
    /// Reads a note whose columns are prefixed because it was read together with its card.
    init(_ row: Row, prefix: String) throws {
        self.init(
            id: try row.serialID(.name(prefix + "id")),
            language: try row.value(.name(prefix + "language")),
            word: try row.text(.name(prefix + "word")), reading: try row.text(.name(prefix + "reading")),
            definition: try row.text(.name(prefix + "definition")), sentence: try row.text(.name(prefix + "sentence")),
            translation: try row.text(.name(prefix + "translation")), picture: try row.text(.name(prefix + "picture")),
            audio: try row.text(.name(prefix + "audio")), tags: Self.tags(try row.text(.name(prefix + "tags"))),
            guid: try row.text(.name(prefix + "guid")), createdAt: try row.time(.name(prefix + "created_at")),
            updatedAt: try row.time(.name(prefix + "updated_at")),
            variant: try row.text(.name(prefix + "variant")))
    }
}
