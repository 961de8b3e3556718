/// The most recently used of the values that are made from keys, within a limit of memory. Threads share it under a lock.
public final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Two generations: a used value moves to the newer one, and the older one is discarded when the newer is full.
    private struct State {
        var newer: [Key: (value: Value, bytes: Int)] = [:]
        var older: [Key: (value: Value, bytes: Int)] = [:]
        var bytes = 0
    }

    /// The most bytes in one generation.
    private let limit: Int
    private let state = Locked(State())

    /// - Parameter megabytes: The most memory that all values may take together.
    public init(megabytes: Int) { limit = megabytes << 19 }

    /// Returns the value of a key, making it if it is not there. Two threads that need the same one at once may both
    /// make it.
    ///
    /// - Parameter bytes: Returns about how much memory a value takes.
    public func value(of key: Key, bytes: (Value) -> Int, make: () -> Value) -> Value {
        let known = state.withLock { state -> Value? in
            if let found = state.newer[key] { return found.value }
            guard let found = state.older[key] else { return nil }
            keep(found.value, found.bytes, key, in: &state)
            return found.value
        }
        if let known { return known }
        let value = make()
        let size = bytes(value)
        state.withLock { keep(value, size, key, in: &$0) }
        return value
    }

    private func keep(_ value: Value, _ bytes: Int, _ key: Key, in state: inout State) {
        guard state.newer.updateValue((value, bytes), forKey: key) == nil else { return }
        state.bytes += bytes
        guard state.bytes > limit else { return }
        state.older = state.newer
        state.newer = [:]
        state.bytes = 0
    }
}
