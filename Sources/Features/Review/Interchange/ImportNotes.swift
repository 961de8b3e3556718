import Formats
import Model
import Storage

extension AnkiImport {
    /// An existing note: its id, when it was changed, and whether it was deleted.
    private struct KnownNote {
        var id: SerialID<Note>
        var updatedAt: Int64
        var isDeleted: Bool
    }

    private static let noteInsertion = """
        INSERT INTO note (\(Note.columns), learner_id, foreign_fields)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    private static let noteUpdate = """
        UPDATE note SET language = ?, word = ?, reading = ?, definition = ?, sentence = ?, translation = ?, picture = ?,
            audio = ?, tags = ?, foreign_fields = ?, updated_at = ?, deleted_at = NULL
        WHERE id = ? AND learner_id = ?
        """
    /// Rows that are written together, grouped by statement.
    private struct Batch {
        var newNotes = SQLRows(width: 19)
        var changedNotes: [[SQLValue]] = []
        var newCards = SQLRows(width: 22)
        var changedCards: [[SQLValue]] = []
        var changedStandings: [[SQLValue]] = []
        var faces: [[SQLValue]] = []
        var newReviews = SQLRows(width: 9)
        /// Changed cards whose existing notes are no older.
        var refreshedCards: [(note: SerialID<Note>, id: SerialID<Card>, card: ForeignNote.Card)] = []
        /// Existing notes that are no older and have markup in the package.
        var mendable: [(id: SerialID<Note>, read: ReadNote)] = []
        /// The approximate number of bytes of text.
        var length = 0

        var count: Int {
            newNotes.count + changedNotes.count + newCards.count + changedCards.count + changedStandings.count
                + faces.count + mendable.count + newReviews.count
        }
    }

    /// The number of rows in the first batch, small so that writing begins soon, and in the largest: SQLite maintains
    /// its index pages again for every batch.
    private static let batches = 4000...12_000

    private static let longestBatch = 8 << 20

    /// Adds and updates notes with their cards and answers. One thread prepares rows while another writes.
    func addNotesAndCards() throws {
        let known = try knownNotes()
        let knownCards = known.isEmpty ? KnownCards() : try self.knownCards()
        var takenNotes = try taken("note", contents.cards.lazy.map(\.noteID))
        var takenCards = try taken("card", contents.cards.lazy.map(\.id))
        var answers = try NewAnswers(self)
        let (transaction, learner) = (transaction, learner)
        var mended = 0
        try Pipeline.run(capacity: 2) { hand in
            var batch = Batch()
            var length = Self.batches.lowerBound
            var seen: Set<String> = []
            var done = 0
            try package.forEachNote { note in
                let range = contents.cards(of: note.id)
                done += range.count
                guard seen.insert(note.guid).inserted else { return losses.add(.repeatedGuids) }
                let found = known[note.guid]
                let noteID = found?.id ?? Self.free(note.id, salt(note.id), &takenNotes)
                let read = ReadNote(note, fields: renamed.isEmpty ? note.fields : note.fields.map(renaming), readings)
                var cards: [(id: SerialID<Card>, card: ForeignNote.Card)] = []
                var updated: [(note: SerialID<Note>, id: SerialID<Card>, card: ForeignNote.Card)] = []
                var local = knownCards[noteID]
                let isKept = found.map { !$0.isDeleted && $0.updatedAt >= read.modifiedAt.milliseconds } ?? false
                var room = FaceRoom(read.fields)
                for place in range {
                    let card = contents.cards[place]
                    let changed = report.cardsUpdated
                    let added = report.cardsAdded
                    let face = isKept && !local.isEmpty ? "" : room.take { read.face(card.ordinal) }
                    let id = try add(
                        card, place, to: noteID, kind(card.ordinal, read), &local, &takenCards, &batch)
                    cardIDs[place] = id
                    if report.cardsAdded > added ? !face.isEmpty : !isKept {
                        batch.faces.append([learner, SQLValue(id), SQLValue(face)])
                        batch.length += face.utf8.count
                    }
                    let foreign = ForeignNote.Card(card, decks[card.homeDeck]?.options ?? DeckOptions())
                    cards.append((id, foreign))
                    if report.cardsUpdated > changed { updated.append((noteID, id, foreign)) }
                }
                if let found, isKept {
                    report.notesUnchanged += 1
                    batch.refreshedCards += updated
                    if read.hasMarkup {
                        batch.mendable.append((found.id, read))
                        batch.length += 2 * read.fields.reduce(0) { $0 + $1.utf8.count }
                    }
                } else {
                    add(read, noteID, cards, isKnown: found != nil, &batch)
                }
                // After the note and its cards, which they reference; a card may have any number.
                for place in range {
                    for answer in contents.answers(of: place) {
                        answers.add(answer, at: place, to: &batch.newReviews)
                        if batch.count >= 2 * Self.batches.upperBound {
                            try hand(batch)
                            batch = Batch()
                        }
                    }
                }
                if batch.count >= length || batch.length >= Self.longestBatch {
                    try hand(batch)
                    batch = Batch()
                    length = min(2 * length, Self.batches.upperBound)
                    progress(0.25 + 0.6 * Double(done) / Double(max(1, contents.cards.count)))
                }
            }
            try hand(batch)
            losses.add(.cardsWithoutNote, contents.cards.count - done)
        } use: { next in
            while let batch = try next() {
                try Self.write(batch, transaction)
                try Self.refresh(batch.refreshedCards, transaction, learner)
                mended += try Self.mend(batch.mendable, transaction, learner)
            }
        }
        report.notesUnchanged -= mended
        report.notesUpdated += mended
        try finish(answers)
    }

    private static func write(_ batch: Batch, _ transaction: Transaction) throws {
        try transaction.run(noteInsertion, each: batch.newNotes, changes: .upsertMany(.note))
        try transaction.run(noteUpdate, each: batch.changedNotes, changes: .upsertMany(.note))
        try transaction.run(Card.insertion, each: batch.newCards, changes: .upsertMany(.card))
        try transaction.run(cardUpdate, each: batch.changedCards, changes: .upsertMany(.card))
        try transaction.run(standingUpdate, each: batch.changedStandings, changes: .upsertMany(.card))
        try transaction.run(Card.Face.insertion, each: batch.faces, changes: .upsertMany(.card))
        try transaction.run(NewAnswers.insertion, each: batch.newReviews, changes: .upsertMany(.review))
    }

    /// Returns what a card of a note asks. Reports it if its template does not say.
    private func kind(_ ordinal: Int, _ note: ReadNote) -> Card.Kind {
        let (kind, isClear) = note.reading.kind(ordinal, note.fields, note.mapped)
        if !isClear { losses.add(.directions(notetype: note.reading.type.name)) }
        return kind
    }

    private func add(
        _ read: ReadNote, _ id: SerialID<Note>, _ cards: [(id: SerialID<Card>, card: ForeignNote.Card)],
        isKnown: Bool,
        _ batch: inout Batch
    ) {
        let (foreign, fields, mapped) = (read.foreign, read.fields, read.mapped)
        read.addLosses(to: &losses)
        let tags = foreign.tags.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let note = Note(
            id: id, language: read.language.tag, word: mapped.word, reading: mapped.reading,
            definition: mapped.definition, sentence: mapped.sentence, translation: mapped.translation,
            picture: mapped.picture, audio: mapped.audio, tags: tags, guid: foreign.guid,
            createdAt: Timestamp(milliseconds: foreign.id),
            updatedAt: read.modifiedAt)
        let json = ForeignNote.json(foreign, fields: fields, cards: cards)
        batch.length += 2 * json.utf8.count
        if isKnown {
            report.notesUpdated += 1
            batch.changedNotes.append(
                [
                    SQLValue(note.language.rawValue), SQLValue(note.word), SQLValue(note.reading),
                    SQLValue(note.definition), SQLValue(note.sentence), SQLValue(note.translation),
                    SQLValue(note.picture), SQLValue(note.audio), SQLValue(Note.stored(tags)), SQLValue(json),
                    SQLValue(note.updatedAt), SQLValue(id), learner,
                ])
        } else {
            report.notesAdded += 1
            batch.newNotes.append(contentsOf: note.values)
            batch.newNotes.append(learner)
            batch.newNotes.append(.text(json))
        }
    }

    private func add(
        _ foreign: AnkiCard, _ place: Int, to note: SerialID<Note>, _ kind: Card.Kind, _ local: inout [KnownCard],
        _ taken: inout Set<Int64>, _ batch: inout Batch
    ) throws -> SerialID<Card> {
        // Every card's deck already exists.
        guard let deck = decks[foreign.homeDeck] else { throw AnkiError.damaged(part: "a card without a deck") }
        let schedule = clock.schedule(
            of: foreign, lastAnswer: contents.lastAnswer[place], streak: Int(contents.streak[place]),
            options: deck.options,
            losses: &losses)
        let wanted = SerialID<Card>(at: Timestamp(milliseconds: foreign.id), random: salt(foreign.id))
        let match = local.firstIndex { $0.id == wanted } ?? local.firstIndex { $0.kind == kind.rawValue }
        if let match {
            let known = local.remove(at: match)
            let home = self.deck(of: known, foreign, or: deck.key)
            if update(known, arriving(foreign, schedule, home, place), &batch) { report.cardsUpdated += 1 }
            return known.id
        }
        let card = Card(
            id: Self.free(foreign.id, salt(foreign.id), &taken), noteID: note,
            deckID: deck.id,
            kind: kind, schedule: schedule,
            position: foreign.type == 0 ? Bounds.position.nearest(to: foreign.homeDue) : 0,
            standing: foreign.standing, buriedOn: foreign.buriedOn(clock), isFlagged: foreign.flags & 7 != 0,
            createdAt: Timestamp(milliseconds: max(0, foreign.id)))
        batch.newCards.append(contentsOf: card.values(learner, deck.key, updatedAt: changed(foreign, place)))
        report.cardsAdded += 1
        return card.id
    }

    /// Updates an existing card to the package's version, unless it was changed later here.
    ///
    /// - Returns: Whether it changed anything.
    private func update(_ known: KnownCard, _ arriving: ArrivingCard, _ batch: inout Batch) -> Bool {
        let outcome = arriving.outcome(
            over: known, isRestored: known.standing == Int64(Card.Standing.deleted.rawValue), today: clock.today)
        guard case .taken(let withSchedule) = outcome else {
            if case .kept = outcome { losses.add(.newerHere) }
            return false
        }
        let standing: [SQLValue] = [
            arriving.deck, .integer(arriving.standing), .integer(arriving.buriedOn), SQLValue(arriving.isFlagged),
            .integer(max(arriving.modified, known.updatedAt)), SQLValue(known.id), learner,
        ]
        if withSchedule {
            batch.changedCards.append(arriving.schedule.values + standing)
        } else {
            losses.add(.answersHere)
            batch.changedStandings.append(standing)
        }
        if known.deck != arriving.deck, known.standing != Int64(Card.Standing.deleted.rawValue) {
            report.cardsMoved += 1
        }
        return true
    }

    private func knownNotes() throws -> [String: KnownNote] {
        var known: [String: KnownNote] = [:]
        try transaction.forEachRow(
            "SELECT guid, id, updated_at, deleted_at FROM note WHERE learner_id = ?", [learner]
        ) { row in
            known[try row.text(0)] = KnownNote(
                id: try row.serialID(1), updatedAt: Int64(try row.integer(2)), isDeleted: row.values[3] != .null)
        }
        return known
    }

    /// Returns the ids of a table in the range of the package's ids.
    private func taken(_ table: String, _ ids: some Sequence<Int64>) throws -> Set<Int64> {
        var low = Int64.max
        var high = Int64.min
        for id in ids {
            low = min(low, id)
            high = max(high, id)
        }
        guard low <= high else { return [] }
        let range = (Self.serial(low, 0), Self.serial(high, 0xF_FFFF))
        var taken: Set<Int64> = []
        try transaction.forEachRow(
            "SELECT id FROM \(table) WHERE learner_id = ? AND id BETWEEN ? AND ?",
            [learner, .integer(range.0), .integer(range.1)]
        ) { taken.insert(Int64(try $0.integer(0))) }
        return taken
    }

    private static func serial(_ time: Int64, _ random: UInt64) -> Int64 {
        SerialID<Note>(at: Timestamp(milliseconds: time), random: random).value
    }

    /// Returns the id of a moment with these low bits, or the next free one.
    static func free<Subject>(_ time: Int64, _ salt: UInt64, _ taken: inout Set<Int64>) -> SerialID<Subject> {
        var salt = salt
        while true {
            let id = SerialID<Subject>(at: Timestamp(milliseconds: time), random: salt)
            if taken.insert(id.value).inserted { return id }
            salt &+= 1
        }
    }

    /// Returns the field with the new names of media.
    private func renaming(_ field: String) -> String {
        guard field.utf8.contains(UInt8(ascii: "[")) || field.utf8.contains(UInt8(ascii: "<")) else { return field }
        return renamed.reduce(field) { $0.replacing($1.key, with: $1.value) }
    }
}
