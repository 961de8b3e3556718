import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// Two learners in one database, with identical ids.
@Suite struct OwnRowsTests {
    /// A row of each table that has keys of its own. `?` is the learner, the only argument.
    static let rows = [
        """
        INSERT INTO book (id, learner_id, title, language, source, fingerprint, page_count, scalar_count, created_at,
            updated_at)
        VALUES ('b', ?, 't', 'zh', 'paste', 'f', 1, 1, 0, 0)
        """,
        "INSERT INTO chapter (book_id, learner_id, position, title, first_page) VALUES ('b', ?, 1, '', 1)",
        "INSERT INTO passage (book_id, learner_id, number, chapter, text) VALUES ('b', ?, 1, 1, '书')",
        "INSERT INTO vocabulary (book_id, learner_id, fingerprint, words) VALUES ('b', ?, '', '')",
        """
        INSERT INTO reading_session (id, learner_id, book_id, started_at, last_seen_at, first_page, last_page)
        VALUES ('s', ?, 'b', 0, 0, 1, 1)
        """,
        """
        INSERT INTO deck (id, learner_id, parent_id, name, icon, position, options, created_at, updated_at)
        VALUES ('d', ?, NULL, '', '', 1, '', 0, 0)
        """,
        """
        INSERT INTO deck (id, learner_id, parent_id, name, icon, position, options, created_at, updated_at)
        VALUES ('e', ?, 'd', '', '', 1, '', 0, 0)
        """,
        """
        INSERT INTO note (id, learner_id, language, word, reading, definition, sentence, translation, picture, audio, tags,
            level, guid, created_at, updated_at)
        VALUES (1, ?, 'zh', '书', '', '', '', '', '', '', '', '', 'g', 0, 0)
        """,
        """
        INSERT INTO card (id, learner_id, note_id, deck_id, kind, state, step, ease, interval_days, repetitions, due,
            reviews, lapses, position, created_at)
        VALUES (1, ?, 1, 'e', 'recognition', 0, 0, 2.5, 0, 0, 0, 0, 0, 1, 0)
        """,
        """
        INSERT INTO model_profile (id, learner_id, name, base_url, model, needs_key, time_limit, structured_output,
            created_at, updated_at)
        VALUES ('p', ?, 'n', '', '', 0, 1, '', 0, 0)
        """,
        "INSERT INTO model_choice (learner_id, task, profile_id) VALUES (?, '', 'p')",
        """
        INSERT INTO model_request (id, learner_id, task, summary, payload, state, attempts, next_attempt_at, created_at,
            updated_at)
        VALUES ('r', ?, '', '', '', 'waiting', 0, 0, 0, 0)
        """,
        """
        INSERT INTO translation (id, learner_id, source_language, target_language, source_text, translated_text,
            model_reading, context, origin, is_saved, created_at, updated_at)
        VALUES ('t', ?, 'en', 'zh', '', '', '', '', '', 0, 0, 0)
        """,
        """
        INSERT INTO lesson (id, learner_id, language, kind, title, difficulty, origin, estimated_seconds, content,
            created_at, updated_at)
        VALUES ('l', ?, 'zh', '', '', '', '', 1, '', 0, 0)
        """,
        """
        INSERT INTO lesson_answer (lesson_id, learner_id, exercise, answer, verdict, seconds, at)
        VALUES ('l', ?, 0, '', '', 1, 0)
        """,
        """
        INSERT INTO lesson_word (lesson_id, learner_id, word, is_right, has_card, is_graded)
        VALUES ('l', ?, '书', 1, 1, 1)
        """,
    ]

    private static let answers = [
        """
        INSERT INTO review (id, learner_id, card_id, at, rating, state, interval_seconds, duration)
        VALUES (7, ?, 1, 5, 3, 0, 60, 1)
        """,
        """
        INSERT INTO foreign_review (id, learner_id, card_id, at, kind, rating, interval_days, last_interval, factor,
            duration)
        VALUES (7, ?, 1, 5, 4, 0, 1, 1, 0, 0)
        """,
    ]

    /// Rows of ``laterTables``.
    static let later = [
        """
        INSERT INTO context_correction (learner_id, language, text, before_text, after_text, parts, readings, updated_at)
        VALUES (?, 'zh', '书', '', '', '["书"]', '[null]', 0)
        """,
        """
        INSERT INTO place_correction (book_id, learner_id, page, place, language, parts, readings, sentence, updated_at)
        VALUES ('b', ?, 1, 0, 'zh', '["书"]', '[null]', '', 0)
        """,
        "INSERT INTO card_face (learner_id, card_id, face) VALUES (?, 1, 'f')",
    ]

    static let tables =
        [
            "book", "chapter", "passage", "vocabulary", "reading_session", "deck", "note", "card", "review",
            "foreign_review",
            "model_profile", "model_choice", "model_request", "translation", "lesson", "lesson_answer", "lesson_word",
        ] + laterTables

    /// Those that were made when keys were a learner's already.
    static let laterTables = ["context_correction", "place_correction", "card_face"]

    private static func fill(_ database: any Database) async throws {
        for learner in [reader1, reader2] {
            try await database.add(learner)
            try await database.write(learner, at: noon) { transaction in
                for row in rows + answers + later { try transaction.runDerived(row, [transaction.owner]) }
            }
        }
    }

    @Test(arguments: Engine.tested) func twoLearnersMayHaveTheSameIDs(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await Self.fill(database)
            for table in Self.tables {
                #expect(try await database.count(table) == (table == "deck" ? 4 : 2), "\(table)")
            }
            try await database.integrityCheck()
        }
    }

    @Test(arguments: Engine.tested) func whatALearnerDeletesIsGoneForThatLearnerAlone(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await Self.fill(database)
            try await database.write(reader1, at: noon) { transaction in
                for table in ["book", "deck", "note", "model_profile", "lesson"] {
                    try transaction.runDerived("DELETE FROM \(table) WHERE learner_id = ?", [transaction.owner])
                }
            }
            let kept = ["reading_session", "context_correction", "model_request", "translation"]
            for table in Self.tables {
                let own = kept.contains(table) ? 1 : 0
                let one = table == "deck" ? 2 : 1
                #expect(try await database.count(table) == own + one, "\(table)")
            }
        }
    }

    @Test(arguments: Engine.tested) func aRowCannotReferToThatOfAnotherLearner(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.add(reader2)
            try await database.write(reader1, at: noon) { transaction in
                for row in Self.rows { try transaction.runDerived(row, [transaction.owner]) }
            }
            let referring = (Self.rows + Self.answers).filter { row in
                [
                    "chapter", "passage", "vocabulary", "card", "review", "foreign_review", "model_choice",
                    "lesson_answer",
                ]
                .contains { row.hasPrefix("INSERT INTO \($0) ") } || row.contains("'e', ?")
            }
            #expect(referring.count == 9)
            for row in referring {
                await #expect(throws: StorageError.self, "\(row)") {
                    try await database.write(reader2, at: noon) { try $0.runDerived(row, [$0.owner]) }
                }
            }
        }
    }

    @Test func everyKeyReferenceAndIndexBeginsWithTheLearner() async throws {
        try await withDatabase(.sqlite) { database in
            let faults = try await database.readAcrossLearners { reader in
                var faults: [String] = []
                let names = try reader.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map {
                    try $0.text(0)
                }
                for table in names
                where ![
                    "schema_migration", "learner", "request_limit", "work_claim", "store_purchase", "sqlite_sequence",
                    "sqlite_stat1",
                ].contains(table) {
                    let rows = { (pragma: String) in try reader.connection.rows("PRAGMA \(pragma)", []) }
                    let keys = try rows("table_info(\(table))").filter { try $0.integer("pk") == 1 }
                    if try keys.map({ try $0.text("name") }) != ["learner_id"] { faults.append("the key of \(table)") }
                    for index in try rows("index_list(\(table))").map({ try $0.text("name") }) {
                        let first = try rows("index_info(\(index))").first?.text("name")
                        if first != "learner_id" { faults.append("\(index) of \(table)") }
                    }
                    for reference in try rows("foreign_key_list(\(table))") where try reference.integer("seq") == 0 {
                        if try reference.text("from") != "learner_id" { faults.append("a reference of \(table)") }
                    }
                }
                return faults + (names.count > 30 ? [] : ["no tables"])
            }
            // A name is one learner's in the whole database, and so are an identity and a purchase.
            #expect(
                faults == [
                    "account_by_name of account", "identity_by_subject of identity", "purchase_by_original of purchase",
                ])
        }
    }

    @Test(arguments: Engine.tested) func keysOfALearnerAreMadeFromThoseOfAll(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let old = try await place.open(Migration.all.filter { $0.version <= 10 })
        for (learner, number) in [(reader1, "1"), (reader2, "2")] {
            try await old.add(learner)
            try await old.write(learner, at: noon) { transaction in
                // Ids used to be unique across learners.
                for row in Self.rows {
                    var row = row.replacing(#/'([bsdeprtl])'/#) { "'\($0.output.1)\(number)'" }
                    row = row.replacing("VALUES (1, ?", with: "VALUES (\(number), ?")
                        .replacing("?, 1, 'e", with: "?, \(number), 'e")
                    _ = try transaction.connection.execute(row, [transaction.owner])
                }
                // An answer used to belong to its learner through its card.
                for answer in Self.answers {
                    let former = answer.replacing(" learner_id,", with: "").replacing("?, 1", with: number)
                        .replacing("VALUES (7", with: "VALUES (\(number)")
                    _ = try transaction.connection.execute(former, [])
                }
            }
        }
        try await old.close()
        let database = try await openDatabase(place.location)
        try await database.integrityCheck()
        for learner in [reader1, reader2] {
            let number = learner == reader1 ? "1" : "2"
            let found = try await database.read(learner) { reader in
                try Self.tables.map { table in
                    try reader.rows("SELECT * FROM \(table) WHERE learner_id = ?", [reader.owner]).count
                }
            }
            #expect(
                found
                    == Self.tables.map { table in
                        if Self.laterTables.contains(table) { return 0 }
                        return table == "deck" ? 2 : 1
                    })
            let review = try await database.read(learner) { reader in
                try reader.first(
                    "SELECT id, card_id, at, foreign_factor FROM review WHERE learner_id = ?", [reader.owner])?
                    .values
            }
            #expect(review == [.integer(Int64(number) ?? 0), .integer(Int64(number) ?? 0), 5, 0])
        }
        // References still hold.
        try await database.write(reader1, at: noon) { transaction in
            try transaction.runDerived("DELETE FROM note WHERE learner_id = ?", [transaction.owner])
        }
        #expect(try await database.count("review") == 1)
        #expect(try await database.count("foreign_review") == 1)
        try await database.close()
    }
}
