import Foundation
import Library
import Model
import Operations
import Support
import Testing

/// A page shows one moment of the database: what it needs is read in one snapshot.
@Suite struct OneReadTests {
    @Test func aPageIsReadOnce() async throws {
        let test = try await TestDesk()
        let counting = CountingDatabase(test.desk.database)
        let desk = Desk(
            database: counting, lexicon: test.desk.lexicon, japanese: test.desk.japanese, learner: test.desk.learner)
        let context = await Workplace(of: desk).context(of: desk.learner, at: TestDesk.now)
        let notebook = context.notebook(at: test.folder.appending(path: "etynote.md").path)
        _ = try await context.dailyWords(making: .patient)
        _ = try await context.translate(TranslationWish("How are you?"))
        _ = try await context.translate(TranslationWish("你好"))

        func reads(_ operation: () async throws -> Void) async throws -> Int {
            let before = counting.reads
            try await operation()
            return counting.reads - before
        }
        #expect(try await reads { _ = try await context.frame(on: nil, countsCards: true) } == 1)
        #expect(try await reads { _ = try await context.openLessons() } == 1)
        #expect(try await reads { _ = try await context.openDailyWords() } == 1)
        #expect(try await reads { _ = try await context.openPictures() } == 1)
        #expect(try await reads { _ = try await context.openEntry(ofWord: "construct", in: notebook) } == 1)
        #expect(try await reads { _ = try await context.openEntry(titled: "construct", in: notebook) } == 1)
        let conversation = try await context.openConversation(in: nil, 20)
        #expect(conversation.latest.count == 2)
        #expect(try await reads { _ = try await context.openConversation(in: nil, 20) } == 1)
        try await test.remove()
    }
}
