import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct MigrationTests {
    private static let tables = [
        "learner", "change", "preference", "book", "chapter", "passage", "cover", "vocabulary", "mark", "correction",
        "reading_session", "deck", "note", "card", "review", "review_day", "review_hour", "undo_step", "media",
        "model_profile", "model_choice", "model_usage", "model_reply", "model_request",
        "translation", "learning_preference", "lesson", "lesson_answer", "lesson_word", "dictionary",
        "note_to_derive", "learner_zone", "card_deck", "setting", "notebook_entry", "notebook_file", "notebook_copy",
        "book_picture", "inset", "context_correction", "place_correction", "card_face", "deletion_request",
        "account", "access", "invitation", "identity", "job", "work_claim", "purchase", "free_request",
        "store_purchase",
    ]
    private static let latest = Migration.all.map(\.version).max() ?? 0

    @Test(arguments: Engine.tested) func aNewDatabaseHasEveryTableAndItsVersion(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            for table in Self.tables { #expect(try await database.count(table) == 0, "\(table)") }
            let applied = try await database.readAcrossLearners {
                try $0.rows("SELECT version, name FROM schema_migration")
            }
            #expect(
                try applied.map { try $0.integer("version") } == [
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 26, 27, 29, 30, 31,
                    32, 33, 34, 35, 36, 37, 38, 39,
                ])
            #expect(
                try applied.map { try $0.text("name") } == [
                    "Reading", "Finishing", "Reviewing", "Interchange", "Phases", "Models", "Translation", "Learning",
                    "Lessons", "Dose", "Deriving", "Rescheduling", "Bounds", "DeletedTranslations", "Keys",
                    "CardChanges", "Context", "Settings", "Notebook", "Statistics", "MatureCards", "BookTerms",
                    "Insets", "Dictionaries", "Corrections", "Faces", "Variants", "OtherLanguages", "Accounts",
                    "Deletion", "Identities", "Owner", "Jobs", "Purchases",
                ])
        }
    }

    @Test(arguments: Engine.tested) func whatWasWrittenIsThereAfterReopening(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let first = try await openDatabase(place.location)
        try await first.add(reader1)
        try await first.close()
        let second = try await openDatabase(place.location)
        #expect(try await second.sequences(of: reader1) == [1])
        try await second.close()
    }

    @Test(arguments: Engine.tested) func aLaterMigrationKeepsTheRows(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let first = try await openDatabase(place.location)
        try await first.add(reader1)
        try await first.close()
        let next = Migration(
            version: Self.latest + 1, name: "Next",
            statements: ["ALTER TABLE learner ADD COLUMN motto TEXT NOT NULL DEFAULT ''"])
        let second = try await place.open(Migration.all + [next])
        #expect(try await second.readAcrossLearners { try $0.first("SELECT motto FROM learner")?.text("motto") } == "")
        #expect(try await second.count("schema_migration") == Migration.all.count + 1)
        try await second.close()
    }

    @Test(arguments: Engine.tested) func aBookReadToItsLastPageIsFinishedAndOneOfOnePageNotYet(_ engine: Engine)
        async throws
    {
        let place = try await engine.makePlace()
        let first = try await place.open([.reading])
        try await first.add(reader1)
        let columns =
            "id, learner_id, title, language, source, fingerprint, page_count, scalar_count, last_page, created_at"
        try await first.write(reader1, at: noon) { transaction in
            for (id, pages) in [("long", 9), ("short", 1)] {
                _ = try transaction.run(
                    """
                    INSERT INTO book (\(columns), updated_at, opened_at)
                    VALUES (?, ?, '', 'zh', '', '', ?, 9, ?, 1, 1, 5)
                    """,
                    [.text(id), SQLValue(reader1), SQLValue(pages), SQLValue(pages)],
                    changes: .upsert(.learner, reader1))
            }
        }
        try await first.close()
        let second = try await openDatabase(place.location)
        let finished = try await second.readAcrossLearners { try $0.rows("SELECT id FROM book WHERE finished_at = 5") }
        #expect(try finished.map { try $0.text("id") } == ["long"])
        try await second.close()
    }

    @Test(arguments: Engine.tested) func theOldestLearnerHasTheDeskOfTheMachine(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let first = try await place.open(Migration.all.filter { $0.version < Migration.owner.version })
        try await first.add(reader1)
        try await first.add(reader2)
        for (learner, time) in [(reader1, 9), (reader2, 5)] {
            try await first.write(learner, at: noon) { transaction in
                _ = try transaction.run(
                    "UPDATE learner SET created_at = ? WHERE id = ?", [SQLValue(time), transaction.owner],
                    changes: .upsert(.learner, learner))
            }
        }
        try await first.close()
        let second = try await openDatabase(place.location)
        let owners = try await second.readAcrossLearners { reader in
            try reader.rows("SELECT id FROM learner WHERE is_owner = 1").map { try $0.id("id", of: Learner.self) }
        }
        #expect(owners == [reader2])
        try await second.close()
    }

    @Test(arguments: Engine.tested) func aMigrationThatFailsLeavesNothingBehind(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        try await openDatabase(place.location).close()
        let broken = Migration(
            version: Self.latest + 1, name: "Broken",
            statements: ["CREATE TABLE half (id TEXT)", "CREATE TABLE half (id TEXT)"])
        await #expect(throws: StorageError.self) { _ = try await place.open(Migration.all + [broken]) }
        let database = try await openDatabase(place.location)
        #expect(try await database.count("schema_migration") == Migration.all.count)
        await #expect(throws: StorageError.self) { _ = try await database.count("half") }
        try await database.close()
    }

    @Test(arguments: Engine.tested) func aNewerSchemaIsRefused(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let next = Migration(version: 70, name: "Future", statements: ["CREATE TABLE future (id TEXT)"])
        try await place.open(Migration.all + [next]).close()
        await #expect(throws: StorageError.newerSchema(found: 70, known: Self.latest)) {
            _ = try await openDatabase(place.location)
        }
    }

    @Test(arguments: Engine.tested) func twoThatOpenAtOnceMigrateOnce(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        async let first = openDatabase(place.location)
        async let second = openDatabase(place.location)
        let databases = try await [first, second]
        #expect(try await databases[0].count("schema_migration") == Migration.all.count)
        for database in databases { try await database.close() }
    }
    /// Two servers wait for each other at a new database whose role has transactions of one picture: the second must see what
    /// the first has made.
    @Test(.enabled(if: Engine.isPostgreSQLTested)) func whoWaitedForAnotherSeesWhatItMigrated() async throws {
        let place = try await Engine.postgreSQL.makePlace()
        let url = place.url + "%20-cdefault_transaction_isolation%3Dserializable"
        let holder = PostgreSQLPool(url: place.url, size: 1)
        let isHeld = AsyncStream<Void>.makeStream()
        async let held: Void = holder.perform { session in
            try session.transact("BEGIN", of: nil) {
                _ = try session.rows(PostgreSQLSession.migrationLock, [])
                isHeld.continuation.finish()
                let waiting = """
                    SELECT COUNT(*) AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                    AND objid = CAST(CAST(hashtext(current_schema()) AS BIGINT) & 4294967295 AS OID)
                    """
                while try session.rows(waiting, [])[0].integer("count") < 2 {}
            }
        }
        for await _ in isHeld.stream {}
        async let first = openDatabase(.server(url: url))
        async let second = openDatabase(.server(url: url))
        let databases = try await [first, second]
        try await held
        #expect(try await databases[0].count("schema_migration") == Migration.all.count)
        for database in databases { try await database.close() }
        holder.close()
    }

    /// Another server may migrate for longer than a learner would wait for a row.
    @Test(.enabled(if: Engine.isPostgreSQLTested)) func aMigrationWaitsForAnotherAsLongAsItTakes() async throws {
        let place = try await Engine.postgreSQL.makePlace()
        let limits = ["lock_timeout", "statement_timeout"].map { "current_setting('\($0)') AS \($0)" }
        let next = Migration(
            version: Self.latest + 1, name: "Next",
            statements: ["CREATE TABLE probe AS SELECT \(limits.joined(separator: ", "))"])
        try await place.open(Migration.all + [next]).close()
        let pool = PostgreSQLPool(url: place.url, size: 1)
        let found = try await pool.perform { session in
            try session.transact("BEGIN", of: nil) {
                let row = try session.rows("SELECT lock_timeout, statement_timeout FROM probe", [])[0]
                return [try row.text("lock_timeout"), try row.text("statement_timeout")]
            }
        }
        #expect(found == ["0", "0"])
        pool.close()
    }
}
