import Model
import Models
import Storage

extension TranslationDesk {
    /// Deletes a turn, and cancels its request if it is still waiting.
    ///
    /// Until it is purged, the turn can be restored by its id or by the time of its deletion.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func delete(_ id: ID<Translation>, at now: Timestamp) async throws {
        guard try await delete("id = ?", [SQLValue(id)], at: now) > 0 else {
            throw TranslationError.noSuchTranslation
        }
    }

    /// Deletes every unsaved turn. ``restore(deletedAt:at:)`` restores all of them.
    ///
    /// - Returns: The number of turns deleted.
    @discardableResult
    public func deleteUnsaved(at now: Timestamp) async throws -> Int {
        try await delete("is_saved = 0", [], at: now)
    }

    /// Restores a deleted turn. One that is not deleted is unchanged.
    ///
    /// - Returns: The turn.
    /// - Throws: ``TranslationError/noSuchTranslation`` if it does not exist or has been purged.
    @discardableResult
    public func restore(_ id: ID<Translation>, at now: Timestamp) async throws -> Translation {
        _ = try await restore("id = ? AND deleted_at IS NOT NULL", [SQLValue(id)], at: now)
        return try await translation(id)
    }

    /// Restores all turns deleted at one moment, that is, by one press of a button.
    ///
    /// - Returns: The number of turns restored; 0 if they are restored already or have been purged.
    @discardableResult
    public func restore(deletedAt moment: Timestamp, at now: Timestamp) async throws -> Int {
        try await restore("deleted_at = ?", [SQLValue(moment)], at: now)
    }

    /// Permanently removes turns deleted before a moment.
    public func purgeDeleted(before moment: Timestamp, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let old = try transaction.rows(
                "SELECT id FROM translation WHERE learner_id = ? AND deleted_at < ?",
                [SQLValue(learner), SQLValue(moment)])
            for row in old {
                let id: ID<Translation> = try row.id("id")
                _ = try transaction.run(
                    "DELETE FROM translation WHERE learner_id = ? AND id = ?", [SQLValue(learner), SQLValue(id)],
                    changes: .delete(.translation, id))
            }
        }
    }

    // MARK: Shared by one turn and many

    private func delete(_ condition: String, _ arguments: [SQLValue], at now: Timestamp) async throws -> Int {
        let (learner, models) = (learner, models)
        return try await database.write(learner, at: now) { transaction in
            let found = try transaction.turns(condition + " AND deleted_at IS NULL", arguments, learner)
            for turn in found {
                try transaction.mark(turn, deletedAt: now, learner)
                if turn.isWaiting { try models.cancelWaiting(turn.request, in: transaction, at: now) }
            }
            return found.count
        }
    }

    private func restore(_ condition: String, _ arguments: [SQLValue], at now: Timestamp) async throws -> Int {
        let (learner, models) = (learner, models)
        return try await database.write(learner, at: now) { transaction in
            let found = try transaction.turns(condition, arguments, learner)
            for turn in found {
                try transaction.mark(turn, deletedAt: nil, learner)
                guard turn.isWaiting, try !models.resumeWaiting(turn.request, in: transaction, at: now) else {
                    continue
                }
                // The question has left the queue, so no answer will come; fall back on the dictionaries.
                _ = try transaction.run(
                    "UPDATE translation SET origin = ? WHERE learner_id = ? AND id = ?",
                    [SQLValue(Translation.Origin.words.rawValue), SQLValue(learner), SQLValue(turn.id)],
                    changes: .upsert(.translation, turn.id))
            }
            return found.count
        }
    }
}

/// A turn to delete or restore.
private struct FoundTurn: Sendable {
    var id: ID<Translation>
    var isWaiting: Bool

    /// The request that it waits for, which has the same id.
    var request: ID<WaitingRequest> { ID(high: id.high, low: id.low) }
}

extension Transaction {
    /// Returns the turns that meet a condition.
    fileprivate func turns(
        _ condition: String, _ arguments: [SQLValue], _ learner: ID<Learner>
    ) throws -> [FoundTurn] {
        try rows(
            "SELECT id, origin FROM translation WHERE learner_id = ? AND \(condition)", [SQLValue(learner)] + arguments
        ).map { row in
            FoundTurn(id: try row.id("id"), isWaiting: try row.text("origin") == Translation.Origin.waiting.rawValue)
        }
    }

    /// Records when a turn was deleted; nil restores it.
    fileprivate func mark(_ turn: FoundTurn, deletedAt moment: Timestamp?, _ learner: ID<Learner>) throws {
        _ = try run(
            "UPDATE translation SET deleted_at = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
            [moment.map { SQLValue($0) } ?? .null, SQLValue(time), SQLValue(learner), SQLValue(turn.id)],
            changes: .upsert(.translation, turn.id))
    }
}
