import Etymology
import Model
import Practice
import Scheduling
import Storage

/// The rows of a notebook are read and searched: the same titles and entries natively and in WebAssembly.
func checkNotebook(_ report: inout Report) {
    do throws(StorageError) {
        let notebook = try Notebook()
        try notebook.checkTitles(&report)
        try notebook.checkEntries(&report)
        try notebook.checkFile(&report)
    } catch {
        report.expect("notebook: " + error.description, false)
    }
}

private struct Notebook: DeskChecks {
    private static let start = CheckedDesk.start
    let desk: CheckedDesk

    /// An accent of its own, a title that differs by case alone, one that occurs twice, and signs of patterns.
    private static let entries = [
        entry("construct", "to build"), entry("Structure", "a building"), entry("cafe\u{301}", "a coffee house"),
        entry("structure", "the way of building"), entry("100%", "all"), entry("construct", "an idea"),
    ]

    private static func entry(_ word: String, _ meaning: String) -> WordEntry {
        WordEntry(
            word: word, partOfSpeech: ["noun"], englishMeaning: [meaning], chineseMeaning: ["建筑"],
            root: WordEntry.Element(form: "struct", meaning: "build", originLanguage: "Latin"), prefix: .init(),
            suffix: .init(), relatedWords: ["instruct"], variants: [])
    }

    init() throws(StorageError) {
        desk = try CheckedDesk()
        try write { transaction throws(StorageError) in
            // Text before the first entry has a row without a title.
            try Self.insert(nil, "My words\n\n", 0, transaction)
            for (place, entry) in Self.entries.enumerated() {
                try Self.insert(entry.word, NotebookText.block(entry), place + 1, transaction)
            }
        }
    }

    private static func insert(
        _ title: String?, _ text: String, _ place: Int, _ transaction: Transaction
    ) throws(StorageError) {
        let id = ID<WordEntry>(at: start, random: (3, UInt64(place)))
        var folded: String?
        if let title { folded = NotebookTitle.folded(title) }
        try transaction.run(
            """
            INSERT INTO notebook_entry (learner_id, id, position, title, folded_title, text, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                transaction.owner, SQLValue(id), .integer(Int64(place) << 32), SQLValue(title), SQLValue(folded),
                .blob(Array(text.utf8)), SQLValue(start), SQLValue(start),
            ], changes: .upsert(.notebookEntry, id))
    }

    func checkTitles(_ report: inout Report) throws(StorageError) {
        for (text, titles) in [
            ("", "construct Structure cafe\u{301} structure 100% construct"),
            ("STRUCT", "construct Structure structure construct"),
            ("caf", "cafe\u{301}"), ("cafe", ""), ("CAF\u{C9}", "cafe\u{301}"), ("%", "100%"), ("_", ""),
        ] {
            let found = try read { reader throws(StorageError) in try reader.notebookTitles(matching: text) }
            report.expect("titles with '\(text)'", found.joined(separator: " "), titles)
        }
        // No report may have the character itself.
        let unstorable = try read { reader throws(StorageError) in try reader.notebookTitles(matching: "\0") }
        report.expect("titles with what no title has", "\(unstorable.count)", "0")
        let count = try read { reader throws(StorageError) in try reader.notebookCount() }
        report.expect("entries", "\(count)", "6")
    }

    func checkEntries(_ report: inout Report) throws(StorageError) {
        for (title, meaning) in [
            ("structure", "the way of building"), ("Structure", "a building"), ("STRUCTURE", "the way of building"),
            ("construct", "an idea"), ("caf\u{E9}", "a coffee house"), ("cafe", "none"), ("My words", "none"),
        ] {
            let entry = try read { reader throws(StorageError) in try reader.notebookEntry(titled: title) }
            report.expect("the entry '\(title)'", entry?.englishMeaning.first ?? "none", meaning)
        }
        let whole = try read { reader throws(StorageError) in try reader.notebookEntry(titled: "construct") }
        report.expect("an entry is read as it was written", whole == Self.entries[5])
        var generator = SplitMix64(seed: 7)
        let drawn = try read { reader throws(StorageError) in
            try reader.notebookEntries(4, using: &generator)
        }
        var meanings = ""
        for entry in drawn { meanings += entry.word + " " + (entry.englishMeaning.first ?? "") + "\n" }
        report.expect("entries are drawn", "\(drawn.count)", "4")
        report.same("in an order that the generator gives", meanings.utf8)
        let all = try read { reader throws(StorageError) in
            try reader.notebookEntries(100, using: &generator)
        }
        report.expect("each once", "\(Set(all.map { $0.englishMeaning.first ?? "" }).count) of \(all.count)", "6 of 6")
    }

    func checkFile(_ report: inout Report) throws(StorageError) {
        let none = try read { reader throws(StorageError) in try reader.notebookFile() == nil }
        report.expect("no file is known", none)
        try write { transaction throws(StorageError) in
            try transaction.runDerived(
                "INSERT INTO notebook_file (learner_id, place, stamp, updated_at) VALUES (?, ?, ?, ?)",
                [transaction.owner, "disk 1", "42", SQLValue(Self.start)])
            try transaction.runDerived(
                "INSERT INTO notebook_copy (learner_id, name, text, updated_at) VALUES (?, ?, ?, ?)",
                [transaction.owner, "etynote.md", .blob([1, 2, 3]), SQLValue(Self.start)])
        }
        let file = try read { reader throws(StorageError) in try reader.notebookFile() }
        report.expect("the file of the rows", (file?.place ?? "") + " " + (file?.stamp ?? ""), "disk 1 42")
        let copies = try read { reader throws(StorageError) in try reader.notebookCopies() }
        report.expect("copies", copies.count == 1 && copies[0].name == "etynote.md" && copies[0].bytes == 3)
    }
}
