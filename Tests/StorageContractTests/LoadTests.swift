import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// Bulk loading: the same rules, however the engine does it.
@Suite struct LoadTests {
    private static let insertion = """
        INSERT INTO mark (learner_id, language, word, status, times_marked, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, language, word) DO UPDATE SET times_marked = mark.times_marked + excluded.times_marked
        """

    private func rows(_ words: some Sequence<String>) -> SQLRows {
        var rows = SQLRows(width: 7)
        for word in words { rows.append(contentsOf: [SQLValue(reader1), "zh", SQLValue(word), "known", 1, 0, 0]) }
        return rows
    }

    @Test(arguments: Engine.tested) func rowsMeetThoseBeforeThemInTheSameStatement(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let changed = try await database.load(reader1, at: noon) { transaction in
                try transaction.run(
                    Self.insertion, each: rows((0..<1000).map { "\($0 % 10)" }), changes: .upsertMany(.mark))
            }
            #expect(changed == 1000)
            let times = try await database.readAcrossLearners {
                try $0.rows("SELECT times_marked FROM mark").map { try $0.integer(0) }
            }
            #expect(times == Array(repeating: 100, count: 10))
            #expect(try await database.sequences(of: reader1) == [1, 2])
        }
    }

    @Test(arguments: Engine.tested) func everyKindOfValueArrivesAsItWas(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let books = (1...3).map { ID<Book>.sample($0) }
            let blobs: [[UInt8]] = [[], [0, 1, 255], Array(repeating: 7, count: 100_000)]
            try await database.load(reader1, at: noon) { transaction in
                for book in books { try transaction.addBook(book) }
                try transaction.run(
                    "INSERT INTO cover (book_id, learner_id, media_type, bytes) VALUES (?, ?, ?, ?)",
                    each: zip(books, blobs).map { [SQLValue($0), SQLValue(reader1), "书\u{1F}'", .blob($1)] },
                    changes: .upsertMany(.book))
            }
            let found = try await database.readAcrossLearners { reader in
                try reader.rows("SELECT bytes, media_type FROM cover ORDER BY book_id").map(\.values)
            }
            #expect(found == blobs.map { [.blob($0), "书\u{1F}'"] })
        }
    }

    @Test(arguments: Engine.tested) func oneBadRowOfAThousandLeavesNothing(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let words = (0..<1000).map { $0 == 700 ? "a\u{0}b" : "\($0)" }
            await #expect(throws: StorageError.nulCharacter) {
                try await database.load(reader1, at: noon) { transaction in
                    try transaction.run(Self.insertion, each: rows(words), changes: .upsertMany(.mark))
                }
            }
            await #expect(throws: StorageError.constraint(.notNull, table: "mark")) {
                try await database.load(reader1, at: noon) { transaction in
                    let rows = (0..<1000).lazy.map {
                        [SQLValue(reader1), "zh", $0 == 700 ? .null : .text("\($0)"), "known", 1, 0, 0] as [SQLValue]
                    }
                    try transaction.run(Self.insertion, each: rows, changes: .upsertMany(.mark))
                }
            }
            #expect(try await database.count("mark") == 0)
            #expect(try await database.sequences(of: reader1) == [1])
        }
    }

    @Test(arguments: Engine.tested) func referencesAreLookedAtAgainAfterwards(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            for fails in [false, true] {
                try? await database.load(reader1, at: noon) { _ in if fails { throw StorageError.busy } }
                let error = await #expect(throws: StorageError.self) {
                    try await database.write(reader1, at: noon) { transaction in
                        let values = [SQLValue(ID<Book>.sample(9)), SQLValue(reader1), 1, 0, ""] as [SQLValue]
                        try transaction.run(
                            Transaction.insertPassage, values, changes: .upsert(.book, ID<Book>.sample(9)))
                    }
                }
                guard case .constraint(.foreignKey, _)? = error else {
                    Issue.record("a row without the one it refers to was taken")
                    continue
                }
            }
        }
    }

    @Test(arguments: Engine.tested) func aCancelledLoadLeavesNothing(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let (isUnderWay, tell) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                try await database.load(reader1, at: noon) { transaction in
                    let endless = (0...).lazy.map { number in
                        if number == 1000 { tell.finish() }
                        return [SQLValue(reader1), "zh", .text("\(number)"), "known", 1, 0, 0] as [SQLValue]
                    }
                    try transaction.run(Self.insertion, each: endless, changes: .upsertMany(.mark))
                }
            }
            for await _ in isUnderWay {}
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await database.count("mark") == 0)
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
        }
    }

    @Test func onlyPlainInsertionsAreTakenTogether() {
        func taken(_ sql: String) -> String? { SQLText(sql).takingSuppliedRows(sql) }
        #expect(
            taken("INSERT INTO a (b, c) VALUES (?, ?)")
                == "INSERT INTO a (b, c) SELECT c0, c1 FROM supplied_rows(?) WHERE true ")
        #expect(
            taken("INSERT INTO a (b)\nVALUES (?) ON CONFLICT DO NOTHING")?.hasSuffix(
                "WHERE true ON CONFLICT DO NOTHING") == true)
        #expect(taken("INSERT INTO a (b, c) VALUES (?, 1)") == nil)
        #expect(taken("INSERT INTO a (b, c) VALUES (?, ? + 1)") == nil)
        #expect(taken("INSERT INTO a (b) VALUES (?), (?)") == nil)
        #expect(taken("INSERT INTO a (b) VALUES (?) RETURNING b") == nil)
        #expect(taken("INSERT INTO a (b) SELECT b FROM c WHERE d IN (?)") == nil)
        #expect(taken("UPDATE a SET b = ? WHERE c = (?)") == nil)
    }
}
