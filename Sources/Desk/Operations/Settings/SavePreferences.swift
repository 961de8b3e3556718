import Library
import Model

extension LearnerContext {
    /// Saves what a browser's form changes of the preferences.
    ///
    /// - Parameter device: The browser; nil if it has no settings of its own yet.
    /// - Returns: The browser, with a new id if this is its first setting of its own; nil if it still has none.
    public func savePreferences(
        _ changes: [SettingChange], inBrowser device: ID<Device>?
    ) async throws -> ID<Device>? {
        let own = device ?? (changes.contains { $0.owner == .device } ? newID() : nil)
        try await library.save(changes, on: own, at: now)
        return own
    }
}
