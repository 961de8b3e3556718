import Foundation
import Model
import Storage
import Synchronization

extension Desk {
    /// Returns the preferences, each at its default if it was never saved.
    ///
    /// - Parameter device: The device whose own settings apply; nil for those with which a new device starts.
    public func preferences(on device: ID<Device>? = nil) async throws -> Preferences {
        let learner = learner
        return try await database.read(learner) { try Self.preferences($0, learner, on: device) }
    }

    /// Returns the preferences and the number of the learner's last change. Anything derived from the database under
    /// the same number is still valid.
    public func preferencesAndSequence(
        on device: ID<Device>? = nil
    ) async throws -> (preferences: Preferences, sequence: Int) {
        let learner = learner
        let cache = preferenceCache
        return try await database.read(learner) { reader in
            let sequence =
                try reader.first("SELECT change_sequence FROM learner WHERE id = ?", [SQLValue(learner)])?
                .integer("change_sequence") ?? 0
            if let known = cache.preferences(of: device, at: sequence) { return (known, sequence) }
            let preferences = try Self.preferences(reader, learner, on: device)
            cache.keep(preferences, of: device, at: sequence)
            return (preferences, sequence)
        }
    }

    static func preferences(
        _ reader: Reader, _ learner: ID<Learner>, on device: ID<Device>? = nil
    ) throws -> Preferences {
        var preferences = try formerPreferences(reader, learner) ?? Preferences()
        preferences.take(try reader.settings(on: device))
        return preferences
    }

    /// Returns the preferences that an earlier version saved as a whole; nil if there are none. They supply the fields
    /// that have no row of their own.
    private static func formerPreferences(_ reader: Reader, _ learner: ID<Learner>) throws -> Preferences? {
        guard let row = try reader.first("SELECT value FROM preference WHERE learner_id = ?", [SQLValue(learner)])
        else { return nil }
        return try? JSONDecoder().decode(Preferences.self, from: Data(try row.text("value").utf8))
    }

    /// Saves some of the preferences, field by field; the others stay as they are stored at that moment.
    ///
    /// - Parameter device: The device on which they were changed, which keeps the fields that depend on it. The first
    ///   value that any device gives to such a field is also the one with which other devices start. Nil changes the
    ///   fields with which they start.
    public func save(_ changes: [SettingChange], on device: ID<Device>? = nil, at now: Timestamp) async throws {
        guard !changes.isEmpty else { return }
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let former = try Self.formerPreferences(transaction, learner)
            try transaction.set(changes, on: device, startsOthers: former == nil)
        }
    }

    /// Changes preferences as they are stored at that moment, and saves the fields that differ.
    public func changePreferences(
        on device: ID<Device>? = nil, at now: Timestamp, _ change: @escaping @Sendable (inout Preferences) -> Void
    ) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let stored = try Self.preferences(transaction, learner, on: device)
            var changed = stored
            change(&changed)
            let former = try Self.formerPreferences(transaction, learner)
            try transaction.set(changed.changes(from: stored), on: device, startsOthers: former == nil)
        }
    }
}

/// The preferences as of the learner's last change, by device.
final class PreferenceCache: Sendable {
    private let state = Mutex<(sequence: Int, preferences: [ID<Device>?: Preferences])>((-1, [:]))

    /// The maximum number of devices that are remembered.
    private static let most = 100

    func preferences(of device: ID<Device>?, at sequence: Int) -> Preferences? {
        state.withLock { $0.sequence == sequence ? $0.preferences[device] : nil }
    }

    func keep(_ preferences: Preferences, of device: ID<Device>?, at sequence: Int) {
        state.withLock { state in
            if state.sequence != sequence || state.preferences.count >= Self.most { state = (sequence, [:]) }
            state.preferences[device] = preferences
        }
    }
}
