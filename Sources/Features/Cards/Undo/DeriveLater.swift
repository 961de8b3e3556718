import Model
import Storage

extension Transaction {
    /// Queues those notes that were imported, because an undo restored an earlier version's result.
    package func deriveLater(_ notes: [Note], _ learner: ID<Learner>) throws(StorageError) {
        try runDerived(
            """
            INSERT INTO note_to_derive (learner_id, note_id)
            SELECT learner_id, id FROM note WHERE id = ? AND learner_id = ? AND foreign_fields IS NOT NULL
            ON CONFLICT (learner_id, note_id) DO NOTHING
            """, each: notes.map { [SQLValue($0.id), SQLValue(learner)] })
    }
}
