import Library
import Model
import Storage

extension LearnerContext {
    /// How long a deleted book or translation can be restored, in seconds: a month.
    public static let restorableFor: Int64 = 30 * 24 * 3600
}

extension Workplace {
    /// Removes for good what can no longer be restored, of every learner who has any: books and translations that were
    /// deleted more than a month ago, and dictionaries that were removed more than a day ago.
    ///
    /// - Parameter failed: Receives what keeps it from being removed for one learner; it is for the others.
    /// - Throws: `StorageError` if it cannot be found who has any, `CancellationError`.
    public func purgeDeleted(failed: (any Error) throws -> Void) async throws {
        let now = clock.now()
        let monthAgo = now.advanced(bySeconds: -LearnerContext.restorableFor)
        let dayAgo = Desk.removedDictionariesEnd(at: now)
        let learners = try await database.readAcrossLearners { reader in
            try reader.rows(
                """
                SELECT learner_id FROM book WHERE deleted_at < ?
                UNION SELECT learner_id FROM translation WHERE deleted_at < ?
                UNION SELECT learner_id FROM dictionary WHERE removed_at < ?
                """, [SQLValue(monthAgo), SQLValue(monthAgo), SQLValue(dayAgo)]
            ).map { row throws(StorageError) in try row.id("learner_id", of: Learner.self) }
        }
        for learner in learners.sorted() {
            try Task.checkCancellation()
            do {
                let context = await context(of: learner)
                try await context.library.purgeDeletedBooks(deletedBefore: monthAgo, at: now)
                try await context.translations.purgeDeleted(before: monthAgo, at: now)
                try await context.library.purgeDictionaries(at: now)
            } catch let error where !(error is CancellationError) {
                try failed(error)
            }
        }
    }
}
