import Model
import Storage

/// Writes notes with their cards into a deck, inside one transaction.
package struct NoteWriter {
    private let transaction: Transaction
    private let learner: ID<Learner>
    private let deck: ID<Deck>
    private let kinds: [Card.Kind]
    private let now: Timestamp
    private let random: () -> UInt64
    /// The last position among the new cards of the deck.
    private var position: Int
    /// The notes created so far.
    package private(set) var madeNotes: [SerialID<Note>] = []
    package private(set) var madeCards: [SerialID<Card>] = []
    #if !hasFeature(Embedded)
    /// What notes and cards have grown by so far, in bytes as a quota counts them.
    private(set) var grown = 0
    #endif
    /// The moment for new ids, which runs ahead of `now` if one millisecond does not have enough.
    private var time: Timestamp
    /// Used ids of that moment.
    private var takenNotes: Set<Int64> = []
    private var takenCards: Set<Int64> = []

    package init(
        _ transaction: Transaction, _ learner: ID<Learner>, _ deck: ID<Deck>, _ kinds: [Card.Kind], _ now: Timestamp,
        _ random: @escaping () -> UInt64
    ) throws(StorageError) {
        self.transaction = transaction
        self.learner = learner
        self.deck = deck
        self.kinds = kinds
        self.now = now
        self.random = random
        time = now
        position =
            try transaction.first(
                "SELECT COALESCE(MAX(position), 0) AS last FROM card WHERE learner_id = ? AND deck_id = ? AND state = 0",
                [SQLValue(learner), SQLValue(deck)]
            )?.count("last") ?? 0
        takenNotes = try ids(in: .note)
        takenCards = try ids(in: .card)
    }

    /// Returns the note of a draft, found by its identifier or else by its word, or nil.
    package func known(_ draft: NoteDraft) throws(StorageError) -> Note? {
        for identifier in draft.identifiers {
            let row = try transaction.first(
                "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND guid = ? AND deleted_at IS NULL",
                [SQLValue(learner), SQLValue(identifier)])
            if let row { return try Note(row) }
        }
        return nil
    }

    /// Creates a note, and a card of each kind: a cloze only if the sentence has the word or a form of it.
    ///
    /// - Parameter kinds: Nil for the writer's own.
    package mutating func insert(
        _ draft: NoteDraft, kinds: [Card.Kind]? = nil
    ) throws(StorageError) -> (note: SerialID<Note>, cards: Int) {
        let guid = draft.identifier
        // A new note replaces a deleted note of the same word.
        try transaction.runDerived(
            "UPDATE note SET guid = ? WHERE learner_id = ? AND guid = ?",
            [SQLValue("\(guid)#\(now.milliseconds)-\(random() & 0xFFFF)"), SQLValue(learner), SQLValue(guid)])
        let note = draft.note(id: try freeNote(), guid: guid, at: now)
        try transaction.insert(note, learner)
        #if !hasFeature(Embedded)
        grown += note.bytesInQuota
        #endif
        if draft.isOwn {
            try transaction.runDerived(
                "UPDATE note SET is_own = 1 WHERE id = ? AND learner_id = ?", [SQLValue(note.id), SQLValue(learner)])
        }
        madeNotes.append(note.id)
        let possible = draft.possible(kinds ?? self.kinds)
        for kind in possible { try insertCard(kind, of: note.id, draft) }
        return (note.id, possible.count)
    }

    /// Adds the missing kinds of cards to a note and fills its empty fields.
    ///
    /// - Parameter kinds: Nil for the writer's own.
    /// - Returns: The number of cards added.
    package mutating func extend(
        _ note: Note, with draft: NoteDraft, kinds: [Card.Kind]? = nil
    ) throws(StorageError) -> Int {
        let rows = try transaction.rows(
            "SELECT kind FROM card WHERE note_id = ? AND learner_id = ? AND standing <> 2",
            [SQLValue(note.id), SQLValue(learner)])
        var known: [String] = []
        for row in rows { known.append(try row.text("kind")) }
        var full = draft
        if full.sentence.isEmpty { (full.sentence, full.inflected) = (note.sentence, []) }
        let lacking = full.possible(kinds ?? self.kinds).filter { !known.contains($0.rawValue) }
        guard !lacking.isEmpty else { return 0 }
        var changed = note
        if changed.reading.isEmpty { changed.reading = draft.reading }
        if changed.definition.isEmpty { changed.definition = draft.definition }
        // A cloze uses the sentence that was given for it, and keeps it.
        let isKept = changed.sentence.holds(note.word) || known.contains(Card.Kind.cloze.rawValue)
        if changed.sentence.isEmpty || !isKept { changed.sentence = full.sentence }
        if changed.translation.isEmpty { changed.translation = draft.translation }
        if changed.picture.isEmpty { changed.picture = draft.picture }
        if changed.audio.isEmpty { changed.audio = draft.audio }
        if changed.variant.isEmpty, draft.word == note.word { changed.variant = draft.variant }
        if changed != note {
            changed.updatedAt = now
            try transaction.restore(changed, learner)
            #if !hasFeature(Embedded)
            grown += changed.bytesInQuota - note.bytesInQuota
            #endif
        }
        for kind in lacking { try insertCard(kind, of: note.id, full) }
        return lacking.count
    }

    private mutating func insertCard(
        _ kind: Card.Kind, of note: SerialID<Note>, _ draft: NoteDraft
    ) throws(StorageError) {
        position += 1
        let card = Card(
            id: try freeCard(), noteID: note, deckID: deck, kind: kind, schedule: CardSchedule(newAt: now),
            position: position, createdAt: now)
        try transaction.run(Card.insertion, card.values(learner), changes: .upsert(.card, card.id))
        if kind == .cloze, !draft.inflected.isEmpty {
            try transaction.runDerived(
                Card.Face.insertion,
                [SQLValue(learner), SQLValue(card.id), SQLValue(Card.Face(sentence: draft.inflected).stored)])
        }
        madeCards.append(card.id)
        #if !hasFeature(Embedded)
        grown += Quota.bytesOfCard
        #endif
    }

    /// Returns an unused id. One millisecond has a million ids, so thousands of random ones would collide: after each
    /// collision, the time advances by a millisecond.
    private mutating func freeNote() throws(StorageError) -> SerialID<Note> {
        while true {
            let id = SerialID<Note>(at: time, random: random())
            if takenNotes.insert(id.value).inserted { return id }
            try advance()
        }
    }

    /// Does the same for a card.
    private mutating func freeCard() throws(StorageError) -> SerialID<Card> {
        while true {
            let id = SerialID<Card>(at: time, random: random())
            if takenCards.insert(id.value).inserted { return id }
            try advance()
        }
    }

    private mutating func advance() throws(StorageError) {
        time = Timestamp(milliseconds: time.milliseconds + 1)
        takenNotes = try ids(in: .note)
        takenCards = try ids(in: .card)
    }

    /// Returns the ids of a table that were created in the millisecond of new ones.
    private func ids(in table: Change.Entity) throws(StorageError) -> Set<Int64> {
        let (first, last) = (SerialID<Note>(at: time, random: 0), SerialID<Note>(at: time, random: .max))
        let rows = try transaction.rows(
            "SELECT id FROM \(table.rawValue) WHERE learner_id = ? AND id BETWEEN ? AND ?",
            [SQLValue(learner), SQLValue(first), SQLValue(last)])
        var ids: Set<Int64> = []
        for row in rows { ids.insert(try row.integer64(0)) }
        return ids
    }
}

#if !hasFeature(Embedded)
extension Note {
    /// What the note counts in a quota, in bytes.
    var bytesInQuota: Int {
        let texts = [word, reading, definition, sentence, translation, Note.stored(tags)]
        return texts.reduce(0) { $0 + $1.unicodeScalars.count } * Quota.bytesOfCharacter
    }
}
#endif

extension Transaction {
    package func insert(_ note: Note, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            INSERT INTO note (\(Note.columns), learner_id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, note.values + [SQLValue(learner)], changes: .upsert(.note, note.id))
    }
}

extension Transaction {
    /// Saves the picture and the recording of a draft.
    ///
    /// - Returns: The draft with their names.
    func keepMedia(of draft: NoteDraft, _ learner: ID<Learner>) throws(StorageError) -> NoteDraft {
        var draft = draft
        if let picture = draft.newPicture { draft.picture = try keep(picture, learner) }
        if let recording = draft.newRecording { draft.audio = try keep(recording, learner) }
        return draft
    }
}
