import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// Every statement names its learner, for each of its tables.
@Suite struct ScopeTests {
    @Test(arguments: [
        ("SELECT title FROM book WHERE learner_id = ?", [0]),
        ("SELECT title FROM book WHERE id = ? AND ? = learner_id", [1]),
        ("EXPLAIN QUERY PLAN SELECT title FROM book AS b WHERE b.learner_id = ?", [0]),
        ("SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id WHERE note.learner_id = ?", [0]),
        (
            "SELECT 1 FROM mark LEFT JOIN book ON book.id = ? AND book.learner_id = mark.learner_id "
                + "WHERE mark.learner_id = ? AND (? = '' OR mark.language = ?)", [1]
        ),
        ("SELECT COUNT(*) FROM (SELECT 1 FROM card WHERE learner_id = ? LIMIT ?) AS found", [0]),
        ("SELECT 1 FROM card WHERE learner_id = ? AND deck_id IN (SELECT id FROM deck WHERE learner_id = ?)", [0, 1]),
        (
            "SELECT 1 FROM lesson WHERE learner_id = ? AND EXISTS "
                + "(SELECT 1 FROM note WHERE note.learner_id = lesson.learner_id)", [0]
        ),
        ("SELECT 1 FROM card WHERE learner_id = ? UNION ALL SELECT 1 FROM deck WHERE learner_id = ?", [0, 1]),
        ("WITH own AS (SELECT id FROM deck WHERE learner_id = ?) SELECT id FROM own", [0]),
        ("WITH own (name) AS (SELECT name FROM deck WHERE learner_id = ?) SELECT name FROM own", [0]),
        ("SELECT name FROM learner WHERE id = ?", [0]),
        ("INSERT INTO book (id, learner_id, title) VALUES (?, ?, ?)", [1]),
        ("INSERT INTO mark (word, learner_id) VALUES ('a', ?), ('b', ?)", [0, 1]),
        ("INSERT INTO book (learner_id, id) VALUES (?, ?) ON CONFLICT (learner_id, id) DO UPDATE SET id = ''", [0]),
        ("INSERT INTO book (learner_id, id) SELECT learner_id, id FROM deck WHERE learner_id = ?", [0]),
        ("UPDATE book SET title = ? WHERE learner_id = ? AND id = ?", [1]),
        ("DELETE FROM book WHERE learner_id = ?", [0]),
        ("SELECT version FROM schema_migration", []),
        ("SELECT ? AS value", []),
    ])
    func aStatementThatNamesItsLearnerIsScoped(_ sql: String, _ places: [Int]) {
        let scope = LearnerScope(sql)
        #expect(scope.unscoped.isEmpty)
        #expect(scope.places.sorted() == places)
    }

    @Test(arguments: [
        "SELECT title FROM book", "SELECT title FROM book WHERE id = ?",
        "SELECT title FROM book WHERE learner_id = ? OR id = ?", "SELECT title FROM book WHERE NOT learner_id = ?",
        "SELECT title FROM book WHERE learner_id <> ?", "SELECT title FROM book WHERE learner_id = 'x'",
        "SELECT title FROM book -- WHERE learner_id = ?", "SELECT title FROM book WHERE title = 'learner_id = ?'",
        "SELECT 1 FROM book WHERE CASE WHEN 1 = 1 AND learner_id = ? AND 2 = 2 THEN 1 ELSE 1 END = 1",
        "SELECT 1 FROM note JOIN card ON card.note_id = note.id WHERE note.learner_id = ?",
        "SELECT 1 FROM note, card WHERE note.learner_id = ?", "SELECT 1 FROM note, card WHERE learner_id = ?",
        "SELECT 1 FROM mark LEFT JOIN book ON book.id = mark.book_id WHERE mark.learner_id = ?",
        "SELECT 1 FROM card WHERE learner_id = ? AND deck_id IN (SELECT id FROM deck)",
        "SELECT 1 FROM card WHERE learner_id = ? UNION SELECT 1 FROM deck",
        "SELECT 1 FROM (SELECT 1 FROM card) AS a WHERE learner_id = ?",
        "SELECT 1 FROM card AS a JOIN card AS b ON a.id = b.id WHERE a.learner_id = ?",
        "WITH own AS (SELECT id FROM deck) SELECT id FROM own",
        "SELECT 1 FROM learner WHERE learner_id = ?", "SELECT 1 FROM somewhere_new",
        "INSERT INTO book (id, title) VALUES (?, ?)", "INSERT INTO book VALUES (?, ?)",
        "INSERT INTO book (learner_id, id) VALUES ('x', ?)",
        "INSERT INTO book (learner_id, id) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET title = ''",
        "INSERT INTO book (learner_id, id) VALUES (?, (SELECT id FROM deck))",
        "INSERT INTO book (learner_id, id) SELECT learner_id, id FROM deck",
        "UPDATE book SET title = ? WHERE id = ?", "UPDATE book SET learner_id = ? WHERE learner_id = ?",
        "DELETE FROM book WHERE id = ?", "DELETE FROM learner",
    ])
    func aStatementThatDoesNotNameItsLearnerIsFound(_ sql: String) {
        #expect(!LearnerScope(sql).unscoped.isEmpty)
    }

    @Test(arguments: Engine.tested) func aStatementWithoutALearnerIsRefusedAndNothingIsKept(_ engine: Engine)
        async throws
    {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: StorageError.self) {
                try await database.read(reader1) { _ = try $0.rows("SELECT word FROM mark") }
            }
            await #expect(throws: StorageError.self) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.mark("银行")
                    try transaction.runDerived("DELETE FROM vocabulary")
                }
            }
            #expect(try await database.count("mark") == 0)
        }
    }

    @Test(arguments: Engine.tested) func aStatementThatNamesAnotherLearnerIsRefused(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            for learner in [reader1, reader2] {
                try await database.add(learner)
                try await database.write(learner, at: noon) { try $0.mark("银行") }
            }
            let other = SQLValue(reader2)
            await #expect(throws: StorageError.self) {
                try await database.read(reader1) {
                    _ = try $0.rows("SELECT word FROM mark WHERE learner_id = ?", [other])
                }
            }
            await #expect(throws: StorageError.self) {
                try await database.read(reader1) { reader in
                    try reader.forEachRow("SELECT word FROM mark WHERE learner_id = ?", [other]) { _ in }
                }
            }
            await #expect(throws: StorageError.self) {
                try await database.read(reader1) { _ = try $0.changes(of: reader2, after: 0, limit: 9) }
            }
            await #expect(throws: StorageError.self) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.runDerived("DELETE FROM mark WHERE learner_id = ?", [other])
                }
            }
            await #expect(throws: StorageError.self) {
                try await database.load(reader1, at: noon) { transaction in
                    try transaction.runDerived(
                        "INSERT INTO preference (learner_id, value, updated_at) VALUES (?, ?, ?)",
                        each: [[transaction.owner, "", 0], [other, "", 0]])
                }
            }
            #expect(try await database.count("mark") == 2)
            #expect(try await database.count("preference") == 0)
        }
    }
}
