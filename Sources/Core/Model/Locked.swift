#if !hasFeature(Embedded)
import Synchronization
#endif

/// A value behind a lock, which also compiles where there are no threads and no locks.
public final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    #if !hasFeature(Embedded)
    private let lock = Mutex(())
    #endif

    public init(_ value: Value) { self.value = value }

    /// Lends the value to one thread at a time.
    public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        #if hasFeature(Embedded)
        return body(&value)
        #else
        var result: Result?
        lock.withLock { _ in result = body(&value) }
        return result!
        #endif
    }
}
