import LanguageModel
import Model
import Synchronization

/// A key store in memory.
public final class TestKeys: KeyStore {
    private let keys = Mutex<[ID<ModelProfile>: ModelKey]>([:])

    public init() {}

    public func find(_ profile: ID<ModelProfile>) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)? {
        keys.withLock { $0[profile] }.map { ($0, .file) }
    }

    @discardableResult
    public func keep(_ key: ModelKey, for profile: ID<ModelProfile>) async throws(ModelError) -> KeyPlace {
        keys.withLock { $0[profile] = key }
        return .file
    }

    public func forget(_ profile: ID<ModelProfile>) async throws(ModelError) {
        keys.withLock { $0[profile] = nil }
    }
}
