internal import CPostgreSQL
import Dispatch
import Foundation
import Storage
import Synchronization

/// Hears what the servers of a database announce, on a connection of its own.
///
/// Source: PostgreSQL manual, sections 34.9 (asynchronous notification) and NOTIFY.
enum PostgreSQLListener {
    /// All databases of a cluster have channels of their own, but the schemas of a database share them, so each
    /// announcement begins with its schema.
    static let channel = "glossa"

    /// Milliseconds between two looks at whether anybody still listens.
    private static let slice: CInt = 500

    /// Returns the announcements from now on; nil where some may have been missed, which is so at the beginning and after
    /// the connection was lost.
    ///
    /// - Parameter reach: Is told, too, when the server is found with other tables, so that a program learns of it that asks for
    ///   nothing.
    static func announcements(
        url: String, patience: PostgreSQLPatience, presence: PostgreSQLPresence, reach: ReachWatch?
    ) -> AsyncStream<String?> {
        AsyncStream { continuation in
            let isOver = Flag()
            continuation.onTermination = { _ in isOver.set() }
            DispatchQueue(label: "storage.postgresql.listening").async {
                let session = PostgreSQLSession(url: url, patience: patience, presence: presence)
                var isReplaced = false
                while !isOver.isSet {
                    do {
                        let schema = try session.listen(to: channel) + " "
                        continuation.yield(nil)
                        while !isOver.isSet {
                            for text in try session.heard(within: slice) where text.hasPrefix(schema) {
                                continuation.yield(String(text.dropFirst(schema.count)))
                            }
                        }
                    } catch {
                        // The server is away, or accepts no more connections.
                        if error as? StorageError == .replaced, !isReplaced {
                            isReplaced = true
                            reach?.tell(.replaced)
                        }
                        Thread.sleep(forTimeInterval: patience.pause)
                    }
                }
                continuation.finish()
            }
        }
    }

    private final class Flag: Sendable {
        private let state = Mutex(false)

        var isSet: Bool { state.withLock { $0 } }

        func set() { state.withLock { $0 = true } }
    }
}

extension PostgreSQLSession {
    /// Begins to listen, after connecting if the connection was lost.
    ///
    /// - Returns: The schema of the session.
    fileprivate func listen(to channel: String) throws -> String {
        try transact("BEGIN", of: nil) {
            try command("LISTEN \(channel)")
            return try rows("SELECT CAST(current_schema() AS TEXT) AS name", []).first?.text("name") ?? ""
        }
    }

    /// Waits for announcements, for a moment.
    ///
    /// - Throws: `unavailable` if the connection was lost.
    fileprivate func heard(within milliseconds: CInt) throws(StorageError) -> [String] {
        let connection = try live
        var wanted = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, milliseconds) > 0 else { return [] }
        guard PQconsumeInput(connection) == 1, !isLost else {
            throw .unavailable(reason: connectionReason(of: connection))
        }
        var texts: [String] = []
        while let notification = PQnotifies(connection) {
            texts.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return texts
    }
}
