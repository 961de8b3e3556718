internal import CPostgreSQL
import Dispatch
import Storage
import Synchronization

/// Tells the thread that serves a request, and the server that runs a statement for it, that the request is cancelled.
final class Cancellation: Sendable {
    private struct State {
        var isRequested = false
        /// The cancel handle for the server, while statements of the request may be running.
        var handle: Handle?
    }

    /// libpq's `PGcancel`, which any thread may use; the lock prevents use after it is freed.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let state = Mutex(State())

    /// Cancels the request: interrupts the running statement and prevents further ones.
    func request() {
        let isUnderWay = state.withLock { state in
            state.isRequested = true
            return state.handle != nil
        }
        // It opens its own connection and therefore blocks on the network.
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

    /// Called after the request's last statement. Waits for an interruption in flight, so that none reaches the next
    /// request on the connection.
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
        // The server ignores a cancellation that arrives between two statements.
        guard isUnderWay else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { self.interrupt() }
    }
}
