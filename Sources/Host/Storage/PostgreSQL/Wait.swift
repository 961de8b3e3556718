internal import CPostgreSQL
import Foundation

/// How long a session waits for its server, in seconds.
struct PostgreSQLPatience: Sendable {
    /// Silence after which the server is asked whether it is there at all.
    var silence = 3.0
    /// For one statement. The server gives up by itself then, and the session a little later.
    var statement = 120.0
    /// For making a connection; libpq takes 2 at least.
    var connecting = 3
    /// For a connection of the pool to be free. A server that does not answer is noticed by ``silence``, and refuses those
    /// who wait; this is for one that answers and has very much to do.
    var queueing = 30.0
    /// After the server was found not to answer, requests are refused at once for so long.
    var pause = 1.0
}

extension PostgreSQLSession {
    /// Milliseconds between two looks at whether somebody still waits for the answer.
    private static let slice: CInt = 200
    /// Seconds that a session waits longer for the end of a statement than the server.
    private static let grace = 5.0

    /// Sends something and waits for all of its answer, the last part of which counts, as with `PQexec`.
    ///
    /// - Parameter send: One of libpq's functions that send: 1 where it could.
    /// - Throws: `unavailable` where the server does not answer, or the request is cancelled; the connection is of no use
    ///   then.
    func ask(_ send: (OpaquePointer) -> CInt) throws(StorageError) -> PostgreSQLResult {
        let connection = try live
        guard send(connection) == 1 else { throw .unavailable(reason: connectionMessage(of: connection)) }
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

    /// Waits for the next part of the answer; nil at its end.
    func nextResult() throws(StorageError) -> OpaquePointer? {
        let connection = try live
        let start = ContinuousClock.now
        var heard = start
        var silence = Duration.seconds(patience.silence)
        while true {
            let unsent = PQflush(connection)
            if PQisBusy(connection) == 0 || PQstatus(connection) != CONNECTION_OK { break }
            if try isReady(connection, toSend: unsent == 1) {
                // What went wrong is in the result.
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
                    throw .unavailable(reason: "the server does not answer")
                }
                // It works on the statement; no need to ask so often.
                (heard, silence) = (.now, silence * 2)
            }
            if ContinuousClock.now - start > .seconds(patience.statement + Self.grace) {
                isAbandoned = true
                throw .unavailable(reason: "the server does not end a statement")
            }
        }
        return PQgetResult(connection)
    }

    /// Waits for a moment until there is something to read, or room to send the rest.
    private func isReady(_ connection: OpaquePointer, toSend: Bool) throws(StorageError) -> Bool {
        let events = POLLIN | (toSend ? POLLOUT : 0)
        var wanted = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
        return poll(&wanted, 1, Self.slice) > 0
    }

    /// Whether the server answers a new connection. One that is stopped or cut off keeps its old ones open and silent.
    private var isServerThere: Bool {
        withSettings { keywords, values in PQpingParams(keywords, values, 1) } != PQPING_NO_RESPONSE
    }
}
