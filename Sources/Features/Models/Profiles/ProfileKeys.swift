import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns the key of a profile of the learner's, and where it is stored; nil if it has none.
    ///
    /// - Throws: ``ModelError/keys(_:)``, `StorageError`.
    func findKey(of id: ID<ModelProfile>) async throws -> (key: ModelKey, place: KeyPlace)? {
        if let found = try await keys.find(KeyName(id, of: learner)) { return found }
        guard let former = try await keys.find(KeyName(former: id)), try await isNobodyElses(id) else { return nil }
        return former
    }

    /// Stores the key of a profile of the learner's, replacing its previous one.
    ///
    /// - Returns: Where it is stored.
    @discardableResult
    func keepKey(_ key: ModelKey, of id: ID<ModelProfile>) async throws -> KeyPlace {
        let place = try await keys.keep(key, for: KeyName(id, of: learner))
        if try await isNobodyElses(id) { try await keys.forget(KeyName(former: id)) }
        return place
    }

    /// Deletes the key of a profile of the learner's.
    func dropKey(of id: ID<ModelProfile>) async throws {
        try await keys.forget(KeyName(id, of: learner))
        if try await isNobodyElses(id) { try await keys.forget(KeyName(former: id)) }
    }

    /// Whether no other learner has a profile with an id. Two have if one of them has imported the archive of the other, and
    /// then a key that is stored under the id alone may be either's.
    private func isNobodyElses(_ id: ID<ModelProfile>) async throws -> Bool {
        try await database.readAcrossLearners { [learner] reader in
            try reader.first(
                "SELECT 1 AS found FROM model_profile WHERE id = ? AND learner_id <> ? LIMIT 1",
                [SQLValue(id), SQLValue(learner)]) == nil
        }
    }
}
