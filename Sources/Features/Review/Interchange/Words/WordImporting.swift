import Model
import Storage

/// An import of a word list in progress, inside its transaction.
struct WordImporting {
    var report = WordImport()
    private let desk: ReviewDesk
    private let transaction: Transaction
    private let now: Timestamp
    private let kinds: [Card.Kind]
    private let deck: ID<Deck>
    private let madeDecks: [ID<Deck>]
    private var writer: NoteWriter
    /// Existing notes before the import.
    private var former: [SerialID<Note>: Note] = [:]
    /// Notes that earlier rows created or updated.
    private var made: Set<SerialID<Note>> = []
    private var met: Set<SerialID<Note>> = []
    private var marks: [MarkKey] = []

    init(
        _ desk: ReviewDesk, _ transaction: Transaction, _ target: ImportTarget, _ kinds: [Card.Kind], _ now: Timestamp,
        _ random: @escaping () -> UInt64
    ) throws {
        self.desk = desk
        self.transaction = transaction
        self.now = now
        self.kinds = kinds
        switch target {
        case .deck(let id): (deck, madeDecks) = (id, [])
        case .path(let path):
            (deck, madeDecks) = try transaction.deck(at: path, desk.learner, at: now) {
                ID(at: now, random: (random(), random()))
            }
        }
        writer = try NoteWriter(transaction, desk.learner, deck, kinds, now, random)
    }

    mutating func take(_ row: ReadRow) throws {
        let line = row.line
        let word: WordRow
        do throws(WordImport.Failure) {
            word = try row.word.get()
        } catch {
            return report.add(error.reason, line: line)
        }
        if let strange = word.strange { report.add(strange, line: line) }
        let kinds = word.kinds.isEmpty ? self.kinds : word.kinds
        switch word.standing {
        // Only words of a language that Glossa reads have marks in the reader.
        case .known where word.draft.language.language != nil:
            if try mark(word.draft, "known") { report.markedKnown += 1 }
        case .ignored where word.draft.language.language != nil:
            if try mark(word.draft, "ignored") { report.markedIgnored += 1 }
        case .known, .ignored: report.add(.language(word.draft.language.rawValue), line: line)
        case .learning:
            guard !word.draft.possible(kinds).isEmpty else { return report.add(.noCard, line: line) }
            // The note is that of the dictionary form, as the completed draft has it.
            if let known = try writer.known(row.filled ?? word.draft) {
                try update(known, word)
            } else if let meaningless = row.filled?.meaningless {
                report.add(.noMeaning(meaningless.word), line: line)
            } else {
                let added = try writer.insert(row.filled ?? word.draft, kinds: kinds)
                made.insert(added.note)
                met.insert(added.note)
                report.cards += added.cards
                report.added += 1
            }
        }
    }

    private mutating func update(_ known: Note, _ word: WordRow) throws {
        var changed = known
        changed.take(word.draft)
        if changed != known {
            changed.updatedAt = now
            try transaction.restore(changed, desk.learner)
            // A note that this import created does not count as changed.
            if !made.contains(known.id), former[known.id] == nil {
                former[known.id] = known
                report.updated += 1
                if met.contains(known.id) { report.unchanged -= 1 }
            }
        }
        // A row that names a kind of card adds it to a note that has others.
        if !word.kinds.isEmpty {
            report.cards += try writer.extend(changed, with: word.draft, kinds: word.kinds)
        }
        if met.insert(known.id).inserted, changed == known { report.unchanged += 1 }
    }

    private mutating func mark(_ draft: NoteDraft, _ status: String) throws -> Bool {
        guard let language = draft.language.language,
            try transaction.mark(draft, status, desk.learner, at: now) > 0
        else { return false }
        marks.append(MarkKey(language: language, word: draft.word))
        return true
    }

    /// Removes decks that stayed empty, and saves the data that undoes the import.
    mutating func finish() throws -> WordImport {
        let gone = try transaction.removeEmpty(madeDecks, desk.learner)
        report.deck = gone.contains(deck) ? nil : deck
        var undoing = Undoing(notes: former.values.sorted { $0.id < $1.id })
        undoing.marks = marks
        undoing.decks = madeDecks.filter { !gone.contains($0) }
        undoing.values = []
        if !writer.madeCards.isEmpty {
            undoing.values?.append(
                FormerValue(
                    column: .standing, value: String(Card.Standing.deleted.rawValue), ids: writer.madeCards.map(\.value)
                ))
        }
        if !writer.madeNotes.isEmpty {
            undoing.values?.append(
                FormerValue(
                    column: .deletedAt, value: String(now.milliseconds), ids: writer.madeNotes.map(\.value)))
        }
        if !undoing.isEmpty { try transaction.keep(undoing, verb: .cardImport, desk.learner, at: now) }
        return report
    }
}

extension Note {
    /// Applies a list's values for a word, and keeps everything that the list omits.
    mutating func take(_ draft: NoteDraft) {
        if !draft.reading.isEmpty { reading = draft.reading }
        if !draft.definition.isEmpty { definition = draft.definition }
        if !draft.sentence.isEmpty { sentence = draft.sentence }
        if !draft.translation.isEmpty { translation = draft.translation }
        if !draft.level.isEmpty { level = draft.level }
        var known = Set(tags)
        for tag in draft.tags where known.insert(tag).inserted { tags.append(tag) }
    }
}

extension Transaction {
    /// Marks a word in the reader if it has no mark yet.
    ///
    /// - Returns: 1, or 0 if the learner had marked it.
    fileprivate func mark(
        _ draft: NoteDraft, _ status: String, _ learner: ID<Learner>, at now: Timestamp
    ) throws(StorageError) -> Int {
        try run(
            """
            INSERT INTO mark (learner_id, language, word, status, reading, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, 0, ?, ?) ON CONFLICT (learner_id, language, word) DO NOTHING
            """,
            [
                SQLValue(learner), SQLValue(draft.language.rawValue), SQLValue(draft.word), SQLValue(status),
                draft.reading.isEmpty ? .null : SQLValue(draft.reading), SQLValue(now), SQLValue(now),
            ], changes: .upsert(.mark, draft.language.rawValue, draft.word))
    }
}
