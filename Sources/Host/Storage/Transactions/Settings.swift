import Model

/// The settings of a learner, one row for each; see `SettingValues` for what they mean.
extension Reader {
    /// Returns the stored settings by name: the learner's, and over them those of a device.
    ///
    /// - Parameter device: Nil for the learner's own, with which a new device starts.
    public final func settings(on device: ID<Device>?) throws(StorageError) -> [String: String] {
        // The empty name sorts first, so that a device's own value comes last.
        let rows = try rows(
            "SELECT name, value FROM setting WHERE learner_id = ? AND device IN ('', ?) ORDER BY device",
            [owner, SQLValue(device?.description ?? "")])
        var settings: [String: String] = [:]
        for row in rows { settings[try row.text("name")] = try row.text("value") }
        return settings
    }
}

extension Transaction {
    /// Saves settings, each with its own entry in the change log. A value that is already stored changes nothing.
    ///
    /// - Parameters:
    ///   - device: Where the settings that belong to a device were changed; nil to change the learner's own, with which
    ///     new devices start.
    ///   - startsOthers: Whether the first value that any device gives to a setting becomes the learner's own, too.
    public func set(
        _ changes: [SettingChange], on device: ID<Device>?, startsOthers: Bool = true
    ) throws(StorageError) {
        for change in changes {
            guard let device, change.owner == .device else {
                try set(change, device: "", key: change.name)
                continue
            }
            try set(change, device: device.description, key: "\(device)/\(change.name)")
            guard startsOthers else { continue }
            try run(
                """
                INSERT INTO setting (learner_id, device, name, value, updated_at) VALUES (?, '', ?, ?, ?)
                ON CONFLICT (learner_id, device, name) DO NOTHING
                """, [owner, SQLValue(change.name), SQLValue(change.value), SQLValue(time)],
                changes: .upsert(.setting, change.name))
        }
    }

    private func set(_ change: SettingChange, device: String, key: String) throws(StorageError) {
        try run(
            """
            INSERT INTO setting (learner_id, device, name, value, updated_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, device, name)
                DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
                WHERE setting.value <> excluded.value
            """, [owner, SQLValue(device), SQLValue(change.name), SQLValue(change.value), SQLValue(time)],
            changes: Change(.upsert, .setting, key: key))
    }
}
