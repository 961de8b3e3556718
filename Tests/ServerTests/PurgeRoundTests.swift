import Accounts
import Library
import Logging
import Model
import Operations
import Storage
import Support
import Testing

@testable import Server

/// The round of a server that removes what was deleted long ago.
@Suite struct PurgeRoundTests {
    @Test func eachDayWhatWasDeletedLongAgoIsRemoved() async throws {
        let test = try await TestDesk()
        let clock = TurnedClock()
        let workplace = Workplace(of: test.desk, clock: clock)
        let owner = test.desk.learner
        let work = WaitingWork(
            workplace: workplace, present: PresentLearners(door: .open(owner)),
            notebooks: LearnerNotebooks(
                workplace: workplace, owner: owner, at: test.folder.appending(path: "EtyNote/etynote.md").path,
                folder: nil),
            logger: Logger(label: "test"))
        let turns = LearnerTurns<WaitingWork.Passed>(patience: .seconds(5))
        let book = try await test.importText("我在银行看书。")
        try await test.desk.delete(book.id, at: clock.now())
        let month: Int64 = 30 * 86_400
        // At the start, and then a day later; the month ends between two rounds.
        clock.advance(bySeconds: month - 60)
        _ = await work.round(turns)
        clock.advance(bySeconds: 120)
        _ = await work.round(turns)
        #expect(try await test.desk.deletedBook(book.id) != nil)
        clock.advance(bySeconds: 86_400)
        _ = await work.round(turns)
        #expect(try await test.desk.deletedBook(book.id) == nil)
        await turns.end()
        try await test.remove()
    }
}
