import Foundation
import Model
import Storage
import Synchronization

extension Desk {
    /// Returns the learner's display preferences, or the defaults if none were saved.
    public func preferences() async throws -> Preferences {
        let learner = learner
        return try await database.read(learner) { try Self.preferences($0, learner) }
    }

    /// Returns the preferences and the number of the learner's last change. Anything derived from the database under
    /// the same number is still valid.
    public func preferencesAndSequence() async throws -> (preferences: Preferences, sequence: Int) {
        let learner = learner
        let cache = preferenceCache
        return try await database.read(learner) { reader in
            let sequence =
                try reader.first("SELECT change_sequence FROM learner WHERE id = ?", [SQLValue(learner)])?
                .integer("change_sequence") ?? 0
            if let known = cache.preferences(at: sequence) { return (known, sequence) }
            let preferences = try Self.preferences(reader, learner)
            cache.keep(preferences, at: sequence)
            return (preferences, sequence)
        }
    }

    static func preferences(_ reader: Reader, _ learner: ID<Learner>) throws -> Preferences {
        guard let row = try reader.first("SELECT value FROM preference WHERE learner_id = ?", [SQLValue(learner)])
        else { return Preferences() }
        return (try? JSONDecoder().decode(Preferences.self, from: Data(try row.text("value").utf8))) ?? Preferences()
    }

    /// Saves preferences, with sizes clamped to their limits.
    public func save(_ preferences: Preferences, at now: Timestamp) async throws {
        let value = String(decoding: try JSONEncoder().encode(preferences.bounded), as: UTF8.self)
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO preference (learner_id, value, updated_at) VALUES (?, ?, ?)
                ON CONFLICT (learner_id) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
                """,
                [SQLValue(learner), SQLValue(value), SQLValue(now)], changes: .upsert(.preference, learner))
        }
    }
}

/// The preferences as of the learner's last change.
final class PreferenceCache: Sendable {
    private let state = Mutex<(sequence: Int, preferences: Preferences)?>(nil)

    func preferences(at sequence: Int) -> Preferences? {
        state.withLock { $0?.sequence == sequence ? $0?.preferences : nil }
    }

    func keep(_ preferences: Preferences, at sequence: Int) {
        state.withLock { $0 = (sequence, preferences) }
    }
}
