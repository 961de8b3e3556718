import Foundation
import Model
import Storage

/// A verb that can be taken back.
public enum UndoableVerb: String, Codable, Sendable {
    case grade, suspend, bury, flag, move, tag, delete, edit
}

/// What takes a verb back: the rows as they were, and the answer that it counted.
struct Undoing: Codable, Sendable {
    var cards: [Card] = []
    var notes: [Note] = []
    var review: SerialID<Review>?
    var answer: CountedAnswer?
    /// What many rows had in common.
    var values: [FormerValue]?
}

extension ReviewDesk {
    /// How many steps back are kept.
    static let keptUndos = 1000

    /// Takes the last verb back, and before that the one before it.
    ///
    /// - Returns: What was taken back, and the card it was about where there is one.
    /// - Throws: ``ReviewError/nothingToUndo``.
    @discardableResult
    public func undo(at now: Timestamp) async throws -> (verb: UndoableVerb, card: SerialID<Card>?) {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            guard
                let row = try transaction.first(
                    "SELECT sequence, verb, undoing FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1",
                    [SQLValue(learner)]),
                let verb = UndoableVerb(rawValue: try row.text("verb"))
            else { throw ReviewError.nothingToUndo }
            let undoing = try JSONDecoder().decode(Undoing.self, from: Data(try row.text("undoing").utf8))
            for note in undoing.notes { try transaction.restore(note, learner) }
            for card in undoing.cards { try transaction.save(card, learner) }
            for value in undoing.values ?? [] { try transaction.put(value, learner) }
            if let review = undoing.review {
                try transaction.run(
                    "DELETE FROM review WHERE id = ?", [SQLValue(review)], changes: .delete(.review, review))
            }
            if let answer = undoing.answer { try transaction.count(answer, by: -1, learner) }
            try transaction.runDerived(
                "DELETE FROM undo_step WHERE learner_id = ? AND sequence = ?",
                [SQLValue(learner), SQLValue(try row.integer("sequence"))])
            let card = undoing.values?.first { $0.column.entity == .card }?.ids.first
            return (verb, undoing.cards.first?.id ?? card.flatMap { SerialID($0) })
        }
    }

    /// What ``undo(at:)`` would take back; nil when there is nothing.
    public func undoable() async throws -> UndoableVerb? {
        let learner = learner
        return try await database.read { reader in
            try reader.first(
                "SELECT verb FROM undo_step WHERE learner_id = ? ORDER BY sequence DESC LIMIT 1", [SQLValue(learner)]
            )
            .flatMap { UndoableVerb(rawValue: try $0.text("verb")) }
        }
    }
}

extension Transaction {
    /// Keeps what takes a verb back, and forgets the oldest.
    func keep(_ undoing: Undoing, verb: UndoableVerb, _ learner: ID<Learner>, at now: Timestamp) throws {
        let last =
            try first(
                "SELECT COALESCE(MAX(sequence), 0) AS last FROM undo_step WHERE learner_id = ?", [SQLValue(learner)]
            )?.integer("last") ?? 0
        let json = String(decoding: try JSONEncoder().encode(undoing), as: UTF8.self)
        try runDerived(
            "INSERT INTO undo_step (learner_id, sequence, verb, undoing, at) VALUES (?, ?, ?, ?, ?)",
            [SQLValue(learner), SQLValue(last + 1), SQLValue(verb.rawValue), SQLValue(json), SQLValue(now)])
        try runDerived(
            "DELETE FROM undo_step WHERE learner_id = ? AND sequence <= ?",
            [SQLValue(learner), SQLValue(last + 1 - ReviewDesk.keptUndos)])
    }

    /// Puts a note as it is given, and back where it had been deleted.
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
