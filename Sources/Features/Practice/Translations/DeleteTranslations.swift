import Model
import Storage

extension Transaction {
    /// Deletes a turn, and cancels its request if it is still waiting.
    ///
    /// Until it is purged, the turn can be restored by its id or by the time of its deletion.
    ///
    /// - Returns: The turn.
    /// - Throws: ``TranslationError/noSuchTranslation``.
    @discardableResult
    public func delete(translation id: ID<Translation>) throws(StorageError) -> Translation {
        let turn = try translation(id)
        _ = try deleteTurns("id = ?", [SQLValue(id)])
        return turn
    }

    /// Deletes every unsaved turn. ``restoreTranslations(deletedAt:)`` restores all of them.
    ///
    /// - Returns: The number of turns deleted.
    @discardableResult
    public func deleteUnsavedTranslations() throws(StorageError) -> Int { try deleteTurns("is_saved = 0", []) }

    /// Restores a deleted turn. One that is not deleted is unchanged.
    ///
    /// - Returns: The turn.
    /// - Throws: ``TranslationError/noSuchTranslation`` if it does not exist or has been purged.
    @discardableResult
    public func restore(translation id: ID<Translation>) throws(StorageError) -> Translation {
        _ = try restoreTurns("id = ? AND deleted_at IS NOT NULL", [SQLValue(id)])
        return try translation(id)
    }

    /// Restores all turns deleted at one moment, that is, by one press of a button.
    ///
    /// - Returns: The number of turns restored; 0 if they are restored already or have been purged.
    @discardableResult
    public func restoreTranslations(deletedAt moment: Timestamp) throws(StorageError) -> Int {
        try restoreTurns("deleted_at = ?", [SQLValue(moment)])
    }

    /// Permanently removes turns deleted before a moment.
    public func purgeTranslations(deletedBefore moment: Timestamp) throws(StorageError) {
        let old = try rows(
            "SELECT id FROM translation WHERE learner_id = ? AND deleted_at < ?", [owner, SQLValue(moment)])
        for row in old {
            let id: ID<Translation> = try row.id("id")
            try run(
                "DELETE FROM translation WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)],
                changes: .delete(.translation, id))
        }
    }

    // MARK: Shared by one turn and many

    private func deleteTurns(_ condition: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        let found = try turns(condition + " AND deleted_at IS NULL", arguments)
        for turn in found {
            try mark(turn, deletedAt: time)
            if turn.isWaiting { try cancelWaiting(turn.request) }
        }
        return found.count
    }

    private func restoreTurns(_ condition: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        let found = try turns(condition, arguments)
        for turn in found {
            try mark(turn, deletedAt: nil)
            guard turn.isWaiting, try !resumeWaiting(turn.request) else { continue }
            // The question has left the queue, so no answer will come; fall back on the dictionaries.
            try run(
                "UPDATE translation SET origin = ? WHERE learner_id = ? AND id = ?",
                [SQLValue(Translation.Origin.words.rawValue), owner, SQLValue(turn.id)],
                changes: .upsert(.translation, turn.id))
        }
        return found.count
    }

    /// Returns the turns that meet a condition.
    private func turns(_ condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [FoundTurn] {
        let rows = try rows(
            "SELECT id, origin FROM translation WHERE learner_id = ? AND \(condition)", [owner] + arguments)
        var found: [FoundTurn] = []
        for row in rows {
            let origin = try row.text("origin")
            found.append(FoundTurn(id: try row.id("id"), isWaiting: origin == Translation.Origin.waiting.rawValue))
        }
        return found
    }

    /// Records when a turn was deleted; nil restores it.
    private func mark(_ turn: FoundTurn, deletedAt moment: Timestamp?) throws(StorageError) {
        try run(
            "UPDATE translation SET deleted_at = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
            [SQLValue(moment), SQLValue(time), owner, SQLValue(turn.id)], changes: .upsert(.translation, turn.id))
    }
}

/// A turn to delete or restore.
private struct FoundTurn {
    var id: ID<Translation>
    var isWaiting: Bool

    /// The request that it waits for, which has the same id.
    var request: ID<WaitingRequest> { ID(high: id.high, low: id.low) }
}
