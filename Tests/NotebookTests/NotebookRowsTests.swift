import Etymology
import Foundation
import Model
import Storage
import Support
import Synchronization
import Testing

@testable import Notebook

/// The rows of a notebook: what they hold, how they follow the learner's file, and what the change log tells of it.
@Suite struct NotebookRowsTests {
    private static let now = TestDesk.now

    private static func entry(_ word: String) -> WordEntry {
        WordEntry(
            word: word, partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
            root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(), suffix: .init(),
            relatedWords: ["structure"], variants: ["construction"])
    }

    /// A learner's notebook, and what a test asks of its rows.
    private struct Kept {
        let database: any Database
        let learner: ID<Learner>
        let folder: URL
        var path: String { folder.appending(path: "EtyNote/etynote.md").path }

        /// The notebook with its file.
        var notebook: EtymologyNotebook { notebook(path) }

        func notebook(_ path: String?, in database: (any Database)? = nil) -> EtymologyNotebook {
            EtymologyNotebook(
                of: learner, in: database ?? self.database, path: path,
                random: {
                    let id: ID<WordEntry> = TestIDs.next()
                    return (id.high, id.low)
                })
        }

        var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

        /// Writes the file as another program does, some time ago.
        func write(_ text: String) throws { try write(Data(text.utf8)) }

        func write(_ text: Data, secondsAgo: TimeInterval = 60) throws {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: URL(filePath: path))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: path)
        }

        /// The titles of the rows, whatever the file has.
        func titles() async throws -> [String] { try await database.read(learner) { try $0.notebookTitles() } }

        /// The texts of the rows, joined.
        func rowText() async throws -> Data { try await database.read(learner) { try $0.notebookText() } }

        func isAgreed() async throws -> Bool {
            let file = NotebookFile(path: path)
            return try await database.read(learner) { try $0.notebookFile()?.stamp == file.stampText }
        }

        func ids() async throws -> [String] {
            try await database.read(learner) { reader in
                try reader.rows(
                    "SELECT id FROM notebook_entry WHERE learner_id = ? ORDER BY position, id", [reader.owner]
                ).map { try $0.text(0) }
            }
        }

        /// The log after a number of changes.
        func changes(after count: Int) async throws -> [Change] {
            try await database.read(learner) { [learner] in
                try $0.changes(of: learner, after: count, limit: 10_000).map(\.change)
            }
        }

        func changeCount() async throws -> Int { try await changes(after: 0).count }
    }

    private func withNotebook(_ engine: Engine, _ body: (Kept) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withDatabase(engine) { database in
            let learner: ID<Learner> = TestIDs.next()
            try await database.write(learner, at: Self.now) { transaction in
                _ = try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, '', 0)", [SQLValue(learner)],
                    changes: .upsert(.learner, learner))
            }
            try await body(Kept(database: database, learner: learner, folder: folder))
        }
    }

    // MARK: Both ways to keep it

    /// With a file and without one, the notebook is the same.
    @Test(arguments: Engine.tested, [true, false])
    func entriesAreKeptFoundReviewedAndDeleted(_ engine: Engine, hasFile: Bool) async throws {
        try await withNotebook(engine) { kept in
            let notebook = kept.notebook(hasFile ? kept.path : nil)
            #expect(try await notebook.titles().isEmpty)
            #expect(try await notebook.count() == 0)
            for word in ["construct", "Instruct", "obstruct", "house"] {
                #expect(try await notebook.keep(Self.entry(word), at: Self.now))
            }
            #expect(try await !notebook.keep(Self.entry("CONSTRUCT"), at: Self.now))
            #expect(try await kept.titles() == ["construct", "Instruct", "obstruct", "house"])
            #expect(try await notebook.titles(matching: "STRUCT") == ["construct", "Instruct", "obstruct"])
            #expect(try await notebook.entry(titled: "instruct") == Self.entry("Instruct"))
            #expect(try await notebook.count() == 4)
            let words = try await notebook.review(3, using: SystemRandomNumberGenerator()).map(\.word)
            #expect(words.count == 3 && Set(words).count == 3)
            let before = try await kept.changeCount()
            let ids = try await kept.ids()
            #expect(try await notebook.delete(titled: "Instruct", at: Self.now) == 1)
            #expect(try await kept.changes(after: before) == [.delete(.notebookEntry, ids[1])])
            await #expect(throws: NotebookError.noSuchEntry("Instruct")) {
                try await notebook.delete(titled: "Instruct", at: Self.now)
            }
            let expected = ["construct", "obstruct", "house"].map { NotebookText.block(Self.entry($0)) }.joined()
            #expect(try await notebook.export() == Data(expected.utf8))
            #expect(try await kept.rowText() == Data(expected.utf8))
            #expect(kept.text == (hasFile ? expected : ""))
        }
    }

    @Test(arguments: Engine.tested, [true, false])
    func anImportReplacesTheRowsAndIsTakenBack(_ engine: Engine, hasFile: Bool) async throws {
        try await withNotebook(engine) { kept in
            let notebook = kept.notebook(hasFile ? kept.path : nil)
            for word in ["construct", "obstruct"] { try await notebook.add(Self.entry(word), at: Self.now) }
            let before = try await notebook.export()
            let ids = try await kept.ids()
            try await notebook.propose(Data("mine\n\n# pear\n\n# obstruct\n- short".utf8), at: Self.now)
            let proposal = try #require(try await notebook.proposal())
            #expect(proposal.entries == 2 && proposal.presentEntries == 2 && proposal.lost == ["construct"])
            await #expect(throws: NotebookError.staleProposal) { try await notebook.accept("other", at: Self.now) }
            #expect(try await notebook.accept(proposal.token, at: Self.now) == 2)
            #expect(try await notebook.proposal() == nil)
            #expect(try await kept.titles() == ["pear", "obstruct"])
            #expect(try await kept.rowText() == Data("mine\n\n# pear\n\n# obstruct\n- short".utf8))
            // An entry with the same title keeps its row.
            #expect(try await kept.ids().last == ids.last)
            try await notebook.add(Self.entry("fig"), at: Self.now)
            #expect(try await notebook.titles() == ["pear", "obstruct", "fig"])
            let text = "mine\n\n# pear\n\n# obstruct\n- short\n\n" + NotebookText.block(Self.entry("fig"))
            #expect(try await notebook.export() == Data(text.utf8))
            #expect(try await kept.rowText() == Data(text.utf8))
            let earlier = try #require(try await notebook.earlier().first)
            #expect(earlier.bytes == before.count)
            #expect(try await notebook.restore(earlier.name, at: Self.now) == 2)
            #expect(try await kept.rowText() == before)
            #expect(try await notebook.earlier().count == 2)
            await #expect(throws: NotebookError.noEarlierNotebook("proposed")) {
                try await notebook.restore("proposed", at: Self.now)
            }
        }
    }

    // MARK: Following the file

    @Test(arguments: Engine.tested) func anOutsideChangeIsShownAtOnceAndLoggedOnceFollowed(_ engine: Engine)
        async throws
    {
        try await withNotebook(engine) { kept in
            let notebook = kept.notebook
            for word in ["fig", "construct", "pear", "plum"] { try await notebook.add(Self.entry(word), at: Self.now) }
            #expect(try await kept.isAgreed())
            let ids = try await kept.ids()
            let before = try await kept.changeCount()
            let edited = kept.text.replacing("# plum", with: "# plum\n\nA remark.").replacing(
                NotebookText.block(Self.entry("pear")), with: "Mine\n\n# quince\n\n")
            try kept.write(edited)
            // Reading writes nothing.
            #expect(try await notebook.titles() == ["fig", "construct", "quince", "plum"])
            #expect(try await notebook.entry(titled: "quince") != nil)
            #expect(try await notebook.entry(titled: "pear") == nil)
            #expect(try await kept.changes(after: before).isEmpty)
            #expect(try await kept.titles() == ["fig", "construct", "pear", "plum"])

            try await notebook.refresh(at: Self.now)
            #expect(try await kept.rowText() == Data(edited.utf8))
            #expect(try await kept.titles() == ["fig", "construct", "quince", "plum"])
            let after = try await kept.ids()
            #expect(after.first == ids.first && after.last == ids.last && !after.contains(ids[2]))
            let changes = try await kept.changes(after: before)
            #expect(changes.contains(.delete(.notebookEntry, ids[2])))
            #expect(changes.contains(.upsert(.notebookEntry, ids[3])))
            #expect(!changes.contains(.upsert(.notebookEntry, ids[0])))
            #expect(try await kept.isAgreed())

            // What agrees is not written again.
            let count = try await kept.changeCount()
            try await notebook.refresh(at: Self.now)
            #expect(try await kept.changeCount() == count)
        }
    }

    @Test func aChangeOfTheFileIsFollowedBeforeItIsAddedTo() async throws {
        try await withNotebook(.sqlite) { kept in
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            try kept.write("# pear\n")
            #expect(try await !kept.notebook.keep(Self.entry("pear"), at: Self.now))
            #expect(try await kept.notebook.keep(Self.entry("construct"), at: Self.now))
            #expect(try await kept.titles() == ["pear", "construct"])
            #expect(try await kept.rowText() == Data(kept.text.utf8))
        }
    }

    /// A second change within the same moment may leave the same time of change.
    @Test func aFileThatHasJustChangedIsReadAgain() async throws {
        try await withNotebook(.sqlite) { kept in
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            // Dated ahead, so that the moment has not passed however long the test takes.
            try kept.write(Data("# pear\n".utf8), secondsAgo: -3_600)
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.titles() == ["pear"])
            #expect(try await !kept.isAgreed())
            #expect(try await kept.notebook.titles() == ["pear"])
        }
    }

    @Test func aDeletedFileIsAnEmptyNotebook() async throws {
        try await withNotebook(.sqlite) { kept in
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            try FileManager.default.removeItem(atPath: kept.path)
            #expect(try await kept.notebook.titles().isEmpty)
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.titles().isEmpty)
        }
    }

    @Test func aFileWithoutANotebookYetIsNotMade() async throws {
        try await withNotebook(.sqlite) { kept in
            let before = try await kept.changeCount()
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.notebook.titles().isEmpty)
            #expect(try await kept.changeCount() == before)
            #expect(!FileManager.default.fileExists(atPath: kept.folder.path))
        }
    }

    @Test(arguments: Engine.tested) func whateverAFileHoldsIsInItsRows(_ engine: Engine) async throws {
        let monster = String(repeating: "a\u{301}\u{302}\u{303}", count: 100_000)
        let odd = [
            Data("# a\0b\n- x\0y\n".utf8), Data([0xFF, 0xFE, 0x23, 0x20, 0x61, 0x0A, 0xC3]),
            Data("---\n---\n\n# \n# a\r\n---\r\n\r\ntext\n---\n---".utf8), Data("# \(monster)\n# İ\n# ß".utf8),
            Data(" \n\n".utf8), Data("# 100%_\\\n".utf8),
        ]
        try await withNotebook(engine) { kept in
            for text in odd + [Data(odd.joined()), Data()] {
                try kept.write(text)
                try await kept.notebook.refresh(at: Self.now)
                #expect(try await kept.rowText() == text)
                #expect(try await kept.titles() == NotebookIndex(text).items.map(\.title))
            }
        }
    }

    @Test(arguments: Engine.tested) func titlesAreComparedAsInTheFile(_ engine: Engine) async throws {
        let titles = ["Café", "cafe\u{301}", "cafe", "100%_\\", "İstanbul", "STRASSE", "Straße", "建造", "a\0b", "CAFE"]
        let searches = [
            "", "CAF", "e", "é", "E\u{301}", "%", "_", "\\", "ß", "ss", "i", "造", "\0", "a\u{FFFD}B",
            String(repeating: "a", count: 100_000),
        ]
        try await withNotebook(engine) { kept in
            let text = Data(titles.enumerated().map { "# \($1)\n## Variants\n- \($0)\n" }.joined().utf8)
            try kept.write(text)
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.isAgreed())
            let file = EtymologyNotebook(path: kept.path)
            for search in searches + titles + titles.map({ $0.uppercased() }) {
                #expect(try await kept.notebook.titles(matching: search) == file.titles(matching: search), "\(search)")
                #expect(try await kept.notebook.entry(titled: search) == file.entry(titled: search), "\(search)")
            }
            #expect(try await kept.notebook.entry(titled: "CAFÉ")?.variants == ["1"])
        }
    }

    @Test func theSameSeedGivesTheSameRoundFromFileAndRows() async throws {
        struct Counting: RandomNumberGenerator {
            var state: UInt64 = 7
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state
            }
        }
        try await withNotebook(.sqlite) { kept in
            for number in 0..<40 { try await kept.notebook.add(Self.entry("word\(number)"), at: Self.now) }
            #expect(try await kept.isAgreed())
            let fromRows = try await kept.notebook.review(10, using: Counting())
            #expect(try await EtymologyNotebook(path: kept.path).review(10, using: Counting()) == fromRows)
            #expect(Set(fromRows.map(\.word)).count == 10)
        }
    }

    /// Random edits of a file, each followed: the rows are always the file, in its order.
    @Test func rowsFollowAnySeriesOfChanges() async throws {
        var random = SystemRandomNumberGenerator()
        try await withNotebook(.sqlite) { kept in
            var pieces = (0..<20).map { "# word\($0)\n- \($0)\n\n" }
            for round in 0..<60 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: pieces.insert("# new\(round)\n", at: Int.random(in: 0...pieces.count, using: &random))
                case 1 where pieces.count > 3: pieces.remove(at: Int.random(in: 0..<pieces.count, using: &random))
                case 2: pieces.shuffle(using: &random)
                case 3:
                    let index = Int.random(in: 0..<pieces.count, using: &random)
                    pieces[index] += "- more \(round)\n"
                default: pieces.insert("---\ntext \(round)\n---\n", at: 0)
                }
                // Always in the same place, where the room between two positions ends soonest.
                pieces.insert("# middle\(round)\n", at: 1)
                let text = Data(pieces.joined().utf8)
                try kept.write(text, secondsAgo: Double(1_000 - round))
                if round % 3 == 0 { try await kept.notebook.add(Self.entry("added\(round)"), at: Self.now) }
                try await kept.notebook.refresh(at: Self.now)
                #expect(try await kept.rowText() == Data(contentsOf: URL(filePath: kept.path)))
                if round % 3 == 0 { pieces.append(NotebookText.block(Self.entry("added\(round)"))) }
            }
        }
    }

    @Test(arguments: Engine.tested) func thousandsOfEntriesAreOneChange(_ engine: Engine) async throws {
        try await withNotebook(engine) { kept in
            let before = try await kept.changeCount()
            try kept.write((0..<5_000).map { "# word\($0)\n\n" }.joined())
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.changes(after: before) == [.upsertMany(.notebookEntry)])
            #expect(try await kept.notebook.count() == 5_000)
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            #expect(try await kept.changes(after: before).count == 2)
            #expect(try await kept.notebook.titles(matching: "WORD499").count == 11)
        }
    }

    // MARK: A file in another place

    @Test func aNewFolderGetsTheNotebookFromTheRows() async throws {
        try await withNotebook(.sqlite) { kept in
            for word in ["construct", "pear"] { try await kept.notebook.add(Self.entry(word), at: Self.now) }
            let text = kept.text
            try FileManager.default.removeItem(at: kept.folder)
            // A lost folder is not a deleted notebook.
            #expect(try await kept.notebook.titles() == ["construct", "pear"])
            #expect(try await kept.notebook.export() == Data(text.utf8))
            try await kept.notebook.refresh(at: Self.now)
            #expect(kept.text == text)
            #expect(try await kept.titles() == ["construct", "pear"])
        }
    }

    @Test func aFileFromElsewhereIsAddedToAndLosesNothing() async throws {
        try await withNotebook(.sqlite) { kept in
            for word in ["construct", "pear"] { try await kept.notebook.add(Self.entry(word), at: Self.now) }
            try FileManager.default.removeItem(at: kept.folder)
            try kept.write("# quince\n\n" + NotebookText.block(Self.entry("pear")) + "the end")
            #expect(try await kept.notebook.titles() == ["quince", "pear"])
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.notebook.titles() == ["quince", "pear", "construct"])
            #expect(try await kept.titles() == ["quince", "pear", "construct"])
            #expect(try await kept.rowText() == Data(kept.text.utf8))
        }
    }

    // MARK: A crash, and a database that fails

    /// What a program leaves that dies after it has written the file.
    @Test(arguments: Engine.tested) func whatOnlyTheFileHasIsNotLost(_ engine: Engine) async throws {
        try await withNotebook(engine) { kept in
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            try await EtymologyNotebook(path: kept.path).add(Self.entry("pear"), at: Self.now)
            #expect(try await kept.titles() == ["construct"])
            #expect(try await kept.notebook.titles() == ["construct", "pear"])
            try await kept.notebook.add(Self.entry("plum"), at: Self.now)
            #expect(try await kept.titles() == ["construct", "pear", "plum"])
            #expect(try await kept.isAgreed())
            try await EtymologyNotebook(path: kept.path).delete(titled: "pear", at: Self.now)
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.titles() == ["construct", "plum"])
        }
    }

    @Test(arguments: FullDatabase.Moment.allCases)
    func aDatabaseThatFailsDoesNotKeepAnEntryFromTheFile(_ moment: FullDatabase.Moment) async throws {
        try await withNotebook(.sqlite) { kept in
            try await kept.notebook.add(Self.entry("construct"), at: Self.now)
            let failing = FullDatabase(kept.database, fullAt: moment)
            let notebook = kept.notebook(kept.path, in: failing)
            #expect(try await notebook.keep(Self.entry("pear"), at: Self.now))
            #expect(try await kept.titles() == ["construct"])
            #expect(kept.text == ["construct", "pear"].map { NotebookText.block(Self.entry($0)) }.joined())
            #expect(try await notebook.titles() == ["construct", "pear"])
            #expect(try await notebook.delete(titled: "construct", at: Self.now) == 1)
            #expect(try await notebook.titles() == ["pear"])
            try await kept.notebook.refresh(at: Self.now)
            #expect(try await kept.titles() == ["pear"])
            await #expect(throws: StorageError.diskFull) {
                try await kept.notebook(nil, in: failing).add(Self.entry("plum"), at: Self.now)
            }
        }
    }
}
