internal import CPostgreSQL
import Dispatch
import Synchronization

/// Tells the thread that works on a request, and the server that runs a statement for it, that nobody waits any more.
final class Cancellation: Sendable {
    private struct State {
        var isRequested = false
        /// What the server is asked with, while statements of the request may be under way.
        var handle: Handle?
    }

    /// libpq's `PGcancel`, which any thread may use; the lock sees to it that none does after it was freed.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let state = Mutex(State())

    /// Ends the request: the statement under way is interrupted, and no other begins.
    func request() {
        let isUnderWay = state.withLock { state in
            state.isRequested = true
            return state.handle != nil
        }
        // It opens a connection of its own, and so waits for the network.
        if isUnderWay { DispatchQueue.global().async { self.interrupt() } }
    }

    /// Called before each statement.
    func check() throws(StorageError) {
        if state.withLock({ $0.isRequested }) { throw .unavailable(reason: "the request was cancelled") }
    }

    /// Called when the request's transaction has begun on a connection.
    func begin(on connection: OpaquePointer) {
        let handle = PQgetCancel(connection).map { Handle(pointer: $0) }
        state.withLock { $0.handle = handle }
    }

    /// Called when the request has run its last statement. It waits for an interruption that is being sent, so that none
    /// reaches the next request on the connection.
    func end() {
        state.withLock { state in
            PQfreeCancel(state.handle?.pointer)
            state.handle = nil
        }
    }

    private func interrupt() {
        let isUnderWay = state.withLock { state in
            guard let handle = state.handle else { return false }
            var message = [CChar](repeating: 0, count: 256)
            PQcancel(handle.pointer, &message, CInt(message.count))
            return true
        }
        // The server forgets a request that comes between two statements.
        guard isUnderWay else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { self.interrupt() }
    }
}
