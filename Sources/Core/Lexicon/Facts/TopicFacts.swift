import Model

/// The words of `Data/topics.txt`, which says what its fields are.
package struct TopicFacts {
    package let rows: FactRows
    package let tables: TopicTables

    /// What stands for everyday life in place of an interest.
    private static let everyday = "everyday"

    /// - Throws: ``MalformedFact``.
    package init(_ text: String) throws(MalformedFact) {
        rows = try FactRows(text, file: "topics.txt", fields: 4...6)
        var tables = TopicTables()
        var seen: Set<[String]> = []
        for row in rows.rows {
            guard let language = Language(rawValue: row[0]) else { throw row.malformed("“\(row[0])” is no language") }
            let interest = LearningPreferences.Interest(rawValue: row[1])
            guard interest != nil || row[1] == Self.everyday else { throw row.malformed("“\(row[1])” is no interest") }
            guard let level = Int(row[2]), (1...Difficulty.allCases.count).contains(level) else {
                throw row.malformed("“\(row[2])” is no level from 1 to \(Difficulty.allCases.count)")
            }
            let word = try row.text(3, "word")
            guard seen.insert([row[0], row[1], word]).inserted else { throw row.malformed("“\(word)” occurs twice") }
            guard row[4].isEmpty == row[5].isEmpty else {
                throw row.malformed("there is a sentence without its translation, or the reverse")
            }
            tables.add(
                TopicWord(word, level: Difficulty.allCases[level - 1], sentence: row[4], translation: row[5]),
                to: interest, in: language)
        }
        self.tables = tables
    }
}
