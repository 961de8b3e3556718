internal import CPostgreSQL
import Glibc
import Model
import Storage

/// One connection to a PostgreSQL server, with its prepared statements. It connects on first use.
final class PostgreSQLSession: Connection {
    private let url: String
    private var connection: OpaquePointer?
    var prepared: [PreparedStatement.Key: PreparedStatement] = [:]
    /// The cancellation of the current request.
    var cancellation = Cancellation()
    /// Numbers cursors, so that one can be open inside another.
    var cursors = 0
    /// How long to wait for the server.
    var patience: PostgreSQLPatience
    /// Whether the session stopped waiting for an answer, which makes this connection unusable.
    var isAbandoned = false
    /// Whether the server could not be reached or did not respond at the last attempt.
    var isAway = false
    /// Whether the server accepted no more connections at the last attempt. It may still respond on existing ones.
    private(set) var isCrowded = false
    /// Whether the server has sent a warning since this was last set to false.
    private var wasWarned = false
    /// What makes the session known to a restore; nil for one that does not work with the tables.
    private let presence: PostgreSQLPresence?

    init(url: String, patience: PostgreSQLPatience = PostgreSQLPatience(), presence: PostgreSQLPresence? = nil) {
        self.url = url
        self.patience = patience
        self.presence = presence
    }

    deinit {
        PQfinish(connection)
    }

    /// The connection, which exists from the beginning of a transaction to its end.
    var live: OpaquePointer {
        get throws(StorageError) {
            guard let connection else { throw .unavailable(reason: "not connected") }
            return connection
        }
    }

    /// The value of `glossa.learner` that lets a transaction see the rows of all learners.
    static let everybody = "*"

    /// Runs `body` between BEGIN and COMMIT, or ROLLBACK if it throws.
    ///
    /// A connection lost since its last use is reopened once. One that breaks in the middle is not: what `body` has
    /// already read no longer holds.
    ///
    /// - Parameters:
    ///   - begin: `BEGIN` with its options.
    ///   - learner: The learner whose rows the transaction sees under the tables' policies; nil for the rows of all.
    func transact<Value>(_ begin: String, of learner: ID<Learner>?, _ body: () throws -> Value) throws -> Value {
        // An id is hexadecimal digits and hyphens, so it needs no escaping. One message begins the transaction and
        // names its learner.
        let begin = "\(begin); \(Self.naming(learner))"
        if connection == nil { try connect() }
        do {
            try command(begin)
        } catch {
            guard isLost else { throw error }
            try connect()
            try command(begin)
        }
        try trimPrepared()
        let value: Value
        do {
            cancellation.begin(on: try live)
            // Before the commit, so that a cancellation during it does not hide what was saved.
            defer { cancellation.end() }
            value = try body()
        } catch {
            guard !isLost else {
                disconnect()
                throw error
            }
            if PQtransactionStatus(connection) != PQTRANS_IDLE { try? command("ROLLBACK") }
            // Drop a connection in any other state, so that the next request does not inherit it.
            if PQtransactionStatus(connection) != PQTRANS_IDLE { disconnect() }
            // In a writing transaction, this error means that the server itself is read-only.
            if error as? StorageError == .writeFromReader, !begin.contains("READ ONLY") {
                throw StorageError.readOnly(path: "the PostgreSQL server")
            }
            throw error
        }
        do {
            wasWarned = false
            try command("COMMIT")
        } catch {
            guard isLost else { throw error }
            disconnect()
            throw StorageError.outcomeUnknown(reason: "the server closed the connection or did not respond")
        }
        // A server that waits for its standby, and is told to stop (pg_cancel_backend), commits all the same and only warns that
        // the standby may not have the change (src/backend/replication/syncrep.c). Whoever sends the same again waits again.
        guard !wasWarned else {
            throw StorageError.outcomeUnknown(reason: "the server's standby has not confirmed that it has the change")
        }
        return value
    }

    /// Has the transaction in progress see the rows of one learner alone from now on.
    func narrow(to learner: ID<Learner>) throws(StorageError) { try command(Self.naming(learner)) }

    private static func naming(_ learner: ID<Learner>?) -> String {
        "SET LOCAL glossa.learner = '\(learner?.description ?? everybody)'"
    }

    func define(_ sql: String) throws(StorageError) {
        // Text compares by code point, as in SQLite.
        let isTable = sql.hasPrefix("CREATE TABLE")
        // PostgreSQL has no WITHOUT ROWID tables.
        let table = sql.hasSuffix(" WITHOUT ROWID") ? String(sql.dropLast(" WITHOUT ROWID".count)) : sql
        try command(isTable ? table.replacing(" TEXT", with: " TEXT COLLATE \"C\"") : sql)
    }

    func restrict(_ policy: String) throws(StorageError) { try command(policy) }

    /// Does nothing: PostgreSQL gathers statistics itself.
    func advise(_ statistic: String) throws(StorageError) {}

    /// Runs a statement without arguments and without rows.
    func command(_ sql: String) throws(StorageError) {
        try ask { PQsendQuery($0, sql) }.check()
    }

    /// Whether the session must reconnect before the next statement.
    var isLost: Bool { isAbandoned || PQstatus(connection) != CONNECTION_OK }

    private func disconnect() {
        PQfinish(connection)
        connection = nil
        prepared = [:]
        isAbandoned = false
    }

    private func connect() throws(StorageError) {
        disconnect()
        try checkAddress()
        let connection = withSettings { keywords, values in PQconnectdbParams(keywords, values, 1) }
        isAway = PQstatus(connection) != CONNECTION_OK
        isCrowded = false
        guard !isAway else {
            defer { PQfinish(connection) }
            let message = connectionMessage(of: connection)
            // For a refused connection (53300), libpq reports only the message, not the code
            // (src/backend/utils/init/postinit.c).
            let isCrowded = ["too many connections", "too many clients", "connection slots are reserved"]
                .contains { message.contains($0) }
            guard isCrowded else { throw .unavailable(reason: PostgreSQLMessage.connection(message)) }
            self.isCrowded = true
            isAway = false
            throw .busy
        }
        self.connection = connection
        // Notices ("table exists, skipping") would go to the standard error stream.
        PQsetNoticeReceiver(
            connection,
            { session, notice in
                guard let session, let severity = PQresultErrorField(notice, CInt(UInt8(ascii: "V"))),
                    String(cString: severity) == "WARNING"
                else { return }
                Unmanaged<PostgreSQLSession>.fromOpaque(session).takeUnretainedValue().wasWarned = true
            }, Unmanaged.passUnretained(self).toOpaque())
        // Sending does not block; `nextResult` sends the rest while it waits for the answer.
        guard PQsetnonblocking(connection, 1) == 0 else {
            throw .unavailable(reason: connectionReason(of: connection))
        }
        do throws(StorageError) {
            try command("SET lock_timeout = 5000")
            try command("SET statement_timeout = \(Int(min(patience.statement, 86_400) * 1000))")
            try presence?.enter(on: self)
        } catch {
            // One that is not set up must not be used by the next request, and has not brought the server back.
            isAway = true
            disconnect()
            throw error
        }
        // Makes the server abort a statement whose client is gone. Servers on some systems do not support it and report
        // an error.
        try? command("SET client_connection_check_interval = 2000")
    }

    /// Checks the address first, because libpq's message for an unparsable one quotes the password.
    private func checkAddress() throws(StorageError) {
        let settings = PQconninfoParse(url, nil)
        defer { PQconninfoFree(settings) }
        guard settings == nil else { return }
        isAway = true
        throw .unavailable(
            reason: """
                its address is not of the form postgresql://user:password@host:port/name, or has an option that PostgreSQL \
                does not know; characters such as @, /, : and % are written as % and two hexadecimal digits in a password
                """)
    }

    /// How the server's lists name the program, unless the address does: by its process and its machine, as far as 63 bytes
    /// have room for it (the server keeps no more).
    private static let name: String = {
        var host = [CChar](repeating: 0, count: 256)
        gethostname(&host, host.count - 1)
        let machine = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String("glossa \(getpid()) on \(String(decoding: machine, as: UTF8.self))".prefix(63))
    }()

    /// Passes the settings of a connection to `body`: names and values, each list ending with a null pointer.
    func withSettings<Value>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Value
    ) -> Value {
        // The address comes after the defaults and overrides them. The TCP settings detect a machine that disappeared
        // silently.
        let settings = [
            ("connect_timeout", "\(patience.connecting)"), ("application_name", Self.name), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "15000"), ("dbname", url),
            ("client_encoding", "UTF8"),
        ]
        return withCStrings(settings.map(\.0)) { keywords in
            withCStrings(settings.map(\.1)) { values in body(keywords, values) }
        }
    }
}

/// Passes a list of C strings that ends with a null pointer to `body`.
private func withCStrings<Value>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
) -> Value {
    func lend(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) -> Value {
        guard index < strings.count else { return (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) } }
        return strings[index].withCString { lend(index + 1, pointers + [$0]) }
    }
    return lend(0, [])
}
