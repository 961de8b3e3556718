internal import CPostgreSQL
import Model

/// One connection to a PostgreSQL server, with the statements prepared on it. It is made when first needed.
final class PostgreSQLSession: Connection {
    private let url: String
    private var connection: OpaquePointer?
    var prepared: [PreparedStatement.Key: PreparedStatement] = [:]
    /// That of the request under way.
    var cancellation = Cancellation()
    /// Counts cursors, so that one can stand inside another.
    var cursors = 0
    /// How long the server is waited for.
    var patience: PostgreSQLPatience
    /// Whether an answer was given up, so that nothing more can be asked on this connection.
    var isAbandoned = false
    /// Whether the server could not be reached, or did not answer, when it was last tried.
    var isAway = false
    /// Whether it took no more connections then. It may well answer on those that there are.
    private(set) var isCrowded = false

    init(url: String, patience: PostgreSQLPatience = PostgreSQLPatience()) {
        self.url = url
        self.patience = patience
    }

    deinit {
        PQfinish(connection)
    }

    /// The connection, which is there from the beginning of a transaction to its end.
    var live: OpaquePointer {
        get throws(StorageError) {
            guard let connection else { throw .unavailable(reason: "not connected") }
            return connection
        }
    }

    /// What `glossa.learner` is where a transaction may see the rows of all learners.
    static let everybody = "*"

    /// Runs `body` between BEGIN and COMMIT, or ROLLBACK if it throws.
    ///
    /// A connection that was lost since its last use is made anew, once. One that breaks in the middle is not: what
    /// `body` has already read no longer holds.
    ///
    /// - Parameters:
    ///   - begin: How it begins: `BEGIN` with its options.
    ///   - learner: Whose rows it sees, by the policies of the tables; nil for the rows of all.
    func transact<Value>(_ begin: String, of learner: ID<Learner>?, _ body: () throws -> Value) throws -> Value {
        // An id is hexadecimal digits and hyphens. One message begins the transaction and names its learner.
        let begin = "\(begin); SET LOCAL glossa.learner = '\(learner?.description ?? Self.everybody)'"
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
            // Before the commit: whoever cancels then is told what was saved.
            defer { cancellation.end() }
            value = try body()
        } catch {
            guard !isLost else {
                disconnect()
                throw error
            }
            if PQtransactionStatus(connection) != PQTRANS_IDLE { try? command("ROLLBACK") }
            // Whatever state it is in, nobody else should meet it.
            if PQtransactionStatus(connection) != PQTRANS_IDLE { disconnect() }
            // Of a transaction that writes, it is the server that takes no writes.
            if error as? StorageError == .writeFromReader, begin.hasPrefix("BEGIN;") {
                throw StorageError.readOnly(path: "the PostgreSQL server")
            }
            throw error
        }
        do {
            try command("COMMIT")
        } catch {
            guard isLost else { throw error }
            disconnect()
            throw StorageError.outcomeUnknown(reason: "the server closed the connection, or did not answer")
        }
        return value
    }

    func define(_ sql: String) throws(StorageError) {
        // As in SQLite, text compares by code point.
        let isTable = sql.hasPrefix("CREATE TABLE")
        // Here a table is never its own index.
        let table = sql.hasSuffix(" WITHOUT ROWID") ? String(sql.dropLast(" WITHOUT ROWID".count)) : sql
        try command(isTable ? table.replacing(" TEXT", with: " TEXT COLLATE \"C\"") : sql)
    }

    func restrict(_ policy: String) throws(StorageError) { try command(policy) }

    /// Runs a statement without arguments and without rows.
    func command(_ sql: String) throws(StorageError) {
        try ask { PQsendQuery($0, sql) }.check()
    }

    /// Whether nothing more can be asked until it is connected anew.
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
            // libpq hands no code on for a refused connection (53300), only the words (src/backend/utils/init/postinit.c).
            let isCrowded = ["too many connections", "too many clients", "connection slots are reserved"]
                .contains { message.contains($0) }
            guard isCrowded else { throw .unavailable(reason: message) }
            self.isCrowded = true
            isAway = false
            throw .busy
        }
        self.connection = connection
        // Notices ("table exists, skipping") would go to the standard error stream.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        // Sending waits for nothing; `nextResult` sends the rest while it waits for the answer.
        guard PQsetnonblocking(connection, 1) == 0 else {
            throw .unavailable(reason: connectionMessage(of: connection))
        }
        try command("SET lock_timeout = 5000")
        try command("SET statement_timeout = \(Int(min(patience.statement, 86_400) * 1000))")
        // A statement whose client has gone is given up. Servers on some systems cannot see that, and say so.
        try? command("SET client_connection_check_interval = 2000")
    }

    /// libpq's own message of an address that it cannot read quotes the password.
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

    /// Lends the settings of a connection: names and values, each list ending with a null pointer.
    func withSettings<Value>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Value
    ) -> Value {
        // The address comes after the defaults and overrides them. Those for TCP notice a machine that has gone without
        // a word.
        let settings = [
            ("connect_timeout", "\(patience.connecting)"), ("application_name", "glossa"), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "15000"), ("dbname", url),
            ("client_encoding", "UTF8"),
        ]
        return withCStrings(settings.map(\.0)) { keywords in
            withCStrings(settings.map(\.1)) { values in body(keywords, values) }
        }
    }
}

/// Lends a list of C strings that ends with a null pointer.
private func withCStrings<Value>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
) -> Value {
    func lend(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) -> Value {
        guard index < strings.count else { return (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) } }
        return strings[index].withCString { lend(index + 1, pointers + [$0]) }
    }
    return lend(0, [])
}
