import Foundation
import Model

/// Where keys are kept: never in the database, so that no export, no backup of it and no replica has them.
public protocol KeyStore: Sendable {
    /// The key of a profile, and where it is; nil where it has none.
    ///
    /// - Throws: ``ModelError/keys(_:)``.
    func find(_ profile: ID<ModelProfile>) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)?

    /// Keeps a key in place of the one that the profile had.
    ///
    /// - Returns: Where it is now.
    /// - Throws: ``ModelError/keys(_:)``; the former key is kept.
    @discardableResult
    func keep(_ key: ModelKey, for profile: ID<ModelProfile>) async throws(ModelError) -> KeyPlace

    /// Forgets the key of a profile, wherever it is.
    ///
    /// - Throws: ``ModelError/keys(_:)``.
    func forget(_ profile: ID<ModelProfile>) async throws(ModelError)
}

/// The keyring of the system where it answers, else a file.
///
/// What was kept in a file while no keyring was there is still found there.
public struct SystemKeyStore: KeyStore {
    private let keyring: Keyring?
    private let file: KeyFile

    /// - Parameters:
    ///   - folder: Where the file is kept, such as `~/.config/glossa`.
    ///   - environment: Of this process: it says whether there is a session with a keyring.
    public init(folder: URL, environment: [String: String]) {
        keyring = Keyring(environment: environment)
        file = KeyFile(folder: folder)
    }

    public func find(_ profile: ID<ModelProfile>) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)? {
        if let keyring, let key = try? await keyring.find(profile) { return (key, .keyring) }
        return try file.find(profile).map { ($0, .file) }
    }

    @discardableResult
    public func keep(_ key: ModelKey, for profile: ID<ModelProfile>) async throws(ModelError) -> KeyPlace {
        if let keyring {
            do throws(ModelError) {
                try await keyring.keep(key, for: profile)
                // A former key must not come back when the keyring is away.
                try file.forget(profile)
                return .keyring
            } catch {
                guard error == .keys(.keyring) else { throw error }
            }
        }
        try file.keep(key, for: profile)
        return .file
    }

    public func forget(_ profile: ID<ModelProfile>) async throws(ModelError) {
        try file.forget(profile)
        try await keyring?.forget(profile)
    }
}
