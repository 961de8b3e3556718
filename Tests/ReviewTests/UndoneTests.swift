import Model
import Review
import Scheduling
import Support
import Testing

/// The text that reports what was undone.
@Suite struct UndoneTests {
    @Test func whatWasTakenBackIsSaid() async throws {
        let test = try await TestDesk()
        let desk = test.desk.review
        let now = TestDesk.now
        let numbers = RandomInOrder()
        let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
        let other = try await desk.addDeck(named: "Others", at: now, newID: TestIDs.next())
        let drafts = ["书", "银行", "学习"].map { NoteDraft(language: .chinese, word: $0) }
        _ = try await desk.add(drafts, to: deck.id, at: now) { numbers.next() }
        let all = try await desk.cardIDs(CardQuery(""), at: now)
        let bank = try await desk.cardIDs(CardQuery("银行"), at: now)

        func undone(_ ids: [SerialID<Card>], _ change: CardChange) async throws -> String {
            #expect(try await desk.change(ids, change, at: now) == ids.count)
            return try await desk.undo(at: now).description
        }
        #expect(try await undone(all, .move(to: other.id)) == "3 cards moved")
        #expect(try await undone(bank, .suspend(true)) == "银行 suspended")
        #expect(try await undone(all, .bury(true)) == "3 cards put off until tomorrow")
        #expect(try await undone(bank, .tag(["a"], true)) == "tags of 银行")
        #expect(try await undone(all, .tag(["a"], true)) == "tags of 3 notes")
        #expect(try await undone(all, .delete) == "3 cards deleted")
        try await desk.change(all, .flag(true), at: now)
        #expect(try await undone(bank, .flag(false)) == "银行 unflagged")
        #expect(try await desk.undo(at: now).description == "3 cards flagged")

        var note = try await desk.note(try #require(try await desk.cards(CardQuery("银行"), at: now).cards.first).note.id)
            .note
        note.definition = "changed"
        try await desk.edit(note, at: now)
        #expect(try await desk.undo(at: now).description == "银行 edited")
        try await desk.grade(bank[0], .good, reviewID: SerialID(5)!, at: now)
        let answer = try await desk.undo(at: now)
        #expect(answer.description == "your answer good on 银行")
        #expect(answer.rating == .good && answer.note == note.id && answer.card == bank[0] && answer.count == 1)
        try await test.remove()
    }
}
