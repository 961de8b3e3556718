import Accounts
import Foundation
import Lanes
import LanguageModel
import Library
import Model
import Models
import Notebook
import Routes
import Storage
import Support
import Testing
import Wire

@testable import Operations

/// Deleting and closing accounts: what goes with them, what ends, and what stays.
@Suite struct AccountDeletionTests {
    private static let day: Int64 = 24 * 3600
    private static let password = "four words of mine"

    /// A server whose owner has an account, and a second learner.
    private struct TestServer {
        let test: TestDesk
        let clock = TurnedClock()
        let workplace: Workplace
        let accounts: AccountsDesk
        let files: LearnerFiles
        let anna: Account
        let bert: Account

        init(_ engine: Engine = .sqlite) async throws {
            test = try await TestDesk(on: engine)
            let (clock, owner) = (clock, test.desk.learner)
            workplace = Workplace(of: test.desk, clock: clock)
            accounts = AccountsDesk(testing: workplace.database, lane: test.desk.lanes.answers, clock: clock)
            files = LearnerFiles(
                owner: owner, notebook: test.folder.appending(path: "EtyNote/etynote.md").path,
                folder: test.folder.appending(path: "Learners").path)
            anna = try await accounts.makeAccount(
                NewAccount(name: "anna", password: password), for: owner, isAdministrator: true, at: clock.now())
            bert = try await accounts.makeAccount(
                NewAccount(name: "bert", password: password), for: nil, isAdministrator: true, at: clock.now())
        }

        func context(of account: Account) async -> LearnerContext { await workplace.context(of: account.learner) }

        func signIn(_ name: String) async throws -> SignedIn {
            try await accounts.signIn(name, password: password, device: "Firefox", from: "192.0.2.1", at: clock.now())
        }

        func deleteWhatIsDue() async throws -> [ID<Learner>: DeletionRequest] {
            try await workplace.deleteWhatIsDue(files) { throw $0 }
        }

        /// The tables that have rows of a learner.
        func tablesWithRows(of learner: ID<Learner>) async throws -> [String] {
            try await test.desk.database.read(learner) { reader in
                var tables = try (KeptTable.all.map(\.name) + KeptTable.others.keys.sorted()).filter { table in
                    try reader.first("SELECT learner_id FROM \(table) WHERE learner_id = ? LIMIT 1", [reader.owner])
                        != nil
                }
                if try reader.first("SELECT id FROM learner WHERE id = ?", [reader.owner]) != nil {
                    tables.append("learner")
                }
                return tables
            }
        }
    }

    @Test(arguments: Engine.tested) func afterAWeekNothingOfAnAccountIsLeft(_ engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (accounts, bert) = (server.accounts, server.bert)
        let session = try await server.signIn("bert")
        let program = try await accounts.makeToken(
            named: "Sync", of: bert.learner, from: session.access.id, at: server.clock.now())
        let invitation = try await accounts.invite("Carl", by: bert.learner, at: server.clock.now())
        try await server.workplace.desk(of: bert.learner).mark("书", in: .chinese, as: .known, at: server.clock.now())
        let notebook = server.workplace.notebook(of: bert.learner, at: server.files.notebook(of: bert.learner))
        _ = try await notebook.replace(
            with: Data("# pear\n\nA fruit.\n".utf8), expecting: nil, at: server.clock.now())
        let request = try await server.context(of: bert).requestDeletion()
        #expect(request.includesAccount)
        #expect(request.dueAt == TestDesk.now.advanced(bySeconds: 7 * Self.day))

        // Whoever signs in during the week takes it back.
        server.clock.advance(bySeconds: 6 * Self.day)
        #expect(try await server.deleteWhatIsDue().isEmpty)
        _ = try await server.signIn("bert")
        #expect(try await server.context(of: bert).takeBackDeletion())
        server.clock.advance(bySeconds: 2 * Self.day)
        #expect(try await server.deleteWhatIsDue().isEmpty)

        // Nobody has to be there when the week is over, and the account may be closed.
        _ = try await server.context(of: bert).requestDeletion()
        try await server.workplace.change(
            bert.learner, AccountsDesk.Change(isClosed: true), in: accounts, at: server.clock.now())
        server.clock.advance(bySeconds: 7 * Self.day)
        #expect(try await server.deleteWhatIsDue()[bert.learner]?.includesAccount == true)
        #expect(try await server.tablesWithRows(of: bert.learner) == [])
        await #expect(throws: AccountError.notFound) { try await accounts.account(named: "bert") }
        await #expect(throws: AccountError.wrongNameOrPassword) { try await server.signIn("bert") }
        for token in [session.token, program.token] {
            #expect(try await accounts.admitted(token, renews: false, at: server.clock.now()) == nil)
        }
        #expect(try await !accounts.isOpen(invitation.token.text, at: TestDesk.now))
        #expect(!FileManager.default.fileExists(atPath: notebook.path))
        #expect(
            !FileManager.default.fileExists(
                atPath: server.test.folder.appending(path: "Learners/\(bert.learner)").path))

        // Others keep what they have, and the name is free.
        #expect(try await accounts.account(named: "anna").isAdministrator)
        try await accounts.makeAccount(
            NewAccount(name: "bert", password: Self.password), for: nil, isAdministrator: false, at: server.clock.now())
        try await server.test.remove()
    }

    @Test func atOnceMeansWithoutAWeek() async throws {
        let server = try await TestServer()
        let context = await server.context(of: server.bert)
        let first = try await context.requestDeletion()
        let request = try await context.requestDeletion(grace: 0)
        #expect(request.requestedAt == first.requestedAt && request.dueAt == TestDesk.now)
        #expect(try await server.deleteWhatIsDue() == [server.bert.learner: request])
        #expect(try await server.tablesWithRows(of: server.bert.learner) == [])
        #expect(try await server.deleteWhatIsDue().isEmpty)
        try await server.test.remove()
    }

    @Test(arguments: Engine.tested) func theLastAdministratorStays(_ engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (anna, bert) = (await server.context(of: server.anna), await server.context(of: server.bert))
        #expect(try await !anna.isLastAdministrator())
        _ = try await bert.requestDeletion()
        // Bert is an administrator for another week, and does not count any more.
        #expect(try await anna.isLastAdministrator())
        for grace in [LearnerContext.deletionGrace, 0] {
            await #expect(throws: AccountError.lastAdministrator) { try await anna.requestDeletion(grace: grace) }
        }
        #expect(try await anna.deletionRequest() == nil)
        await #expect(throws: AccountError.lastAdministrator) {
            try await server.accounts.change(
                server.anna.learner, AccountsDesk.Change(isClosed: true), at: server.clock.now())
        }
        // Asking again is nothing new.
        _ = try await bert.requestDeletion()
        #expect(try await bert.takeBackDeletion())
        _ = try await anna.requestDeletion()
        try await server.test.remove()
    }

    @Test func theDeskOfTheMachineOutlivesItsAccount() async throws {
        let server = try await TestServer()
        let owner = server.anna.learner
        _ = try await server.context(of: server.anna).requestDeletion(grace: 0)
        #expect(try await server.deleteWhatIsDue()[owner] != nil)
        #expect(try await server.tablesWithRows(of: owner) == ["learner"])
        // Bert's desk is older now, and stays Bert's.
        let local = try await Desk.localLearner(
            in: server.test.desk.database, at: server.clock.now(), newID: TestIDs.next())
        #expect(local == owner)
        try await server.test.remove()
    }

    // MARK: Closing

    private static let job: Job<Int> = Job(JobName(.change, "1"))

    private func start(_ context: LearnerContext) async throws {
        try await context.work.jobs.start(Self.job, JobSubject("", at: .review())) { _ in
            try await Task.sleep(for: .seconds(600))
            return 1
        }
    }

    private func isCancelled(_ jobs: Jobs) async throws {
        while true {
            switch try #require(await jobs.state(of: Self.job)) {
            case .running: try await Task.sleep(for: .milliseconds(1))
            case .cancelled: return
            case .failed, .finished:
                Issue.record("It was not cancelled.")
                return
            }
        }
    }

    @Test func closingAnAccountEndsItsJobsAndSessionsAtOnce() async throws {
        let server = try await TestServer()
        let session = try await server.signIn("bert")
        let (anna, bert) = (await server.context(of: server.anna), await server.context(of: server.bert))
        try await start(anna)
        try await start(bert)
        let pass = Task { try await bert.work.ongoing.run { try await Task.sleep(for: .seconds(600)) } }
        while !bert.work.ongoing.isAnyRunning { try await Task.sleep(for: .milliseconds(1)) }
        try await server.workplace.change(
            server.bert.learner, AccountsDesk.Change(isClosed: true), in: server.accounts, at: server.clock.now())
        try await isCancelled(bert.work.jobs)
        await #expect(throws: CancellationError.self) { try await pass.value }
        #expect(try await server.accounts.admitted(session.token, renews: false, at: server.clock.now()) == nil)
        #expect(anna.work.isBusy && !bert.work.isBusy)
        anna.work.end()
        try await isCancelled(anna.work.jobs)
        try await server.test.remove()
    }

    /// A learner's own request waits for the answer, not a job.
    private func asking(
        _ body: @Sendable (_ server: TestServer, _ model: RecordedServer) async throws -> Void
    ) async throws {
        try await RecordedServer.run([.silence]) { model in
            let server = try await TestServer()
            try await server.context(of: server.bert).models.keep(
                ModelProfile(
                    id: TestIDs.next(), name: "Tiny", baseURL: model.address, model: "tiny", needsKey: false,
                    createdAt: TestDesk.now), at: TestDesk.now)
            try await body(server, model)
            try await server.test.remove()
        }
    }

    private static let question = ChatRequest([ChatMessage(.user, "书")])

    @Test(.timeLimit(.minutes(1))) func closingAnAccountEndsItsQuestionsToModelsAtOnce() async throws {
        try await asking { server, model in
            let models = await server.context(of: server.bert).models
            let profile = try #require(try await models.profiles().first).id
            let questions: [@Sendable () async throws -> Void] = [
                { _ = try await models.model(for: .tutor, at: TestDesk.now).reply(to: Self.question) },
                {
                    let metered = try await models.model(for: .tutor, at: TestDesk.now)
                    for try await _ in metered.stream(Self.question) {}
                },
                { _ = try await models.test(profile, at: TestDesk.now) },
            ]
            for question in questions {
                let asked = Task { try await question() }
                await model.requestCame()
                try await server.workplace.change(
                    server.bert.learner, AccountsDesk.Change(isClosed: true), in: server.accounts,
                    at: server.clock.now())
                await model.clientLeft()
                let error = await #expect(throws: (any Error).self) { try await asked.value }
                #expect(error is CancellationError || error as? ModelError == .cancelled)
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func aQuestionEndsWhenTheAccountIsClosedOrDeletedElsewhere() async throws {
        try await asking { server, model in
            let models = await server.context(of: server.bert).models
            for isDeleted in [false, true] {
                let asked = Task {
                    _ = try await models.model(for: .tutor, at: TestDesk.now).reply(to: Self.question)
                }
                await model.requestCame()
                try await server.workplace.endWorkOfShutOut(server.accounts)
                #expect(server.workplace.busyLearners == [server.bert.learner])
                // As another process does it.
                if isDeleted {
                    try await server.workplace.database.write(server.bert.learner, at: server.clock.now()) {
                        _ = try $0.runDerived("DELETE FROM learner WHERE id = ?", [$0.owner])
                    }
                } else {
                    try await server.accounts.change(
                        server.bert.learner, AccountsDesk.Change(isClosed: true), at: server.clock.now())
                }
                try await server.workplace.endWorkOfShutOut(server.accounts)
                await model.clientLeft()
                await #expect(throws: ModelError.cancelled) { try await asked.value }
                #expect(server.workplace.busyLearners.isEmpty)
                if !isDeleted {
                    try await server.accounts.change(
                        server.bert.learner, AccountsDesk.Change(isClosed: false), at: server.clock.now())
                }
            }
        }
    }

    @Test func whatIsClosedOrDeletedElsewhereEnds() async throws {
        let server = try await TestServer()
        let (anna, bert) = (await server.context(of: server.anna), await server.context(of: server.bert))
        try await start(anna)
        try await start(bert)
        try await server.workplace.endWorkOfShutOut(server.accounts)
        #expect(Set(server.workplace.busyLearners) == [server.anna.learner, server.bert.learner])
        // As another process does it.
        try await server.accounts.change(
            server.bert.learner, AccountsDesk.Change(isClosed: true), at: server.clock.now())
        try await server.workplace.endWorkOfShutOut(server.accounts)
        try await isCancelled(bert.work.jobs)
        try await start(bert)
        try await server.workplace.database.write(server.bert.learner, at: server.clock.now()) { transaction in
            _ = try transaction.runDerived("DELETE FROM learner WHERE id = ?", [transaction.owner])
        }
        // The owner of the machine has a desk without an account, too.
        try await server.workplace.endWorkOfShutOut(server.accounts)
        try await isCancelled(bert.work.jobs)
        #expect(anna.work.isBusy)
        anna.work.end()
        try await isCancelled(anna.work.jobs)
        try await server.test.remove()
    }
}
