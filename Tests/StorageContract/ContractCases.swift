import Model
import Storage

extension ContractCase {
    /// All cases.
    public static var all: [ContractCase] { [values, texts, blobs, numbersAlone, sorting] + writing + refusing }

    // MARK: Values

    private static let values = ContractCase(
        "numbers come back as they were",
        .read { reader, findings throws(StorageError) in
            let values: [SQLValue] = [
                0, 1, -1, .integer(.max), .integer(.min), 0.5, .real(.pi), .real(-1e300), .real(.leastNonzeroMagnitude),
                .real(.infinity), nil,
            ]
            for (index, value) in values.enumerated() {
                let found = try reader.first("SELECT ? AS value", [value])?.value("value")
                findings.expect(found == value, "value \(index)")
            }
        })

    private static let samples = [
        "", "a", "故乡 — 魯迅", "日本語の文", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀", "e\u{301} é", "'quoted' \"twice\" ? $1 \\ %_",
        "\r\n\t\u{1}\u{10FFFF}", "\u{FEFF}bom", String(repeating: "长", count: 30_000),
    ]

    private static let texts = ContractCase(
        "texts come back as they were",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            for (index, text) in samples.enumerated() { try transaction.addBook(.sample(UInt64(index)), title: text) }
        },
        .read { reader, findings throws(StorageError) in
            for (index, text) in samples.enumerated() {
                let row = try reader.first(
                    "SELECT title FROM book WHERE learner_id = ? AND id = ?",
                    [reader.owner, SQLValue(ID<Book>.sample(UInt64(index)))])
                // By bytes: equal strings may have another normalization form.
                let found = try row?.text("title") ?? "nothing"
                findings.expect(found.utf8.elementsEqual(text.utf8), "text \(index)")
            }
            let row = try reader.first("SELECT * FROM book WHERE learner_id = ? LIMIT 1", [reader.owner])
            findings.expect(try row?.optionalText("author") == nil, "a null is no text")
            findings.expect(try row?.value("deleted_at") == .null, "a null is null")
            findings.expect(try row?.time("created_at") == contractTime, "a time")
            findings.expect(try row?.flag("has_cover") == false, "a flag")
        })

    private static let blobs = ContractCase(
        "blobs come back as they were",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            try transaction.addBook(.first)
        },
        .write { transaction, findings throws(StorageError) in
            let long = (0..<300_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435) >> 7) }
            for blob in [[], [0], [0, 0, 255, 10, 13, 92], Array(0...255), long] {
                try transaction.runDerived("DELETE FROM vocabulary WHERE learner_id = ?", [transaction.owner])
                try transaction.runDerived(
                    "INSERT INTO vocabulary (book_id, learner_id, fingerprint, words) VALUES (?, ?, ?, ?)",
                    [SQLValue(ID<Book>.first), transaction.owner, "f", .blob(blob)])
                let found = try transaction.first(
                    "SELECT words FROM vocabulary WHERE learner_id = ?", [transaction.owner])
                findings.expect(try found?.blob("words") == blob, "a blob of \(blob.count) bytes")
            }
        })

    private static let numbersAlone = ContractCase(
        "rows of numbers come without their rows",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            for number in 0..<200 { try transaction.mark("\(1000 + number)", times: number) }
        },
        .read { reader, findings throws(StorageError) in
            var sum = 0.0
            try reader.forEachRow(
                ofNumbers: "SELECT times_marked, NULL AS none FROM mark WHERE learner_id = ?", [reader.owner]
            ) { row throws(StorageError) in
                sum += row[0]
                if !row[1].isNaN { throw .busy }
            }
            findings.expect(sum == 19_900, "the sum")
            var largest: Int64 = 0
            try reader.forEachRow(ofIntegers: "SELECT 9223372036854775807 AS a", []) { row throws(StorageError) in
                largest = row[0]
            }
            findings.expect(largest == .max, "the largest number")
            // A statement may run inside another, even the same.
            var words: [String] = []
            var inner = 0
            let sql = "SELECT word FROM mark WHERE learner_id = ? ORDER BY word"
            try reader.forEachRow(sql, [reader.owner]) { row throws(StorageError) in
                words.append(try row.text("word"))
                if words.count % 50 == 0 { inner += try reader.rows(sql, [reader.owner]).count }
            }
            findings.expect(words.count == 200 && inner == 800, "queries in between")
            findings.expect(words.first == "1000" && words.last == "1199", "the order")
            let row = try reader.first(
                """
                SELECT SUM(times_marked) AS total, AVG(times_marked) AS mean, SUM(times_marked) * 0.5 AS half,
                    SUM(page) AS none_at_all FROM mark WHERE learner_id = ?
                """, [reader.owner])
            findings.expect(try row?.integer("total") == 19_900, "SUM")
            findings.expect(try row?.real("mean") == 99.5, "AVG")
            findings.expect(try row?.real("half") == 9950, "a product")
            findings.expect(try row?.optionalInteger("none_at_all") == nil, "SUM of nothing")
        })

    private static let sorting = ContractCase(
        "text sorts by code point, and LIKE distinguishes case",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            for word in ["b", "A", "a", "B", "é", "银", "_"] { try transaction.mark(word) }
        },
        .read { reader, findings throws(StorageError) in
            let sorted = try reader.texts(
                "SELECT word FROM mark WHERE learner_id = ? ORDER BY word", [reader.owner])
            findings.expect(sorted, ["A", "B", "_", "a", "b", "é", "银"], "the order")
            let like = try reader.texts(
                "SELECT word FROM mark WHERE learner_id = ? AND word LIKE ?", [reader.owner, "a%"])
            findings.expect(like, ["a"], "LIKE")
            let literal = try reader.texts(
                "SELECT word FROM mark WHERE learner_id = ? AND word LIKE ? ESCAPE '\\'",
                [reader.owner, .containing("_")])
            findings.expect(literal, ["_"], "LIKE with an escape")
        })
}
