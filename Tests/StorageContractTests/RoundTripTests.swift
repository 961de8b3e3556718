import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct RoundTripTests {
    private static let texts = [
        "", "a", "故乡 — 魯迅", "日本語の文", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀", "e\u{301} é", "'quoted' \"twice\" ? $1 \\ %_",
        "\r\n\t\u{1}\u{10FFFF}", "\u{FEFF}bom", String(repeating: "长", count: 1_000_000),
    ]

    @Test(arguments: Engine.tested) func textComesBackAsItWas(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            for (index, text) in Self.texts.enumerated() {
                let book = ID<Book>.sample(UInt64(index))
                try await database.write(reader1, at: noon) { try $0.addBook(book, title: text) }
                let row = try await database.readAcrossLearners {
                    try $0.first("SELECT title FROM book WHERE id = ?", [SQLValue(book)])
                }
                // Compares scalars, because String equality would accept another normalization form.
                #expect(try row?.text("title").unicodeScalars.elementsEqual(text.unicodeScalars) == true)
            }
        }
    }

    @Test(arguments: Engine.tested) func blobsComeBackAsTheyWere(_ engine: Engine) async throws {
        let huge = (0..<20_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
        let blobs: [[UInt8]] = [[], [0], [0, 0, 255, 10, 13, 92], Array(0...255), huge]
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { try $0.addBook(.sample(1)) }
            for blob in blobs {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.runDerived("DELETE FROM vocabulary WHERE learner_id = ?", [transaction.owner])
                    try transaction.runDerived(
                        "INSERT INTO vocabulary (book_id, learner_id, fingerprint, words) VALUES (?, ?, ?, ?)",
                        [SQLValue(ID<Book>.sample(1)), SQLValue(reader1), "f", SQLValue(blob)])
                }
                let row = try await database.readAcrossLearners { try $0.first("SELECT words FROM vocabulary") }
                #expect(try row?.value("words") == .blob(blob))
            }
        }
    }

    @Test(arguments: Engine.tested) func numbersComeBackAsTheyWere(_ engine: Engine) async throws {
        let values: [SQLValue] = [
            0, 1, -1, .integer(.max), .integer(.min), 0.5, .real(.pi), .real(-1e300), .real(.leastNonzeroMagnitude),
            .real(.infinity),
        ]
        try await withDatabase(engine) { database in
            for value in values {
                let row = try await database.readAcrossLearners { try $0.first("SELECT ? AS value", [value]) }
                #expect(try row?.value("value") == value)
            }
        }
    }

    @Test(arguments: Engine.tested) func aNullIsNeitherEmptyNorZero(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { try $0.addBook(.sample(1)) }
            let row = try #require(try await database.readAcrossLearners { try $0.first("SELECT * FROM book") })
            #expect(try row.optionalText("author") == nil)
            #expect(try row.optionalTime("opened_at") == nil)
            #expect(try row.value("deleted_at") == .null)
            #expect(throws: StorageError.unexpectedValue(column: "author", expected: "text", found: "null")) {
                try row.text("author")
            }
        }
    }

    @Test(arguments: Engine.tested) func idsTimesAndFlagsAreDecoded(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { try $0.addBook(.sample(9)) }
            let row = try #require(
                try await database.readAcrossLearners {
                    try $0.first("SELECT id, created_at, has_cover, title FROM book")
                })
            #expect(try row.id("id", of: Book.self) == .sample(9))
            #expect(try row.id(0, of: Book.self) == .sample(9))
            #expect(try row.time("created_at") == noon)
            #expect(try row.flag("has_cover") == false)
            #expect(throws: StorageError.self) { try row.id("title", of: Book.self) }
            #expect(throws: StorageError.self) { try row.integer("title") }
            #expect(throws: StorageError.self) { try row.text("nothing") }
            #expect(throws: StorageError.self) { try row.text(4) }
        }
    }

    @Test(arguments: Engine.tested) func sumsAndAveragesAreNumbers(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                for times in [1, 2, 70_000] { try transaction.mark("\(times)", times: times) }
            }
            let row = try await database.readAcrossLearners {
                try $0.first(
                    """
                    SELECT SUM(times_marked) AS total, AVG(times_marked) AS mean, COUNT(*) AS words,
                        MAX(times_marked) AS most, SUM(times_marked) * 0.5 AS half, SUM(page) AS none_at_all FROM mark
                    """)
            }
            #expect(try row?.integer("total") == 70_003)
            #expect(try row?.real("mean") == 70_003.0 / 3)
            #expect(try row?.integer("words") == 3)
            #expect(try row?.integer("most") == 70_000)
            #expect(try row?.real("half") == 35_001.5)
            #expect(try row?.optionalInteger("none_at_all") == nil)
        }
    }

    @Test(arguments: Engine.tested) func whatOneEngineCouldNotKeepBothRefuse(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            await #expect(throws: StorageError.nulCharacter) {
                try await database.readAcrossLearners { _ = try $0.first("SELECT ? AS value", ["a\0b"]) }
            }
            await #expect(throws: StorageError.refused(reason: "a number is not a number")) {
                try await database.readAcrossLearners { _ = try $0.first("SELECT ? AS value", [.real(.nan)]) }
            }
        }
    }
}
