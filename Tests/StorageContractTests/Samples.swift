import Model

@testable import Storage
@testable import StorageEngines

/// A fixed time for tests, which never read a clock.
let noon = Timestamp(milliseconds: 1_700_000_000_000)

extension ID {
    /// An id for tests: the nth of its kind.
    static func sample(_ number: UInt64) -> ID { ID(at: noon, random: (0, number)) }
}

let reader1 = ID<Learner>.sample(1)
let reader2 = ID<Learner>.sample(2)

extension Database {
    /// Saves a learner, as change 1 of the learner's log.
    func add(_ learner: ID<Learner>) async throws {
        try await write(learner, at: noon) { try $0.add(learner) }
    }

    func count(_ table: String) async throws -> Int {
        try await readAcrossLearners { reader in
            try reader.first("SELECT COUNT(*) AS total FROM \(table)").map { try $0.integer("total") } ?? -1
        }
    }

    func sequences(of learner: ID<Learner>) async throws -> [Int] {
        try await readAcrossLearners { try $0.changes(of: learner, after: 0, limit: 10_000).map(\.sequence) }
    }
}

extension Transaction {
    func add(_ learner: ID<Learner>) throws {
        try run(
            "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(learner), "", SQLValue(time)],
            changes: .upsert(.learner, learner))
    }

    func addBook(_ book: ID<Book>, title: String = "故乡") throws {
        try run(Self.insertBook, arguments(book, title), changes: .upsert(.book, book))
    }

    func mark(_ word: String, times: Int = 1) throws {
        try run(
            """
            INSERT INTO mark (learner_id, language, word, status, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, language, word)
            DO UPDATE SET times_marked = excluded.times_marked, updated_at = excluded.updated_at
            """,
            [SQLValue(learner), "zh", SQLValue(word), "difficult", SQLValue(times), SQLValue(time), SQLValue(time)],
            changes: .upsert(.mark, "zh", word))
    }

    static let insertBook = """
        INSERT INTO book (id, learner_id, title, language, source, fingerprint, page_count, scalar_count,
            created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    static let insertPassage = """
        INSERT INTO passage (book_id, learner_id, number, chapter, text) VALUES (?, ?, ?, ?, ?)
        """

    func arguments(_ book: ID<Book>, _ title: String) -> [SQLValue] {
        [SQLValue(book), SQLValue(learner), SQLValue(title), "zh", "paste", "f", 1, 10, SQLValue(time), SQLValue(time)]
    }
}
