import Model

extension Reader {
    /// Returns the preferences, each at its default if it was never saved.
    ///
    /// - Parameter device: The device whose own settings apply; nil for those with which a new device starts.
    public final func preferences(on device: ID<Device>? = nil) throws(StorageError) -> Preferences {
        var preferences = Preferences()
        if let former = try formerPreferences() { preferences.take(former: former) }
        preferences.take(try settings(on: device))
        return preferences
    }

    /// Returns the preferences that an earlier version saved as a whole; nil if there are none that can be read. They
    /// supply the fields that have no row of their own.
    package final func formerPreferences() throws(StorageError) -> JSON? {
        guard let row = try first("SELECT value FROM preference WHERE learner_id = ?", [owner]) else { return nil }
        return try? row.json("value", as: JSON.self)
    }
}
