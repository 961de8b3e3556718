import Accounts
import Cryptography
import Foundation
import LanguageModel
import Logging
import Model
import Models
import Operations
import Support
import Testing

@testable import Server

/// Work that comes round for all learners: nobody's keeps the others waiting.
@Suite struct LearnerTurnsTests {
    private static let anna: ID<Learner> = TestIDs.next()
    private static let bert: ID<Learner> = TestIDs.next()

    @Test(.timeLimit(.minutes(1))) func whatTakesLongGoesOnBesideTheOthers() async {
        let turns = LearnerTurns<Int>(patience: .milliseconds(1))
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let (ends, end) = AsyncStream.makeStream(of: Int.self)
        let slow: @Sendable () async -> Int = {
            for await _ in gate { break }
            end.yield(1)
            return 1
        }
        #expect(await turns.run(Self.anna, slow) == nil)
        // It is not begun again, and the others have their turn.
        #expect(await turns.run(Self.anna) { 3 } == nil)
        let patient = LearnerTurns<Int>(patience: .seconds(600))
        #expect(await patient.run(Self.bert) { 2 } == 2)
        opener.yield()
        for await ended in ends {
            #expect(ended == 1)
            break
        }
        await turns.end()
        // Another time it is begun again.
        #expect(await patient.run(Self.bert) { 4 } == 4)
    }

    @Test(.timeLimit(.minutes(1))) func theEndCancelsWhatGoesOn() async {
        let turns = LearnerTurns<Bool>(patience: .milliseconds(1))
        let outcome = await turns.run(Self.anna) { (try? await Task.sleep(for: .seconds(3600))) != nil }
        #expect(outcome == nil)
        await turns.end()
    }

    @Test(.timeLimit(.minutes(1))) func aModelThatNeverAnswersKeepsNobodyElsesQueueWaiting() async throws {
        try await RecordedServer.run([.silence]) { silent in
            try await RecordedServer.run([.reply("书")]) { quick in
                let test = try await TestDesk()
                let workplace = Workplace(of: test.desk)
                let accounts = AccountsDesk(
                    database: workplace.database, lane: test.desk.lanes.answers,
                    cost: PasswordHash.Cost(memory: 64, passes: 1), random: { workplace.clock.random() })
                let (owner, now, password) = (test.desk.learner, TestDesk.now, "four words of mine")
                let learners: [(String, ID<Learner>?, RecordedServer)] = [
                    ("anna", owner, silent), ("bert", nil, quick),
                ]
                for (name, learner, model) in learners {
                    // Both may use a model on this machine.
                    let account = try await accounts.makeAccount(
                        NewAccount(name: name, password: password), for: learner, isAdministrator: true, at: now)
                    _ = try await accounts.signIn(
                        name, password: password, device: "Firefox", from: "192.0.2.1", at: now)
                    let context = await workplace.context(of: account.learner)
                    try await context.models.keep(
                        ModelProfile(
                            id: TestIDs.next(), name: "Tiny", baseURL: model.address, model: "tiny", needsKey: false,
                            createdAt: now), at: now)
                    try await context.models.enqueue(
                        WaitingPayload(ChatRequest([ChatMessage(.user, "书")])), TestIDs.next(), for: .grammar,
                        summary: "书", at: now)
                }
                let work = WaitingWork(
                    workplace: workplace, present: PresentLearners(door: .accounts(accounts, owner: owner)),
                    notebooks: LearnerNotebooks(
                        workplace: workplace, owner: owner,
                        at: test.folder.appending(path: "EtyNote/etynote.md").path,
                        folder: test.folder.appending(path: "Learners").path),
                    logger: Logger(label: "test"))
                let turns = LearnerTurns<WaitingWork.Passed>(patience: .milliseconds(1))
                _ = await work.round(turns)
                await silent.requestCame()
                await quick.requestCame()
                await turns.end()
                await silent.clientLeft()
                try await test.remove()
            }
        }
    }
}
