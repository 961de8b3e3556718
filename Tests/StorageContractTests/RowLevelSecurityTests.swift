import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// PostgreSQL itself separates learners, even for statements that forget to.
@Suite(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
struct RowLevelSecurityTests {
    /// The statements bypass the checks and go straight to the connection.
    private func withTwoLearners(_ body: (any Database) async throws -> Void) async throws {
        try await withDatabase(.postgreSQL) { database in
            for learner in [reader1, reader2] {
                try await database.add(learner)
                try await database.write(learner, at: noon) { transaction in
                    try transaction.mark("银行")
                    for row in OwnRowsTests.rows + OwnRowsTests.later {
                        try transaction.runDerived(row, [transaction.owner])
                    }
                }
            }
            try await body(database)
        }
    }

    @Test func everyTableShowsALearnersOwnRowsAlone() async throws {
        try await withTwoLearners { database in
            let shown = try await database.read(reader2) { reader in
                try (OwnRowsTests.tables + ["mark", "change"]).flatMap { table in
                    try reader.connection.rows("SELECT DISTINCT learner_id FROM \(table)", []).map { try $0.text(0) }
                } + reader.connection.rows("SELECT id FROM learner", []).map { try $0.text(0) }
            }
            #expect(Set(shown) == [reader2.description])
            #expect(shown.count == OwnRowsTests.tables.count - 2 + 3)
        }
    }

    @Test func nothingOfAnotherLearnerIsChanged() async throws {
        try await withTwoLearners { database in
            let changed = try await database.write(reader2, at: noon) { transaction in
                [
                    try transaction.connection.execute("UPDATE mark SET status = 'known'", []),
                    try transaction.connection.execute("DELETE FROM note", []),
                    try transaction.connection.execute("UPDATE learner SET name = 'x'", []),
                ]
            }
            #expect(changed == [1, 1, 1])
            #expect(try await database.count("note") == 1)
            await #expect(throws: StorageError.self) {
                try await database.write(reader2, at: noon) { transaction in
                    _ = try transaction.connection.execute(
                        OwnRowsTests.rows[5].replacing("'d'", with: "'z'"), [SQLValue(reader1)])
                }
            }
            await #expect(throws: StorageError.self) {
                try await database.write(reader2, at: noon) { transaction in
                    _ = try transaction.connection.execute("UPDATE mark SET learner_id = ?", [SQLValue(reader1)])
                }
            }
        }
    }

    @Test func aTransactionThatNamesNobodySeesNothing() async throws {
        let place = try await Engine.postgreSQL.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        let counts = try await PostgreSQLPool(url: place.url, size: 1).perform { session in
            try session.transact("BEGIN", of: reader1) {
                let named = try session.rows("SELECT id FROM learner", []).count
                try session.command("RESET glossa.learner")
                return [named, try session.rows("SELECT id FROM learner", []).count]
            }
        }
        #expect(counts == [1, 0])
        try await database.close()
    }

    @Test func everyTableHasItsPolicyAndTheOwnerIsBoundByIt() async throws {
        try await withDatabase(.postgreSQL) { database in
            let bare = try await database.readAcrossLearners { reader in
                try reader.rows(
                    """
                    SELECT CAST(relname AS TEXT) AS name FROM pg_class
                    WHERE relnamespace = CAST(current_schema() AS regnamespace) AND relkind = 'r'
                        AND relname NOT IN ('schema_migration', 'request_limit', 'work_claim', 'store_purchase')
                        AND NOT (relrowsecurity AND relforcerowsecurity
                            AND EXISTS (SELECT 1 FROM pg_policy WHERE polrelid = pg_class.oid))
                    """
                ).map { try $0.text("name") }
            }
            #expect(bare.isEmpty)
            #expect(try await database.count("learner") == 0)
        }
    }
}
