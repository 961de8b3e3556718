#if !hasFeature(Embedded)
import Model
import Storage

extension Transaction {
    /// Removes for good what deleted notes say, and decks that were deleted with the notes that are in no other deck.
    ///
    /// What is known of the learning stays: the cards' and notes' rows, the words and the answers. What was done until the
    /// last of these deletions can no longer be undone, because it would bring back notes that are empty; reschedulings
    /// can, which bring back no note.
    public func purgeDeletedNotes() throws(StorageError) {
        let row = try first(
            """
            SELECT MAX(deleted_at) AS last FROM (
                SELECT deleted_at FROM note WHERE learner_id = ? AND deleted_at IS NOT NULL AND \(Self.hasContent)
                UNION ALL
                SELECT deleted_at FROM deck WHERE learner_id = ? AND deleted_at > 0
            ) AS gone
            """, [owner, owner])
        guard let last = try row?.optionalTime("last") else { return }
        try purgeDeletedDecks()
        try run(
            """
            UPDATE note SET reading = '', definition = '', sentence = '', translation = '', picture = '', audio = '',
                tags = '', variant = '', foreign_fields = NULL
            WHERE learner_id = ? AND deleted_at IS NOT NULL AND \(Self.hasContent)
            """, [owner], changes: .upsertMany(.note))
        try runDerived(
            "DELETE FROM undo_step WHERE learner_id = ? AND at <= ? AND verb <> ?",
            [owner, SQLValue(last), SQLValue(UndoableVerb.reschedule.rawValue)])
    }

    /// Deletes the cards of deleted decks, and the notes that have no others.
    private func purgeDeletedDecks() throws(StorageError) {
        let gone = "SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NOT NULL"
        try run(
            """
            UPDATE note SET deleted_at = ?, updated_at = ?
            WHERE learner_id = ? AND deleted_at IS NULL
                AND id IN (SELECT note_id FROM card WHERE learner_id = ? AND standing <> 2 AND deck_id IN (\(gone)))
                AND id NOT IN (
                    SELECT note_id FROM card WHERE learner_id = ? AND standing <> 2 AND deck_id NOT IN (\(gone)))
            """, [SQLValue(time), SQLValue(time), owner, owner, owner, owner, owner], changes: .upsertMany(.note))
        try run(
            """
            UPDATE card SET standing = 2, \(Card.touching)
            WHERE learner_id = ? AND standing <> 2 AND deck_id IN (\(gone))
            """, Card.touchingValues(time) + [owner, owner], changes: .upsertMany(.card))
        try run(
            "UPDATE deck SET deleted_at = ?, updated_at = ? WHERE learner_id = ? AND deleted_at > 0",
            [SQLValue(Deck.purgedAt), SQLValue(time), owner], changes: .upsertMany(.deck))
    }

    /// Whether a note says anything besides its word.
    private static var hasContent: String {
        """
        (LENGTH(reading) + LENGTH(definition) + LENGTH(sentence) + LENGTH(translation) + LENGTH(picture)
            + LENGTH(audio) + LENGTH(tags) > 0 OR foreign_fields IS NOT NULL)
        """
    }
}
#endif
