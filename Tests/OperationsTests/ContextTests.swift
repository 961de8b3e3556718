import Foundation
import Library
import Model
import Operations
import Review
import Storage
import Support
import Synchronization
import Testing

/// One context per request, the same for every interface.
@Suite struct ContextTests {
    /// A machine that travels between time zones.
    private final class Journey: Sendable {
        private let zone = Mutex("Asia/Shanghai")

        var now: TimeZone { TimeZone(identifier: zone.withLock { $0 }) ?? .gmt }

        func fly(to zone: String) { self.zone.withLock { $0 = zone } }
    }

    @Test func aJourneyLeavesFormerDaysWhereTheyWere() async throws {
        let test = try await TestDesk()
        let journey = Journey()
        let learner = test.desk.learner
        // 11:04 on the second in Shanghai, 22:04 on the first in New York.
        let first = Workplace(of: test.desk, zone: { journey.now })
        try await first.desk(of: learner).mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
        journey.fly(to: "America/New_York")
        let landed = TestDesk.now.advanced(bySeconds: 3600)
        try await first.desk(of: learner).changePreferences(at: landed) { $0.theme = .dark }
        // The zones are known after a restart, and wherever else the same data is opened.
        for workplace in [first, Workplace(of: test.desk, zone: { journey.now })] {
            let context = await workplace.context(of: learner, at: landed.advanced(bySeconds: 60))
            #expect(context.localClock.date(at: TestDesk.now).description == "2026-01-02")
            #expect(context.localClock.date(at: landed).description == "2026-01-01")
            #expect(context.localClock.offset(at: context.now) == -5 * 3600)
            let week = try await context.insights.progressAndGoal(at: context.now).progress.week
            // The work was done on the second, which is still in the future in New York.
            #expect(week.last?.date.description == "2026-01-01" && week.allSatisfy { $0.words == 0 })
        }
        let tomorrow = landed.advanced(bySeconds: 86_400)
        let week = try await first.context(of: learner, at: tomorrow).insights.progressAndGoal(at: tomorrow).progress
            .week
        #expect(week.last?.date.description == "2026-01-02" && week.last?.words == 1)
        try await test.remove()
    }

    private func stays(_ test: TestDesk) async throws -> [Change] {
        let learner = test.desk.learner
        return try await test.desk.database.read(learner) {
            try $0.changes(of: learner, after: 0, limit: 100, only: .learnerZone).map(\.change)
        }
    }

    @Test func writingTwiceRecordsTheZoneOnce() async throws {
        let test = try await TestDesk()
        let learner = test.desk.learner
        let workplace = Workplace(of: test.desk)
        for workplace in [workplace, workplace, Workplace(of: test.desk)] {
            try await workplace.desk(of: learner).mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
        }
        #expect(try await stays(test) == [.upsert(.learnerZone, "0")])
        try await test.remove()
    }

    @Test func readingRecordsNoZone() async throws {
        let test = try await TestDesk()
        let journey = Journey()
        let workplace = Workplace(of: test.desk, zone: { journey.now })
        let learner = test.desk.learner
        let here = await workplace.context(of: learner, at: TestDesk.now)
        _ = try await here.library.books()
        // A cache is no change, and neither is a write that finds nothing to change.
        await here.library.saveCountedWords(at: TestDesk.now)
        try await here.library.unmark(["书"], in: .chinese, at: TestDesk.now)
        #expect(try await stays(test).isEmpty)
        try await here.library.mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
        journey.fly(to: "America/New_York")
        let landed = TestDesk.now.advanced(bySeconds: 3600)
        let there = await workplace.context(of: learner, at: landed)
        _ = try await there.library.preferences()
        #expect(try await stays(test) == [.upsert(.learnerZone, "0")])
        // The zone applies all the same.
        #expect(there.localClock.offset(at: landed) == -5 * 3600)
        // A change of any feature records it.
        let change = ModelProfileChange(name: "A", baseURL: "http://localhost/v1", model: "m")
        _ = try await there.models.add(change, as: there.newID(), at: landed)
        #expect(try await stays(test) == [.upsert(.learnerZone, "0"), .upsert(.learnerZone, "\(landed.milliseconds)")])
        try await test.remove()
    }

    /// An answer counts on its day and is undone on the same day, wherever the learner has gone since.
    @Test func anAnswerIsTakenBackFromTheDayItWasGivenOn() async throws {
        let test = try await TestDesk()
        let journey = Journey()
        let workplace = Workplace(of: test.desk, zone: { journey.now })
        let there = await workplace.context(of: test.desk.learner, at: TestDesk.now)
        let deck = try await there.review.addDeck(named: "Words", at: there.now, newID: there.newID())
        let draft = NoteDraft(language: LanguageTag(.chinese), word: "书")
        _ = try await there.review.add([draft], to: deck.id, at: there.now) { there.random() }
        let question = try #require(try await there.review.nextQuestion(in: deck.id, at: there.now))
        try await there.review.grade(question.card.id, .good, reviewID: there.newSerialID(), at: there.now)
        journey.fly(to: "Pacific/Honolulu")
        let landed = TestDesk.now.advanced(bySeconds: 9 * 3600)
        let here = await workplace.context(of: test.desk.learner, at: landed)
        _ = try await here.review.undo(at: landed)
        let days = try await test.desk.database.read(test.desk.learner) { reader in
            try reader.rows(
                "SELECT day, again + hard + good + easy AS answers FROM review_day WHERE learner_id = ?", [reader.owner]
            ).map { try $0.integer("answers") }
        }
        #expect(days.allSatisfy { $0 == 0 })
        try await test.remove()
    }

    @Test func whileTheDatabaseIsAwayThereIsAClockAllTheSame() async throws {
        let test = try await TestDesk()
        try await test.desk.database.close()
        let context = await Workplace(of: test.desk, zone: { TimeZone(identifier: "Asia/Tokyo") ?? .gmt })
            .context(of: test.desk.learner, at: TestDesk.now)
        #expect(context.localClock.offset(at: context.now) == 9 * 3600)
        try FileManager.default.removeItem(at: test.folder)
    }
}
