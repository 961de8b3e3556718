import Etymology
import Foundation
import Model
import Notebook
import Testing

@Suite struct NotebookFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "EtyNote/etynote.md").path }
    private var notebook: EtymologyNotebook { EtymologyNotebook(path: path) }

    private func entry(_ word: String, meaning: String = "to build") -> WordEntry {
        WordEntry(
            word: word, partOfSpeech: ["verb"], englishMeaning: [meaning], chineseMeaning: ["建造"],
            root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(), suffix: .init(),
            relatedWords: ["structure"], variants: ["construction"])
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// 2026-03-07T12:00:00Z
    private let now = Timestamp(milliseconds: 1_772_884_800_000)

    private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    @Test func entriesAreAppendedFoundAndDeleted() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let words = ["construct", "Instruct", "obstruct", "house"]
        for word in words { try await notebook.add(entry(word), at: now) }
        #expect(text == words.map { NotebookText.block(entry($0)) }.joined())
        #expect(try await notebook.titles(matching: "STRUCT") == ["construct", "Instruct", "obstruct"])
        #expect(try await notebook.titles(matching: "建造").isEmpty)
        #expect(try await notebook.entry(titled: "instruct") == entry("Instruct"))
        #expect(try await notebook.delete(titled: "Instruct", at: now) == 1)
        #expect(text == ["construct", "obstruct", "house"].map { NotebookText.block(entry($0)) }.joined())
        await #expect(throws: NotebookError.noSuchEntry("Instruct")) {
            try await notebook.delete(titled: "Instruct", at: now)
        }
    }

    @Test func whatAnotherProgramWroteIsRespected() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let book = notebook
        try await book.add(entry("construct"), at: now)
        #expect(try await book.titles() == ["construct"])
        try write("My words\n\n---\n# apple\n## Variants\n- apples\n---\n# pear\n\nA remark of mine.\n# plum\n- no end")
        #expect(try await book.titles() == ["apple", "pear", "plum"])
        #expect(try await book.entry(titled: "apple")?.variants == ["apples"])
        try await book.delete(titled: "apple", at: now)
        #expect(text == "My words\n\n---\n# pear\n\nA remark of mine.\n# plum\n- no end")
        try await book.add(entry("fig"), at: now)
        #expect(text.hasSuffix("- no end\n\n" + NotebookText.block(entry("fig"))))
        try await book.delete(titled: "pear", at: now)
        #expect(text.hasPrefix("My words\n\n# plum\n- no end"))
        #expect(try await book.titles() == ["plum", "fig"])
    }

    @Test func aMonstrousEntryIsShownInPartAndKeptWhole() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let title = String(repeating: "a\u{301}", count: 100_000)
        let items = String(repeating: "- b\n", count: 100_000)
        let block = "# apple\n## Variants\n\(items)"
        try write("# \(title)\n\n" + block)
        #expect(try await notebook.titles().map(\.count) == [200, 5])
        #expect(try await notebook.entry(titled: "apple")?.variants.count == 1000)
        let monster = try #require(try await notebook.titles().first)
        try await notebook.delete(titled: monster, at: now)
        #expect(text == block)
    }

    @Test func aNotebookOfTooManyEntriesIsRefused() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let many = Data(String(repeating: "# a\n", count: EtymologyNotebook.mostEntries + 1).utf8)
        await #expect(throws: NotebookError.noNotebook(reason: "it has more than 300000 entries")) {
            try await notebook.outlook(of: many)
        }
    }

    @Test func randomEntriesRoundTrip() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = Seeded(state: 20)
        var entries: [WordEntry] = []
        var text = ""
        for index in 0..<10_000 {
            let entry = Self.randomEntry(index, &random)
            entries.append(entry)
            text += NotebookText.block(entry)
        }
        let book = notebook
        #expect(try await book.replace(with: Data(text.utf8), expecting: nil, at: now) == 10_000)
        let titles = try await book.titles()
        #expect(titles == entries.map(\.word))
        for index in stride(from: 0, to: 10_000, by: 97) {
            #expect(try await book.entry(titled: entries[index].word) == entries[index])
        }
        let index = NotebookIndex(Data(text.utf8))
        let bytes = Data(text.utf8)
        for (item, entry) in zip(index.items, entries) {
            #expect(NotebookText.entry(String(decoding: bytes[item.range], as: UTF8.self)) == entry)
            #expect(bytes[item.range] == Data(NotebookText.block(entry).utf8))
        }
    }

    @Test func anAppendThatWasCutOffIsFinished() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await notebook.add(entry("construct"), at: now)
        let whole = text
        let block = NotebookText.block(entry("obstruct"))
        for cut in [0, 1, block.utf8.count / 2, block.utf8.count - 1, block.utf8.count] {
            try Data((whole + block).utf8.prefix(whole.utf8.count + cut)).write(to: URL(filePath: path))
            try Data("\(whole.utf8.count) \(block.utf8.count)\n\(block)".utf8).write(
                to: URL(filePath: path + ".adding"))
            #expect(try await notebook.titles() == ["construct"] + ["obstruct"])
            #expect(text == whole + block)
            #expect(!FileManager.default.fileExists(atPath: path + ".adding"))
        }
        // Later changes to the file stay, and a truncated journal is ignored.
        try write(whole + "something else")
        try Data("\(whole.utf8.count) \(block.utf8.count)\n\(block)".utf8).write(to: URL(filePath: path + ".adding"))
        _ = try await notebook.export()
        #expect(text == whole + "something else")
        try write(whole)
        try Data("\(whole.utf8.count) \(block.utf8.count)\n---".utf8).write(to: URL(filePath: path + ".adding"))
        _ = try await notebook.export()
        #expect(text == whole)
    }

    @Test func aReadOnlyNotebookIsLeftAlone() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await notebook.add(entry("construct"), at: now)
        let before = text
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        await #expect(throws: NotebookError.self) { try await notebook.delete(titled: "construct", at: now) }
        #expect(text == before)
    }

    @Test func fiftyMegabytesAreANotebookLikeOthers() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var blocks = ""
        var titles: [String] = []
        let meaning = String(repeating: "x", count: 4000)
        while blocks.utf8.count < 50 << 20 {
            titles.append("word\(titles.count)")
            blocks += NotebookText.block(entry(titles[titles.count - 1], meaning: meaning))
        }
        try write(blocks)
        let book = notebook
        #expect(try await book.titles() == titles)
        #expect(try await book.titles(matching: "WORD77") == titles.filter { $0.contains("word77") })
        #expect(try await book.entry(titled: "word9000")?.word == "word9000")
        try await book.add(entry("latest"), at: now)
        try await book.delete(titled: "word0", at: now)
        #expect(try await book.titles() == Array(titles.dropFirst()) + ["latest"])
    }

    @Test func anImportIsProposedFirstAndKeepsTheOld() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for title in ["construct", "pear", "obstruct", "construct"] { try await notebook.add(entry(title), at: now) }
        let before = text
        for unusable in [Data("no titles here".utf8), Data([0xFF, 0xFE, 0x23]), Data()] {
            await #expect(throws: NotebookError.self) { try await notebook.propose(unusable, at: now) }
        }
        #expect(try await notebook.proposal() == nil)
        try await notebook.propose(Data("# pear\n# quince\n".utf8), at: now)
        let proposal = try #require(try await notebook.proposal())
        #expect(proposal.entries == 2 && proposal.presentEntries == 4)
        #expect(proposal.lost == ["construct", "obstruct"])
        #expect(text == before)
        #expect(try await notebook.accept(proposal.token, at: now) == 2)
        #expect(try await notebook.export() == Data("# pear\n# quince\n".utf8))
        #expect(try await notebook.proposal() == nil)
        let earlier = try #require(try await notebook.earlier().first)
        #expect(earlier.name == "etynote-20260307T120000Z.md" && earlier.replacedAt == now)
        #expect(try await notebook.restore(earlier.name, at: now) == 4)
        #expect(text == before)
        #expect(
            try await notebook.earlier().map(\.name) == [
                "etynote-20260307T120000Z-2.md", "etynote-20260307T120000Z.md",
            ])
    }

    @Test func aProposalIsNotAcceptedOnceEitherNotebookHasChanged() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await notebook.add(entry("construct"), at: now)
        try await notebook.propose(Data("# pear\n".utf8), at: now)
        let seen = try #require(try await notebook.proposal()).token
        try await notebook.add(entry("obstruct"), at: now)
        await #expect(throws: NotebookError.staleProposal) { try await notebook.accept(seen, at: now) }
        #expect(try await notebook.titles() == ["construct", "obstruct"])
        let again = try #require(try await notebook.proposal()).token
        try await notebook.propose(Data("# quince\n# plum\n".utf8), at: now)
        await #expect(throws: NotebookError.staleProposal) { try await notebook.accept(again, at: now) }
        try await notebook.discardProposal(at: now)
        await #expect(throws: NotebookError.staleProposal) { try await notebook.accept(again, at: now) }
        #expect(try await notebook.titles() == ["construct", "obstruct"])
    }

    @Test func whatWasAgreedToForOneNotebookIsNotDoneToAnother() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await notebook.add(entry("construct"), at: now)
        let file = Data("# pear\n".utf8)
        let shown = try await notebook.outlook(of: file)
        #expect(shown.lost == ["construct"])
        try await notebook.add(entry("obstruct"), at: now)
        await #expect(throws: NotebookError.staleProposal) {
            try await notebook.replace(with: file, expecting: shown.token, at: now)
        }
        #expect(try await notebook.titles() == ["construct", "obstruct"])
        #expect(try await notebook.earlier().isEmpty)
        let again = try await notebook.outlook(of: file).token
        #expect(try await notebook.replace(with: file, expecting: again, at: now) == 1)
    }

    @Test func theLastTenOfOneSecondAreKept() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<14 {
            try await notebook.replace(with: Data("# word\(number)\n".utf8), expecting: nil, at: now)
        }
        let earlier = try await notebook.earlier()
        #expect(earlier.count == EtymologyNotebook.earlierKept)
        #expect(earlier.first?.name == "etynote-20260307T120000Z-13.md")
        let folder = URL(filePath: try #require(notebook.earlierFolder))
        let texts = try earlier.map {
            try String(contentsOf: folder.appending(path: $0.name), encoding: .utf8)
        }
        #expect(texts == (3...12).reversed().map { "# word\($0)\n" })
    }

    @Test func theLastTenNotebooksAreKept() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await notebook.add(entry("construct"), at: now)
        for day in 0..<15 {
            try await notebook.replace(
                with: Data("# word\(day)\n".utf8), expecting: nil, at: now.advanced(bySeconds: Int64(day) * 86_400))
        }
        let earlier = try await notebook.earlier()
        #expect(earlier.count == EtymologyNotebook.earlierKept)
        #expect(earlier.first?.name == "etynote-20260321T120000Z.md")
        let folder = URL(filePath: try #require(notebook.earlierFolder))
        try Data("mine".utf8).write(to: folder.appending(path: "notes.md"))
        #expect(try await notebook.earlier().count == 10)
        await #expect(throws: NotebookError.noEarlierNotebook("../etynote.md")) {
            try await notebook.restore("../etynote.md", at: now)
        }
    }

    @Test func reviewTakesSomeAtRandomAndEachOnce() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<20 { try await notebook.add(entry("word\(number)"), at: now) }
        let random = Seeded(state: 7)
        let words = try await notebook.review(8, using: random).map(\.word)
        #expect(words.count == 8 && Set(words).count == 8)
        #expect(words != (0..<8).map { "word\($0)" })
        #expect(try await notebook.review(100, using: random).count == 20)
        #expect(try await notebook.review(-1, using: random).isEmpty)
    }

    @Test func anEntryThatBreaksTheFormIsRefused() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var broken = entry("construct")
        broken.variants = []
        await #expect(throws: NotebookError.fault(.empty("variants"))) { try await notebook.add(broken, at: now) }
        broken = entry("con\n# struct")
        await #expect(throws: NotebookError.fault(.unprintable("word"))) { try await notebook.add(broken, at: now) }
        #expect(text.isEmpty)
    }

    // MARK: Random entries

    private static func randomEntry(_ number: Int, _ random: inout Seeded) -> WordEntry {
        func text(_ mayBeEmpty: Bool = false) -> String {
            if mayBeEmpty, Bool.random(using: &random) { return "" }
            let alphabet = Array("abc -#*:.'\"建造字かな😀́é\u{200D}`\\|[]()<>&".unicodeScalars)
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                scalars.append(alphabet.randomElement(using: &random)!)
            }
            let trimmed = NotebookText.trimmed(String(scalars))
            return trimmed.isEmpty && !mayBeEmpty ? "x" : trimmed
        }
        func list() -> [String] { (0..<Int.random(in: 1...4, using: &random)).map { _ in text() } }
        func element() -> WordEntry.Element { .init(form: text(true), meaning: text(true), originLanguage: text(true)) }
        return WordEntry(
            word: "\(text()) \(number)", partOfSpeech: list(), englishMeaning: list(), chineseMeaning: list(),
            root: element(), prefix: element(), suffix: element(), relatedWords: list(), variants: list())
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }
}
