import LanguageModel
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

    private struct Found: Sendable {
        var id: ID<Translation>
        var isWaiting: Bool
    }

    private func delete(_ condition: String, _ arguments: [SQLValue], at now: Timestamp) async throws -> Int {
        let deleted = try await mark(now, where: condition + " AND deleted_at IS NULL", arguments, at: now)
        for turn in deleted where turn.isWaiting {
            do { try await models.cancelWaiting(request(of: turn), at: now) } catch ModelError.noSuchRequest {}
        }
        return deleted.count
    }

    private func restore(_ condition: String, _ arguments: [SQLValue], at now: Timestamp) async throws -> Int {
        let restored = try await mark(nil, where: condition, arguments, at: now)
        for turn in restored where turn.isWaiting {
            do { try await models.resumeWaiting(request(of: turn), at: now) } catch ModelError.noSuchRequest {
                // The queue has forgotten the question, so no answer will come: the dictionaries have to do.
                var answered = try await translation(turn.id)
                answered.origin = .words
                try await keep(answered, at: now)
            }
        }
        return restored.count
    }

    /// Notes when the turns that meet a condition were deleted; nil brings them back.
    private func mark(
        _ moment: Timestamp?, where condition: String, _ arguments: [SQLValue], at now: Timestamp
    ) async throws -> [Found] {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            let found = try transaction.rows(
                "SELECT id, origin FROM translation WHERE learner_id = ? AND \(condition)",
                [SQLValue(learner)] + arguments
            ).map { row in
                Found(
                    id: try row.id("id"), isWaiting: try row.text("origin") == Translation.Origin.waiting.rawValue)
            }
            for turn in found {
                _ = try transaction.run(
                    "UPDATE translation SET deleted_at = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
                    [moment.map { SQLValue($0) } ?? .null, SQLValue(now), SQLValue(learner), SQLValue(turn.id)],
                    changes: .upsert(.translation, turn.id))
            }
            return found
        }
    }

    /// The question that a turn waits for: it has the id of its turn.
    private func request(of turn: Found) -> ID<WaitingRequest> { ID(high: turn.id.high, low: turn.id.low) }
}
