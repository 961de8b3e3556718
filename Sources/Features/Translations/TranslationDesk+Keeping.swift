import Model
import Practice
import Storage

// The verbs of kept translations, awaited: each reads one snapshot or writes one transaction.

extension TranslationDesk {
    /// Awaits ``Reader/translation(_:)``.
    public func translation(_ id: ID<Translation>) async throws -> Translation {
        try await database.read(learner) { try $0.translation(id) }
    }

    /// Awaits ``Transaction/setSaved(_:translation:)``.
    public func setSaved(_ isSaved: Bool, _ id: ID<Translation>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.setSaved(isSaved, translation: id) }
    }

    /// Awaits ``Transaction/delete(translation:)``.
    @discardableResult
    public func delete(_ id: ID<Translation>, at now: Timestamp) async throws -> Translation {
        try await database.write(learner, at: now) { try $0.delete(translation: id) }
    }

    /// Awaits ``Transaction/deleteUnsavedTranslations()``.
    @discardableResult
    public func deleteUnsaved(at now: Timestamp) async throws -> Int {
        try await database.write(learner, at: now) { try $0.deleteUnsavedTranslations() }
    }

    /// Awaits ``Transaction/restore(translation:)``.
    @discardableResult
    public func restore(_ id: ID<Translation>, at now: Timestamp) async throws -> Translation {
        try await database.write(learner, at: now) { try $0.restore(translation: id) }
    }

    /// Awaits ``Transaction/restoreTranslations(deletedAt:)``.
    @discardableResult
    public func restore(deletedAt moment: Timestamp, at now: Timestamp) async throws -> Int {
        try await database.write(learner, at: now) { try $0.restoreTranslations(deletedAt: moment) }
    }

    /// Awaits ``Transaction/purgeTranslations(deletedBefore:)``.
    public func purgeDeleted(before moment: Timestamp, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.purgeTranslations(deletedBefore: moment) }
    }
}
