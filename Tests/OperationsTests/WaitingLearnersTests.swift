import Accounts
import Foundation
import LanguageModel
import Library
import Model
import Models
import Notebook
import Support
import Testing

@testable import Operations

/// For whom a round over what waits has something to do.
@Suite struct WaitingLearnersTests {
    @Test(arguments: Engine.tested)
    func onlyWhoHasAskedOrEditedTheirNotebookIsWaiting(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let workplace = Workplace(of: test.desk)
        let owner = test.desk.learner
        let accounts = AccountsDesk(testing: workplace.database, lane: test.desk.lanes.answers, clock: StillClock())
        let bert = try await accounts.makeAccount(
            NewAccount(name: "bert", password: "four words of mine"), for: nil, isAdministrator: false, at: TestDesk.now
        ).learner
        let files = LearnerFiles(
            owner: owner, notebook: test.folder.appending(path: "EtyNote/etynote.md").path,
            folder: test.folder.appending(path: "Learners").path)
        func waiting() async throws -> [ID<Learner>] {
            try await workplace.learnersWaiting(among: [owner, bert], files)
        }
        #expect(try await waiting() == [])

        // Another program writes bert's notebook.
        let path = try #require(files.notebook(of: bert))
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("## robot\n\nFrom Czech *robota*.\n".utf8).write(to: URL(filePath: path))
        // Long ago, so that one look at it is enough.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        #expect(try await waiting() == [bert])
        try await workplace.notebook(of: bert, at: path).refresh(at: TestDesk.now)
        #expect(try await waiting() == [])
        try Data("## robots\n\nFrom Czech *robota*.\n".utf8).write(to: URL(filePath: path))
        #expect(try await waiting() == [bert])
        try await workplace.notebook(of: bert, at: path).refresh(at: TestDesk.now)

        let context = await workplace.context(of: owner)
        try await context.models.enqueue(
            WaitingPayload(ChatRequest([ChatMessage(.user, "书")])), TestIDs.next(), for: .grammar, summary: "书",
            at: TestDesk.now)
        #expect(try await waiting().contains(owner))
        try await test.remove()
    }
}
