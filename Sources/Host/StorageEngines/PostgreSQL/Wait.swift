internal import CPostgreSQL
import Dispatch
import Foundation
import Storage

/// How long a session waits for its server, in seconds.
struct PostgreSQLPatience: Sendable {
    /// Silence before checking whether the server still accepts connections.
    var silence = 3.0
    /// The limit for one statement. The server enforces it, and the session does so a little later.
    var statement = 120.0
    /// The limit for connecting; libpq's minimum is 2.
    var connecting = 3
    /// The limit for a free connection of the pool. ``silence`` already detects a server that does not respond and
    /// refuses waiting requests; this covers a server that responds but is overloaded.
    var queueing = 30.0
    /// How long requests fail at once after the server did not respond.
    var pause = 1.0
}

extension PostgreSQLSession {
    /// Milliseconds between checks for cancellation.
    private static let slice: CInt = 200
    /// Extra seconds that the session waits beyond the server's own limit.
    private static let grace = 5.0

    /// Sends a command and waits for its complete answer. Returns the last result, as `PQexec` does.
    ///
    /// - Parameter send: One of libpq's send functions, which return 1 on success.
    /// - Throws: `unavailable` if the server does not respond or the request is cancelled; the connection is then
    ///   unusable.
    func ask(_ send: (OpaquePointer) -> CInt) throws(StorageError) -> PostgreSQLResult {
        let connection = try live
        guard send(connection) == 1 else { throw .unavailable(reason: connectionReason(of: connection)) }
        var last: OpaquePointer?
        do throws(StorageError) {
            while let next = try nextResult() {
                PQclear(last)
                last = next
            }
        } catch {
            PQclear(last)
            throw error
        }
        return PostgreSQLResult(last, on: connection)
    }

    /// Waits for the next result; returns nil after the last.
    func nextResult() throws(StorageError) -> OpaquePointer? {
        let connection = try live
        let start = ContinuousClock.now
        var heard = start
        var silence = Duration.seconds(patience.silence)
        while true {
            let unsent = PQflush(connection)
            if PQisBusy(connection) == 0 || PQstatus(connection) != CONNECTION_OK { break }
            if try isReady(connection, toSend: unsent == 1) {
                // The result carries the error.
                if PQconsumeInput(connection) == 0 { break }
                heard = .now
                continue
            }
            do throws(StorageError) { try cancellation.check() } catch {
                isAbandoned = true
                throw error
            }
            if ContinuousClock.now - heard > silence {
                guard isServerThere else {
                    isAbandoned = true
                    isAway = true
                    throw .unavailable(reason: "the server does not respond")
                }
                // The server is working on the statement; check less often.
                (heard, silence) = (.now, silence * 2)
            }
            if ContinuousClock.now - start > .seconds(patience.statement + Self.grace) {
                isAbandoned = true
                throw .unavailable(reason: "the server did not finish a statement in time")
            }
        }
        return PQgetResult(connection)
    }

    /// Waits briefly until there is something to read or room to send the rest.
    private func isReady(_ connection: OpaquePointer, toSend: Bool) throws(StorageError) -> Bool {
        let events = POLLIN | (toSend ? POLLOUT : 0)
        var wanted = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
        return poll(&wanted, 1, Self.slice) > 0
    }

    /// Whether the server accepts a new connection. A stopped or disconnected server leaves its existing connections
    /// open and silent.
    private var isServerThere: Bool {
        withSettings { keywords, values in PQpingParams(keywords, values, 1) } != PQPING_NO_RESPONSE
    }

    /// Whether a server takes new connections, although perhaps none of this client: it is there, and neither starts nor stops.
    /// An address that cannot be read counts as one that does.
    static func isTaking(_ url: String, _ patience: PostgreSQLPatience) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let answer = PostgreSQLSession(url: url, patience: patience).withSettings { keywords, values in
                    PQpingParams(keywords, values, 1)
                }
                continuation.resume(returning: answer != PQPING_NO_RESPONSE && answer != PQPING_REJECT)
            }
        }
    }
}

extension PostgreSQLPool {
    /// Runs `work` as soon as the server takes connections.
    ///
    /// - Parameters:
    ///   - wait: Nil to fail at once.
    ///   - url: The address of the server, which the pool has, too.
    ///   - reach: What the pool tells, too.
    func perform(
        waiting wait: ServerWait?, for url: String, _ patience: PostgreSQLPatience, telling reach: ReachWatch?,
        _ work: @Sendable @escaping (PostgreSQLSession) throws -> Void
    ) async throws {
        var wait = wait
        var (wasThere, wasCrowded) = (false, false)
        while true {
            do {
                try await perform(work)
                if wasCrowded { reach?.tell(nil) }
                return
            } catch let error as StorageError where error.isTemporary && wait != nil {
                if case .unavailable = error, await PostgreSQLSession.isTaking(url, patience) {
                    // It refuses this client. The first time it may have begun to take connections just now.
                    guard !wasThere else { throw error }
                    wasThere = true
                } else {
                    wasThere = false
                }
                if case .busy = error, !wasCrowded {
                    // It has no connection left, which the pool does not take for a loss.
                    wasCrowded = true
                    reach?.tell(error)
                }
                try await wait?.pause()
            }
        }
    }
}

extension DatabaseLocation {
    /// Waits until the server of the database takes connections, as ``openDatabase(_:watch:reach:wait:)`` does. Returns at once for
    /// a file.
    ///
    /// - Parameter reach: Is told when the server is lost and found again.
    /// - Throws: `StorageError` if the server refuses this client; `CancellationError`.
    public func waitForServer(_ wait: ServerWait, reach: ReachWatch? = nil) async throws {
        try await waitForServer(wait, patience: PostgreSQLPatience(), reach: reach)
    }

    func waitForServer(_ wait: ServerWait, patience: PostgreSQLPatience, reach: ReachWatch?) async throws {
        guard case .server(let url) = self else { return }
        let pool = PostgreSQLPool(url: url, size: 1, patience: patience, reach: reach)
        defer { pool.close() }
        try await pool.perform(waiting: wait, for: url, patience, telling: reach) { session in
            try session.transact("BEGIN READ ONLY", of: nil) { _ = try session.rows("SELECT current_schema()", []) }
        }
    }
}
