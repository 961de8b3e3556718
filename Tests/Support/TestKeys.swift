import LanguageModel
import Model
import Synchronization

/// A key store in memory.
public final class TestKeys: KeyStore {
    private let keys = Mutex<[KeyName: ModelKey]>([:])

    public init() {}

    public func find(_ name: KeyName) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)? {
        keys.withLock { $0[name] }.map { ($0, .file) }
    }

    @discardableResult
    public func keep(_ key: ModelKey, for name: KeyName) async throws(ModelError) -> KeyPlace {
        keys.withLock { $0[name] = key }
        return .file
    }

    public func forget(_ name: KeyName) async throws(ModelError) {
        keys.withLock { $0[name] = nil }
    }
}
