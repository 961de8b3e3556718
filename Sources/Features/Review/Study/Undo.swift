import Model
import Storage

/// The data that undoes an operation: the previous rows, and the answer that it counted.
struct Undoing: Sendable {
    var cards: [Card] = []
    var notes: [Note] = []
    var review: SerialID<Review>?
    var answer: CountedAnswer?
    /// Previous values that many rows shared.
    var values: [FormerValue]?
    /// Words that were marked in the reader.
    var marks: [MarkedWord]?
    /// Decks that were created, from the top level down.
    var decks: [ID<Deck>]?
    /// Decks' previous scheduling; their cards' former schedules have a table of their own.
    var options: [FormerOptions]?

    /// Whether there is nothing to undo.
    var isEmpty: Bool {
        cards.isEmpty && notes.isEmpty && review == nil && values?.isEmpty ?? true && marks?.isEmpty ?? true
            && decks?.isEmpty ?? true && options?.isEmpty ?? true
    }
}

/// The key of a word marked in the reader.
struct MarkedWord: Sendable {
    var language: Language
    var word: String
}

extension ReviewDesk {
    /// The number of undo steps kept, apart from reschedulings.
    static let keptUndos = 1000

    /// Undoes the last operation; repeated calls undo earlier ones.
    ///
    /// - Returns: The undone operation.
    /// - Throws: ``ReviewError/nothingToUndo``.
    @discardableResult
    public func undo(at now: Timestamp) async throws -> Undone {
        let (learner, day) = (learner, day)
        let isLong = try await undoable()?.isLong ?? false
        return try await write(atLength: isLong, at: now) { transaction in
            guard
                let row = try transaction.first(
                    "SELECT sequence, verb, undoing, at FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1",
                    [SQLValue(learner)])
            else { throw ReviewError.nothingToUndo }
            let verb: UndoableVerb = try row.value("verb")
            let undoing = try row.json("undoing", as: Undoing.self)
            let sequence = try row.integer("sequence")
            if let options = undoing.options {
                let count = try transaction.takeBack(
                    ReschedulingStep(sequence: sequence, at: try row.time("at"), options: options), learner, day)
                return Undone(verb: verb, count: count, isReverse: false)
            }
            let undone = try transaction.undone(verb, undoing)
            for note in undoing.notes { try transaction.restore(note, learner) }
            try transaction.deriveLater(undoing.notes, learner)
            for card in undoing.cards { try transaction.save(card, learner) }
            for value in undoing.values ?? [] { try transaction.put(value, learner) }
            for mark in undoing.marks ?? [] { try transaction.takeBack(mark, learner) }
            try transaction.takeBack(undoing.decks ?? [], learner, at: now)
            if let review = undoing.review, let card = undoing.cards.first?.id {
                try transaction.run(
                    "DELETE FROM review WHERE learner_id = ? AND card_id = ? AND id = ?",
                    [SQLValue(learner), SQLValue(card), SQLValue(review)], changes: .delete(.review, review))
            }
            if let answer = undoing.answer { try transaction.count(answer, by: -1, learner) }
            try transaction.runDerived(
                "DELETE FROM undo_step WHERE learner_id = ? AND sequence = ?",
                [SQLValue(learner), SQLValue(sequence)])
            return undone
        }
    }

    /// Returns the operation that ``undo(at:)`` would undo, with its time, or nil if there is none.
    public func lastUndoable() async throws -> (verb: UndoableVerb, at: Timestamp)? {
        let learner = learner
        return try await database.read(learner) { reader in
            let row = try reader.first(
                "SELECT verb, at FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1",
                [SQLValue(learner)])
            return try row.map { (try $0.value("verb"), try $0.time("at")) }
        }
    }

    /// Returns the operation that ``undo(at:)`` would undo, or nil if there is none.
    public func undoable() async throws -> UndoableVerb? { try await lastUndoable()?.verb }
}

extension Reader {
    /// Describes what is about to be undone.
    fileprivate func undone(_ verb: UndoableVerb, _ undoing: Undoing) throws -> Undone {
        let values = undoing.values ?? []
        let changed = values.filter { verb == .tag || $0.column.entity == .card }
        let ids = Set(changed.flatMap(\.ids))
        let card = undoing.cards.first?.id ?? (verb == .tag ? nil : changed.first?.ids.first.flatMap { SerialID($0) })
        var undone = Undone(
            verb: verb, card: card, count: verb == .grade || verb == .edit ? 1 : ids.count,
            isReverse: verb.before != nil && changed.first.map { $0.value != verb.before } ?? false)
        if let review = undoing.review, let card = undoing.cards.first?.id {
            undone.rating = try first(
                "SELECT rating FROM review WHERE learner_id = ? AND card_id = ? AND id = ?",
                [owner, SQLValue(card), SQLValue(review)]
            ).map { try $0.value("rating") }
        }
        guard undone.count == 1 else { return undone }
        let note =
            undoing.notes.first?.id ?? undoing.cards.first?.noteID
            ?? (verb == .tag ? ids.first.flatMap { SerialID($0) } : nil)
        guard
            let row = try note.map({
                try first("SELECT id, word FROM note WHERE learner_id = ? AND id = ?", [owner, SQLValue($0)])
            })
                ?? card.map({
                    try first(
                        """
                        SELECT note.id AS id, word
                        FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                        WHERE card.learner_id = ? AND card.id = ?
                        """, [owner, SQLValue($0)])
                }) ?? nil
        else { return undone }
        undone.note = try row.serialID("id")
        undone.word = try row.text("word")
        return undone
    }
}

extension UndoableVerb {
    /// The value of the changed column before the operation, if it was not the reverse.
    fileprivate var before: String? {
        switch self {
        case .suspend, .flag: "0"
        case .bury: "-1"
        case .grade, .move, .tag, .delete, .edit, .cardImport, .reschedule: nil
        }
    }
}

extension Transaction {
    /// Saves the data that undoes an operation, and deletes the oldest step that is not a rescheduling.
    ///
    /// - Returns: The step's number among the learner's.
    @discardableResult
    func keep(_ undoing: Undoing, verb: UndoableVerb, _ learner: ID<Learner>, at now: Timestamp) throws -> Int {
        let last =
            try first(
                "SELECT COALESCE(MAX(sequence), 0) AS last FROM undo_step WHERE learner_id = ?", [SQLValue(learner)]
            )?.integer("last") ?? 0
        try runDerived(
            "INSERT INTO undo_step (learner_id, sequence, verb, undoing, at) VALUES (?, ?, ?, ?, ?)",
            [SQLValue(learner), SQLValue(last + 1), SQLValue(verb.rawValue), SQLValue(json: undoing), SQLValue(now)])
        // Reschedulings have their own limit, because they can be undone regardless of later activity.
        try runDerived(
            "DELETE FROM undo_step WHERE learner_id = ? AND sequence <= ? AND verb <> ?",
            [
                SQLValue(learner), SQLValue(last + 1 - ReviewDesk.keptUndos),
                SQLValue(UndoableVerb.reschedule.rawValue),
            ])
        return last + 1
    }

    /// Removes a mark that an import created, unless the learner has changed it since.
    fileprivate func takeBack(_ mark: MarkedWord, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            DELETE FROM mark
            WHERE learner_id = ? AND language = ? AND word = ? AND times_marked = 0 AND updated_at = created_at
            """, [SQLValue(learner), SQLValue(mark.language.rawValue), SQLValue(mark.word)],
            changes: .delete(.mark, mark.language.rawValue, mark.word))
    }

    /// Deletes decks that were created, unless they now contain something else.
    fileprivate func takeBack(_ decks: [ID<Deck>], _ learner: ID<Learner>, at now: Timestamp) throws(StorageError) {
        for deck in decks.reversed() {
            let isUsed = try first(
                """
                SELECT 1 AS used FROM card WHERE learner_id = ? AND deck_id = ? AND standing <> 2
                UNION ALL SELECT 1 FROM deck WHERE learner_id = ? AND parent_id = ? AND deleted_at IS NULL LIMIT 1
                """, [SQLValue(learner), SQLValue(deck), SQLValue(learner), SQLValue(deck)])
            guard isUsed == nil else { continue }
            try run(
                "UPDATE deck SET deleted_at = ?, updated_at = ? WHERE id = ? AND learner_id = ?",
                [SQLValue(now), SQLValue(now), SQLValue(deck), SQLValue(learner)], changes: .delete(.deck, deck))
        }
    }

    /// Writes a note as given, restoring it if it was deleted.
    func restore(_ note: Note, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            UPDATE note SET language = ?, word = ?, reading = ?, definition = ?, sentence = ?, translation = ?, picture = ?,
                audio = ?, tags = ?, level = ?, book_id = ?, page = ?, guid = ?, created_at = ?, updated_at = ?,
                deleted_at = NULL
            WHERE id = ? AND learner_id = ?
            """, Array(note.values.dropFirst()) + [SQLValue(note.id), SQLValue(learner)],
            changes: .upsert(.note, note.id))
    }
}
