import Model
import Storage

/// The data that undoes an operation: the previous rows, and the answer that it counted.
package struct Undoing: Sendable {
    package var cards: [Card] = []
    package var notes: [Note] = []
    package var review: SerialID<Review>?
    package var answer: CountedAnswer?
    /// Previous values that many rows shared.
    package var values: [FormerValue]?
    /// Words that were marked in the reader.
    package var marks: [MarkKey]?
    /// Decks that were created, from the top level down.
    package var decks: [ID<Deck>]?
    /// Decks' previous scheduling; their cards' former schedules have a table of their own.
    package var options: [FormerOptions]?

    package init(
        cards: [Card] = [], notes: [Note] = [], review: SerialID<Review>? = nil, answer: CountedAnswer? = nil,
        values: [FormerValue]? = nil, marks: [MarkKey]? = nil, decks: [ID<Deck>]? = nil,
        options: [FormerOptions]? = nil
    ) {
        self.cards = cards
        self.notes = notes
        self.review = review
        self.answer = answer
        self.values = values
        self.marks = marks
        self.decks = decks
        self.options = options
    }

    /// Whether there is nothing to undo.
    package var isEmpty: Bool {
        cards.isEmpty && notes.isEmpty && review == nil && values?.isEmpty ?? true && marks?.isEmpty ?? true
            && decks?.isEmpty ?? true && options?.isEmpty ?? true
    }
}

/// The key of a word marked in the reader.
package struct MarkKey: Sendable {
    package var language: Language
    package var word: String

    package init(
        language: Language, word: String
    ) {
        self.language = language
        self.word = word
    }

}

extension Transaction {
    /// The number of undo steps kept, apart from reschedulings.
    package static var keptUndos: Int { 1000 }

    /// Undoes the last operation; repeated calls undo earlier ones.
    ///
    /// - Parameter moment: When the operation was done that is meant; nil for any. What was done since is not undone in
    ///   its place.
    /// - Returns: The undone operation.
    /// - Throws: ``ReviewError/nothingToUndo``, also if the last operation is not the one that is meant.
    @discardableResult
    public func undo(_ day: LearnerDay, only moment: Timestamp? = nil) throws(StorageError) -> Undone {
        guard
            let row = try first(
                "SELECT sequence, verb, undoing, at FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1",
                [owner])
        else { throw .declining(ReviewError.nothingToUndo) }
        if let moment, try row.time("at") != moment { throw .declining(ReviewError.nothingToUndo) }
        let verb: UndoableVerb = try row.value("verb")
        let undoing = try row.json("undoing", as: Undoing.self)
        let sequence = try row.integer("sequence")
        if let options = undoing.options {
            let step = ReschedulingStep(sequence: sequence, at: try row.time("at"), options: options)
            return Undone(verb: verb, count: try takeBack(step, day), isReverse: false)
        }
        let undone = try undone(verb, undoing)
        for note in undoing.notes { try restore(note, learner) }
        try deriveLater(undoing.notes, learner)
        for card in undoing.cards { try save(card, learner) }
        for value in undoing.values ?? [] { try put(value, learner) }
        for mark in undoing.marks ?? [] { try takeBack(mark, learner) }
        try takeBack(undoing.decks ?? [], learner, at: time)
        if let review = undoing.review, let card = undoing.cards.first?.id {
            try run(
                "DELETE FROM review WHERE learner_id = ? AND card_id = ? AND id = ?",
                [owner, SQLValue(card), SQLValue(review)], changes: .delete(.review, review))
        }
        if let answer = undoing.answer { try count(answer, by: -1, learner) }
        try runDerived("DELETE FROM undo_step WHERE learner_id = ? AND sequence = ?", [owner, SQLValue(sequence)])
        return undone
    }
}

extension Reader {
    /// Returns the operation that ``Transaction/undo(_:)`` would undo, with its time, or nil if there is none.
    public func lastUndoable() throws(StorageError) -> (verb: UndoableVerb, at: Timestamp)? {
        let row = try first(
            "SELECT verb, at FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1", [owner])
        guard let row else { return nil }
        return (try row.value("verb"), try row.time("at"))
    }
}

extension Reader {
    /// Describes what is about to be undone.
    fileprivate func undone(_ verb: UndoableVerb, _ undoing: Undoing) throws(StorageError) -> Undone {
        let values = undoing.values ?? []
        let changed = values.filter { verb == .tag || $0.column.entity == .card }
        let ids = Set(changed.flatMap { $0.ids })
        let card = undoing.cards.first?.id ?? (verb == .tag ? nil : changed.first?.ids.first.flatMap { SerialID($0) })
        var undone = Undone(
            verb: verb, card: card, count: verb == .grade || verb == .edit ? 1 : ids.count,
            isReverse: verb.before != nil && changed.first.map { $0.value != verb.before } ?? false)
        if let review = undoing.review, let card = undoing.cards.first?.id {
            let row = try first(
                "SELECT rating FROM review WHERE learner_id = ? AND card_id = ? AND id = ?",
                [owner, SQLValue(card), SQLValue(review)])
            if let row { undone.rating = try row.value("rating", as: Rating.self) }
        }
        guard undone.count == 1 else { return undone }
        let note =
            undoing.notes.first?.id ?? undoing.cards.first?.noteID
            ?? (verb == .tag ? ids.first.flatMap { SerialID($0) } : nil)
        var row: Row?
        if let note {
            row = try first("SELECT id, word FROM note WHERE learner_id = ? AND id = ?", [owner, SQLValue(note)])
        } else if let card {
            row = try first(
                """
                SELECT note.id AS id, word
                FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                WHERE card.learner_id = ? AND card.id = ?
                """, [owner, SQLValue(card)])
        }
        guard let row else { return undone }
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
    package func keep(_ undoing: Undoing, verb: UndoableVerb, _ learner: ID<Learner>, at now: Timestamp)
        throws(StorageError) -> Int
    {
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
                SQLValue(learner), SQLValue(last + 1 - Self.keptUndos),
                SQLValue(UndoableVerb.reschedule.rawValue),
            ])
        return last + 1
    }

    /// Removes a mark that an import created, unless the learner has changed it since.
    fileprivate func takeBack(_ mark: MarkKey, _ learner: ID<Learner>) throws(StorageError) {
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
    package func restore(_ note: Note, _ learner: ID<Learner>) throws(StorageError) {
        try run(
            """
            UPDATE note SET language = ?, word = ?, reading = ?, definition = ?, sentence = ?, translation = ?, picture = ?,
                audio = ?, tags = ?, level = ?, book_id = ?, page = ?, guid = ?, created_at = ?, updated_at = ?,
                variant = ?, deleted_at = NULL
            WHERE id = ? AND learner_id = ?
            """, Array(note.values.dropFirst()) + [SQLValue(note.id), SQLValue(learner)],
            changes: .upsert(.note, note.id))
    }
}

// The stored forms of what undoes an operation. Their names stay as they are, because stored steps have them.

extension Undoing: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            cards: try object.value("cards"), notes: try object.value("notes"),
            review: try object.optionalValue("review"), answer: try object.optionalValue("answer"),
            values: try object.optionalValue("values"), marks: try object.optionalValue("marks"),
            decks: try object.optionalValue("decks"), options: try object.optionalValue("options"))
    }

    package var json: JSON {
        [
            "cards": cards.json, "notes": notes.json, "review": review?.json, "answer": answer?.json,
            "values": values?.json, "marks": marks?.json, "decks": decks?.json, "options": options?.json,
        ]
    }
}

extension MarkKey: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(language: try object.value("language"), word: try object.value("word"))
    }

    package var json: JSON { ["language": language.json, "word": word.json] }
}
