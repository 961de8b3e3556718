import Foundation
import Library
import Model
import Notebook
import Operations
import Review
import Storage
import Support
import Testing
import Wire

/// Deleting everything that a learner has: after a week, wholly, and only what is theirs.
@Suite struct DeletionTests {
    private static let day: Int64 = 24 * 3600

    @Test(arguments: Engine.tested) func afterAWeekNothingOfTheLearnerIsLeft(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let (workplace, notebook) = try await Self.filled(test)
        let context = await workplace.context(of: test.desk.learner, at: TestDesk.now)
        let request = try await context.requestDeletion()
        #expect(request.requestedAt == TestDesk.now)
        #expect(request.dueAt == TestDesk.now.advanced(bySeconds: 7 * Self.day))

        // Asking again moves nothing, and before the week is over nothing is deleted.
        let late = await workplace.context(
            of: test.desk.learner, at: TestDesk.now.advanced(bySeconds: 7 * Self.day - 1))
        #expect(try await late.requestDeletion() == request)
        #expect(try await late.deleteEverythingIfDue(notebook) == nil)
        #expect(try await Self.tablesWithRows(test).contains("mark"))

        let due = await workplace.context(of: test.desk.learner, at: request.dueAt)
        #expect(try await !due.takeBackDeletion())
        #expect(try await due.deleteEverythingIfDue(notebook) == request)
        #expect(try await Self.tablesWithRows(test) == [])
        #expect(!FileManager.default.fileExists(atPath: notebook.path))
        let folder = URL(filePath: notebook.path).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        #expect(
            !FileManager.default.fileExists(
                atPath: test.folder.appending(path: "Dictionaries/\(test.desk.learner)").path))
        // It happens once, and Glossa goes on as a new one.
        #expect(try await due.deleteEverythingIfDue(notebook) == nil)
        try await test.desk.mark("书", in: .chinese, as: .known, at: request.dueAt)
        #expect(try await Self.tablesWithRows(test).contains("mark"))
        try await test.remove()
    }

    @Test func aRequestIsTakenBack() async throws {
        let test = try await TestDesk()
        let (workplace, notebook) = try await Self.filled(test)
        let context = await workplace.context(of: test.desk.learner, at: TestDesk.now)
        #expect(try await !context.takeBackDeletion())
        _ = try await context.requestDeletion()
        #expect(try await context.takeBackDeletion())
        #expect(try await context.deletionRequest() == nil)
        let later = await workplace.context(of: test.desk.learner, at: TestDesk.now.advanced(bySeconds: 8 * Self.day))
        #expect(try await later.deleteEverythingIfDue(notebook) == nil)
        #expect(try await Self.tablesWithRows(test).contains("mark"))
        #expect(FileManager.default.fileExists(atPath: notebook.path))
        try await test.remove()
    }

    @Test func whatWasInterruptedIsFinishedByTheNextPass() async throws {
        let test = try await TestDesk()
        let (workplace, notebook) = try await Self.filled(test)
        let request = try await workplace.context(of: test.desk.learner, at: TestDesk.now).requestDeletion()
        // The files are gone, and the program was killed before the rows followed.
        try FileManager.default.removeItem(at: test.folder.appending(path: "Dictionaries/\(test.desk.learner)"))
        try FileManager.default.removeItem(atPath: notebook.path)
        let due = await workplace.context(of: test.desk.learner, at: request.dueAt)
        #expect(try await due.deleteEverythingIfDue(notebook) == request)
        #expect(try await Self.tablesWithRows(test) == [])
        try await test.remove()
    }

    @Test func anotherLearnerKeepsEverything() async throws {
        let test = try await TestDesk()
        let (workplace, notebook) = try await Self.filled(test)
        let other: ID<Learner> = TestIDs.next()
        try await test.desk.database.write(other, at: TestDesk.now) { transaction in
            try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, 'Other', 1)", [transaction.owner],
                changes: .upsert(.learner, other))
            try transaction.run(
                """
                INSERT INTO mark (learner_id, language, word, status, created_at, updated_at)
                VALUES (?, 'zh', '书', 'known', 1, 1)
                """, [transaction.owner], changes: .upsert(.mark, "zh", "书"))
        }
        let request = try await workplace.context(of: test.desk.learner, at: TestDesk.now).requestDeletion()
        let due = await workplace.context(of: test.desk.learner, at: request.dueAt)
        #expect(try await due.deleteEverythingIfDue(notebook) != nil)
        let marks = try await test.desk.database.read(other) { reader in
            try reader.rows("SELECT word FROM mark WHERE learner_id = ?", [reader.owner]).count
        }
        #expect(marks == 1)
        try await test.remove()
    }

    // MARK: Samples

    /// A learner with books, words, cards, a dictionary and a notebook that was replaced once.
    private static func filled(_ test: TestDesk) async throws -> (Workplace, EtymologyNotebook) {
        let workplace = Workplace(of: test.desk)
        let context = await workplace.context(of: test.desk.learner, at: TestDesk.now)
        let notebook = context.notebook(at: test.folder.appending(path: "EtyNote/etynote.md").path)
        let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。"
        _ = try await test.importText(text)
        try await test.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now)
        let deck = try await context.review.addDeck(named: "Words", at: TestDesk.now, newID: context.newID())
        _ = try await context.review.add(
            [NoteDraft(language: LanguageTag(.chinese), word: "银行")], to: deck.id, at: TestDesk.now
        ) { context.random() }
        _ = try await context.importDictionary(
            DictionaryRequest(
                .bytes(Array("麥穗 麦穗 [mai4 sui4] /ear of wheat/\n".utf8)), fileName: "mine.u8", name: nil))
        _ = try await notebook.replace(with: Data("# pear\n\nA fruit.\n".utf8), expecting: nil, at: TestDesk.now)
        _ = try await notebook.replace(with: Data("# plum\n\nA fruit.\n".utf8), expecting: nil, at: TestDesk.now)
        return (workplace, notebook)
    }

    /// The tables that have rows of the learner.
    private static func tablesWithRows(_ test: TestDesk) async throws -> [String] {
        let learner = test.desk.learner
        return try await test.desk.database.read(learner) { reader in
            try (KeptTable.all.map(\.name) + KeptTable.others.keys.sorted()).filter { table in
                try reader.first("SELECT learner_id FROM \(table) WHERE learner_id = ? LIMIT 1", [reader.owner]) != nil
            }
        }
    }
}
