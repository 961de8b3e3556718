import Model
import Models
import Storage

extension TranslationDesk {
    /// Deletes a turn. An answer that it still waits for is not asked for any more.
    ///
    /// Until it is purged the turn can be brought back, by its id or by the time of its deletion.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func delete(_ id: ID<Translation>, at now: Timestamp) async throws {
        guard try await delete("id = ?", [SQLValue(id)], at: now) > 0 else {
            throw TranslationError.noSuchTranslation
        }
    }

    /// Deletes every turn that is not saved. ``restore(deletedAt:at:)`` brings all of them back.
    ///
    /// - Returns: How many there were.
    @discardableResult
    public func deleteUnsaved(at now: Timestamp) async throws -> Int {
        try await delete("is_saved = 0", [], at: now)
    }

    /// Brings a deleted turn back. One that is not deleted stays as it is.
    ///
    /// - Returns: The turn.
    /// - Throws: ``TranslationError/noSuchTranslation`` where there is none, or it has been purged.
    @discardableResult
    public func restore(_ id: ID<Translation>, at now: Timestamp) async throws -> Translation {
        _ = try await restore("id = ? AND deleted_at IS NOT NULL", [SQLValue(id)], at: now)
        return try await translation(id)
    }

    /// Brings back all turns that were deleted at one moment: what one press of a button deleted.
    ///
    /// - Returns: How many there were; 0 where they are back already, or have been purged.
    @discardableResult
    public func restore(deletedAt moment: Timestamp, at now: Timestamp) async throws -> Int {
        try await restore("deleted_at = ?", [SQLValue(moment)], at: now)
    }

    /// Removes turns for good that were deleted before a moment.
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

    // MARK: One way for one turn and for many

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
                // The queue has forgotten the question, so no answer will come: the dictionaries have to do.
                _ = try transaction.run(
                    "UPDATE translation SET origin = ? WHERE learner_id = ? AND id = ?",
                    [SQLValue(Translation.Origin.words.rawValue), SQLValue(learner), SQLValue(turn.id)],
                    changes: .upsert(.translation, turn.id))
            }
            return found.count
        }
    }
}

/// A turn that is deleted or brought back.
private struct FoundTurn: Sendable {
    var id: ID<Translation>
    var isWaiting: Bool

    /// The question that it waits for: it has the id of its turn.
    var request: ID<WaitingRequest> { ID(high: id.high, low: id.low) }
}

extension Transaction {
    /// The turns that meet a condition.
    fileprivate func turns(
        _ condition: String, _ arguments: [SQLValue], _ learner: ID<Learner>
    ) throws -> [FoundTurn] {
        try rows(
            "SELECT id, origin FROM translation WHERE learner_id = ? AND \(condition)", [SQLValue(learner)] + arguments
        ).map { row in
            FoundTurn(id: try row.id("id"), isWaiting: try row.text("origin") == Translation.Origin.waiting.rawValue)
        }
    }

    /// Notes when a turn was deleted; nil brings it back.
    fileprivate func mark(_ turn: FoundTurn, deletedAt moment: Timestamp?, _ learner: ID<Learner>) throws {
        _ = try run(
            "UPDATE translation SET deleted_at = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
            [moment.map { SQLValue($0) } ?? .null, SQLValue(time), SQLValue(learner), SQLValue(turn.id)],
            changes: .upsert(.translation, turn.id))
    }
}
