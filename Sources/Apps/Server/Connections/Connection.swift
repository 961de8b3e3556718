import Addresses
import Synchronization

/// A client's connection, as seen by the work for that client.
final class Connection: Sendable {
    private struct State {
        var isGone = false
        var numbers = 0
        var works: [Int: @Sendable () -> Void] = [:]
    }

    /// The connection of the current request; nil if there is none, as in tests without a socket.
    @TaskLocal static var current: Connection?

    /// The address at the other end: the client's, or that of a proxy; nil if unknown.
    let peer: IPAddress?
    /// The address at this end; nil if unknown.
    let local: IPAddress?
    /// Whether it is secured by TLS.
    let isSecure: Bool
    private let state = Mutex(State())

    init(peer: IPAddress? = nil, local: IPAddress? = nil, isSecure: Bool = false) {
        self.peer = peer
        self.local = local
        self.isSecure = isSecure
    }

    /// Runs work while the client is connected: it is cancelled when the client closes the connection, or its half of
    /// it.
    ///
    /// - Throws: `CancellationError` if the client had disconnected, and what `work` throws.
    static func whileOpen<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let connection = current else { return try await work() }
        let task = Task { try await work() }
        let number = connection.add { task.cancel() }
        defer { connection.remove(number) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    var isGone: Bool { state.withLock { $0.isGone } }

    /// Called when the client has disconnected.
    func end() {
        let works = state.withLock { state in
            state.isGone = true
            defer { state.works = [:] }
            return state.works.values
        }
        for cancel in works { cancel() }
    }

    private func add(_ cancel: @escaping @Sendable () -> Void) -> Int {
        let (number, isGone) = state.withLock { state in
            state.numbers += 1
            if !state.isGone { state.works[state.numbers] = cancel }
            return (state.numbers, state.isGone)
        }
        if isGone { cancel() }
        return number
    }

    private func remove(_ number: Int) {
        state.withLock { _ = $0.works.removeValue(forKey: number) }
    }
}
