import Foundation
import Model
import Storage

extension Desk {
    /// How the learner wants the pages to be; the defaults until something was saved.
    public func preferences() async throws -> Preferences {
        let learner = learner
        return try await database.read(learner) { try Self.preferences($0, learner) }
    }

    static func preferences(_ reader: Reader, _ learner: ID<Learner>) throws -> Preferences {
        guard let row = try reader.first("SELECT value FROM preference WHERE learner_id = ?", [SQLValue(learner)])
        else { return Preferences() }
        return (try? JSONDecoder().decode(Preferences.self, from: Data(try row.text("value").utf8))) ?? Preferences()
    }

    /// Keeps preferences, sizes brought inside their limits.
    public func save(_ preferences: Preferences, at now: Timestamp) async throws {
        var preferences = preferences
        preferences.fontSize = min(max(preferences.fontSize, 14), 40)
        preferences.lineHeight = min(max(preferences.lineHeight, 140), 260)
        preferences.knownHSKLevel = min(max(preferences.knownHSKLevel, 0), 7)
        preferences.swipeDistance = min(max(preferences.swipeDistance, 20), 200)
        preferences.notebookCount = min(max(preferences.notebookCount, 1), 100)
        let value = String(decoding: try JSONEncoder().encode(preferences), as: UTF8.self)
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
