import Model
import Storage

extension Reader {
    /// Passes every setting that a device has of its own to `body`: the device, the name and the value.
    public func forEachDeviceSetting(
        _ body: (_ device: String, _ name: String, _ value: String) throws(StorageError) -> Void
    ) throws(StorageError) {
        try forEachRow(
            "SELECT device, name, value FROM setting WHERE learner_id = ? AND device <> '' ORDER BY device, name",
            [owner]
        ) { row throws(StorageError) in try body(try row.text(0), try row.text(1), try row.text(2)) }
    }

    /// Returns the number of the learner's last change. Anything derived from the database under the same number is
    /// still valid.
    public func lastChange() throws(StorageError) -> Int {
        try first("SELECT change_sequence FROM learner WHERE id = ?", [owner])?.integer("change_sequence") ?? 0
    }
}

extension Transaction {
    /// Saves some of the preferences, field by field; the others stay as they are stored at that moment.
    ///
    /// - Parameter device: The device on which they were changed, which keeps the fields that depend on it. The first
    ///   value that any device gives to such a field is also the one with which other devices start. Nil changes the
    ///   fields with which they start.
    public func save(_ changes: [SettingChange], on device: ID<Device>?) throws(StorageError) {
        guard !changes.isEmpty else { return }
        try set(changes, on: device, startsOthers: try formerPreferences() == nil)
    }

    /// Changes preferences as they are stored at that moment, and saves the fields that differ.
    public func changePreferences(
        on device: ID<Device>?, _ change: (inout Preferences) -> Void
    ) throws(StorageError) {
        let stored = try preferences(on: device)
        var changed = stored
        change(&changed)
        try save(changed.changes(from: stored), on: device)
    }
}

/// The preferences as of the learner's last change, by device.
public final class PreferenceCache: Sendable {
    private struct State {
        var sequence = -1
        var preferences: [ID<Device>?: Preferences] = [:]
    }

    private let state = Locked(State())

    /// The maximum number of devices that are remembered.
    private static var most: Int { 100 }

    public init() {}

    /// Returns the preferences in the reader's snapshot of the database, and the number of the learner's last change.
    public func current(
        _ reader: Reader, on device: ID<Device>? = nil
    ) throws(StorageError) -> (preferences: Preferences, sequence: Int) {
        let sequence = try reader.lastChange()
        if let known = state.withLock({ $0.sequence == sequence ? $0.preferences[device] : nil }) {
            return (known, sequence)
        }
        let preferences = try reader.preferences(on: device)
        state.withLock { state in
            if state.sequence != sequence || state.preferences.count >= Self.most {
                state = State(sequence: sequence)
            }
            state.preferences[device] = preferences
        }
        return (preferences, sequence)
    }
}
