import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
struct PostgreSQLServerTests {
    private func withConnections(
        _ count: Int, _ body: (PostgreSQLDatabase, _ cut: () async throws -> Void) async throws -> Void
    ) async throws {
        let place = try await Engine.postgreSQL.makePlace()
        let cluster = try await PostgreSQLCluster.shared.value
        let schema = place.url.split(separator: "3D").last.map(String.init) ?? ""
        let database = try await PostgreSQLDatabase(
            url: cluster.url(schema: schema, application: schema), connections: count)
        try await database.add(reader1)
        try await body(database) {
            // Waits until the server's processes have ended.
            try await cluster.run(
                """
                SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = '\(schema)'
                """)
        }
        try await database.close()
    }

    @Test func aConnectionLostBetweenRequestsIsMadeAnew() async throws {
        try await withConnections(1) { database, cut in
            try await cut()
            #expect(try await database.count("learner") == 1)
            try await cut()
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
            #expect(try await database.sequences(of: reader1) == [1, 2])
            try await cut()
            try await database.check()
        }
    }

    @Test func whoeverAsksIsToldWhyTheServerIsAway() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        let pool = PostgreSQLPool(url: cluster.url(schema: "public", user: "nobody"), size: 2)
        for _ in 1...3 {
            let error = await #expect(throws: StorageError.self) {
                try await pool.perform { try $0.transact("BEGIN", of: nil) {} }
            }
            #expect(error?.description.contains("\"nobody\" does not exist") == true)
        }
    }

    private struct Message: Sendable {
        var said: String
        var told: String
    }

    /// As libpq 15 writes them, on one line.
    private static let messages: [Message] = [
        Message(
            said:
                #"connection to server at "127.0.0.1", port 5999 failed: Connection refused Is the server running on that "#
                + "host and accepting TCP/IP connections?",
            told: "no PostgreSQL server answers at 127.0.0.1, port 5999"),
        Message(
            said: #"connection to server on socket "/x/.s.PGSQL.5432" failed: No such file or directory Is the server "#
                + "running locally and accepting connections on that socket?",
            told: "no PostgreSQL server answers at /x/.s.PGSQL.5432"),
        Message(
            said:
                #"connection to server at "db" (10.0.0.1), port 5432 failed: FATAL: password authentication failed for "#
                + #"user "desk" connection to server at "db" (10.0.0.1), port 5432 failed: FATAL: password"#,
            told: #"the PostgreSQL server at db, port 5432 refuses: password authentication failed for user "desk""#),
        Message(
            said:
                #"connection to server at "a" (10.0.0.1), port 1 failed: Connection refused Is the server running on that "#
                + #"host? connection to server at "b" (10.0.0.2), port 1 failed: FATAL: the database system is starting up"#,
            told: "the PostgreSQL server at b, port 1 refuses: the database system is starting up"),
        Message(
            said: #"could not translate host name "nowhere" to address: Name or service not known"#,
            told: "no machine is found by the name nowhere"),
        Message(
            said:
                "server closed the connection unexpectedly This probably means the server terminated abnormally before or",
            told: "the PostgreSQL server closed the connection"),
    ]

    @Test func whatTheServersLibrarySaysIsToldAsAClause() {
        for message in Self.messages { #expect(PostgreSQLMessage.connection(message.said) == message.told) }
    }

    @Test func whatAProgramSaysIsToldWithoutItsPrefixes() {
        let told = "permission denied for database desk (Glossa's role needs the right CREATE there)"
        for prefix in ["ERROR:  ", "psql:/tmp/a.sql:12: ERROR:  "] {
            #expect(PostgreSQLMessage.program(prefix + "permission denied for database desk\nLINE 1\n") == told)
        }
        #expect(PostgreSQLMessage.program("pg_restore: error: input file is too short\n") == "input file is too short")
        #expect(PostgreSQLMessage.program("") == "it said nothing")
    }

    @Test func whereNoMoreConnectionsAreTakenThoseThatThereAreGoOn() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        try await cluster.run("CREATE ROLE crowded LOGIN CONNECTION LIMIT 2")
        let pool = PostgreSQLPool(url: cluster.url(schema: "public", user: "crowded"), size: 8)
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...40 {
                group.addTask {
                    try await pool.perform { session in
                        try session.transact("BEGIN", of: nil) {
                            try session.rows("SELECT 1 AS one FROM pg_sleep(0.01)", [])[0].integer("one")
                        }
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == [Int](repeating: 1, count: 40))
        // Of connections that are opened at once the server may refuse more than are too many, so the limit is lowered.
        try await cluster.run("ALTER ROLE crowded CONNECTION LIMIT 0")
        let late = PostgreSQLPool(url: cluster.url(schema: "public", user: "crowded"), size: 1)
        await #expect(throws: StorageError.busy) { try await late.perform { try $0.transact("BEGIN", of: nil) {} } }
        pool.close()
        late.close()
    }

    @Test func aDatabaseInAnotherEncodingIsRefused() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        try await cluster.runAlone(
            "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0")
        let url = cluster.url(schema: "public").replacing("/postgres?", with: "/latin?")
        let error = await #expect(throws: StorageError.self) { try await PostgreSQLDatabase(url: url) }
        #expect(error?.description.contains("LATIN1") == true)
    }

    @Test func anAddressThatCannotBeReadIsExplainedWithoutItsPassword() async throws {
        for url in ["postgresql://desk:secret%ZZ@localhost/desk", "postgresql://desk:secret@localhost:x/desk?no=1"] {
            let error = await #expect(throws: StorageError.self) { try await PostgreSQLDatabase(url: url) }
            #expect(error?.description.contains("postgresql://user:password@host") == true)
            #expect(error?.description.contains("secret") == false)
        }
    }

    @Test func aSuperuserIsWarnedThatRowLevelSecurityDoesNotHold() async throws {
        try await withConnections(1) { database, _ in
            let advice = try await database.advice()
            #expect(advice.isEmpty)
        }
        let cluster = try await PostgreSQLCluster.shared.value
        try await cluster.run("CREATE SCHEMA owners")
        let database = try await PostgreSQLDatabase(
            url: cluster.url(schema: "owners", user: PostgreSQLCluster.owner), connections: 1)
        let advice = try await database.advice()
        #expect(advice.first?.contains("superuser") == true)
        try await database.close()
        try await cluster.run("DROP SCHEMA owners CASCADE")
    }

    @Test func aConnectionLostInTheMiddleSavesNothingAndTheNextRequestWorks() async throws {
        try await withConnections(1) { database, _ in
            let error = await #expect(throws: StorageError.self) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.mark("银行")
                    _ = try transaction.rows("SELECT pg_terminate_backend(pg_backend_pid())")
                }
            }
            let marks = try await database.count("mark")
            #expect(error?.isTemporary == true)
            #expect(marks == 0)
        }
    }

    @Test func aCommitThatTheServerWarnsOfIsNotAcknowledged() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        try await cluster.run("CREATE SCHEMA warned AUTHORIZATION \(PostgreSQLCluster.tenant)")
        let pool = PostgreSQLPool(url: cluster.url(schema: "warned"), size: 1)
        func perform(_ statements: String...) async throws {
            try await pool.perform { session in
                try session.transact("BEGIN", of: nil) {
                    for statement in statements { try session.command(statement) }
                }
            }
        }
        // As a server does that no longer waits for its standby: it warns, and commits.
        try await perform(
            "CREATE TABLE kept (number BIGINT)",
            """
            CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE WARNING 'canceling wait for synchronous replication'; RETURN NULL; END $$
            """,
            """
            CREATE CONSTRAINT TRIGGER late AFTER INSERT ON kept DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION warn()
            """)
        let error = await #expect(throws: StorageError.self) { try await perform("INSERT INTO kept VALUES (1)") }
        #expect(
            error == .outcomeUnknown(reason: "the server's standby has not confirmed that it has the change"))
        // The connection goes on, and what warned before does not count.
        try await perform("DROP TRIGGER late ON kept", "INSERT INTO kept VALUES (2)")
        let count = try await pool.perform { session in
            try session.transact("BEGIN READ ONLY", of: nil) {
                try session.rows("SELECT COUNT(*) AS count FROM kept", [])[0].integer("count")
            }
        }
        #expect(count == 2)
        pool.close()
        try await cluster.run("DROP SCHEMA warned CASCADE")
    }

    @Test func moreRequestsThanConnectionsWaitTheirTurn() async throws {
        try await withConnections(2) { database, _ in
            let counts = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<50 { group.addTask { try await database.count("learner") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(counts == [Int](repeating: 1, count: 50))
        }
    }

    @Test func statementsOfManyShapesDoNotPileUp() async throws {
        try await withConnections(1) { database, _ in
            for count in 1...300 {
                let list = [String](repeating: "?", count: count).joined(separator: ", ")
                let arguments = (1...count).map { SQLValue("\($0)") }
                let found = try await database.readAcrossLearners {
                    try $0.rows("SELECT word FROM mark WHERE word IN (\(list))", arguments).count
                }
                #expect(found == 0)
            }
            let kept = try await database.readAcrossLearners {
                try $0.rows("SELECT COUNT(*) AS total FROM pg_prepared_statements")[0].integer("total")
            }
            #expect(kept < 260)
        }
    }

    @Test func theServersDecimalsBecomeNumbers() async throws {
        let expected: [(String, SQLValue)] = [
            ("0::numeric", 0), ("12345678901234::numeric", 12_345_678_901_234), ("-10000::numeric", -10000),
            ("0.00012::numeric", 0.00012), ("-98765.4321::numeric", -98765.4321),
            ("1e30::numeric", .real(1e30)), ("1.50::numeric", 1.5), ("true", 1), ("7::smallint", 7),
            ("0.25::real", 0.25),
        ]
        try await withConnections(1) { database, _ in
            for (sql, value) in expected {
                let values = try await database.readAcrossLearners { try $0.first("SELECT \(sql)")?.values }
                #expect(values == [value], "\(sql)")
            }
        }
    }
}
