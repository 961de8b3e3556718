import Foundation
import Model

/// A store for keys. It is never the database, so that exports, backups and replicas contain no keys.
public protocol KeyStore: Sendable {
    /// Returns a profile's key and where it is stored; nil if it has none.
    ///
    /// - Throws: ``ModelError/keys(_:)``.
    func find(_ name: KeyName) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)?

    /// Stores a key, replacing the profile's former one.
    ///
    /// - Returns: Where it is stored.
    /// - Throws: ``ModelError/keys(_:)``; the former key is kept.
    @discardableResult
    func keep(_ key: ModelKey, for name: KeyName) async throws(ModelError) -> KeyPlace

    /// Deletes a profile's key wherever it is stored.
    ///
    /// - Throws: ``ModelError/keys(_:)``.
    func forget(_ name: KeyName) async throws(ModelError)
}

/// The system's keyring if it is available, otherwise a file.
///
/// Keys stored in the file while the keyring was unavailable are still found there.
public struct SystemKeyStore: KeyStore {
    private let keyring: Keyring?
    private let file: KeyFile

    /// - Parameters:
    ///   - folder: The folder of the file, such as `~/.config/glossa`.
    ///   - environment: The environment of this process, which shows whether there is a session with a keyring.
    public init(folder: URL, environment: [String: String]) {
        keyring = Keyring(environment: environment)
        file = KeyFile(folder: folder)
    }

    public func find(_ name: KeyName) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)? {
        if let keyring, let key = try? await keyring.find(name) { return (key, .keyring) }
        return try file.find(name).map { ($0, .file) }
    }

    @discardableResult
    public func keep(_ key: ModelKey, for name: KeyName) async throws(ModelError) -> KeyPlace {
        if let keyring {
            do throws(ModelError) {
                try await keyring.keep(key, for: name)
                // A former key must not reappear when the keyring is unavailable.
                try file.forget(name)
                return .keyring
            } catch {
                guard error == .keys(.keyring) else { throw error }
            }
        }
        try file.keep(key, for: name)
        return .file
    }

    public func forget(_ name: KeyName) async throws(ModelError) {
        try file.forget(name)
        try await keyring?.forget(name)
    }
}
