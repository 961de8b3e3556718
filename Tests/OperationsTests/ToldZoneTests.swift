import Foundation
import Library
import Model
import Review
import Routes
import Storage
import Support
import Testing

@testable import Operations

/// Each learner is in the time zone that their browser tells, wherever the server is. The tests' machine is in UTC.
@Suite struct ToldZoneTests {
    /// 13:04 in Berlin and 21:04 in Tokyo, both on the second.
    private static let noon = TestDesk.now.advanced(bySeconds: 9 * 3600)
    /// 22:04 on the second in Berlin, and 06:04 on the third in Tokyo.
    private static let evening = TestDesk.now.advanced(bySeconds: 18 * 3600)

    /// A request that tells a zone.
    private func telling<Value: Sendable>(
        _ zone: String, _ workplace: Workplace, _ learner: ID<Learner>, at now: Timestamp,
        _ body: (LearnerContext) async throws -> Value
    ) async throws -> Value {
        let told = try #require(ToldZone(zone, of: learner, at: now))
        return try await ToldZone.$current.withValue(told) {
            try await body(await workplace.context(of: learner, at: now))
        }
    }

    /// A request that tells a zone and changes something.
    private func write(
        _ zone: String, _ workplace: Workplace, _ learner: ID<Learner>, at now: Timestamp, _ word: String
    ) async throws {
        try await telling(zone, workplace, learner, at: now) {
            try await $0.library.mark(word, in: .chinese, as: .difficult, at: now)
        }
    }

    private func stays(_ test: TestDesk) async throws -> [String] {
        try await test.desk.database.read(test.desk.learner) { reader in
            try reader.rows("SELECT zone FROM learner_zone WHERE learner_id = ? ORDER BY since", [reader.owner])
                .map { try $0.text("zone") }
        }
    }

    private func offset(_ workplace: Workplace, _ learner: ID<Learner>, at now: Timestamp) async -> Int {
        await workplace.context(of: learner, at: now).localClock.offset(at: now)
    }

    /// Composed at once, because the stays of an archive may be many.
    @Test func manyStaysMakeTheSameClockAsOneAfterTheOther() {
        let clocks = ["Europe/Berlin", "Asia/Tokyo", "America/Sao_Paulo", "Australia/Lord_Howe"].compactMap {
            TimeZone(identifier: $0).map { LocalClock($0) }
        }
        let year: Int64 = 365 * 86_400
        let distances: [Int64] = [3600, 30 * 86_400, 200 * 86_400, 7 * year]
        for distance in distances {
            var (slow, stays) = (clocks[0], [(since: Timestamp, clock: LocalClock)]())
            for number in 0..<60 {
                let since = Timestamp(milliseconds: 0).advanced(bySeconds: year + Int64(number) * distance)
                let clock = clocks[number * 7 % 4]
                slow = slow.until(since, then: clock)
                stays.append((since, clock))
            }
            #expect(LocalClock(clocks[0], then: stays) == slow)
        }
        #expect(LocalClock(clocks[1], then: []) == clocks[1])
    }

    @Test func zonesThatNobodyKnowsAreNotKept() async throws {
        let test = try await TestDesk()
        let (database, learner) = (test.desk.database, test.desk.learner)
        try await database.write(learner, at: TestDesk.now) { transaction in
            _ = try transaction.runDerived(
                "INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, ?, ?)",
                each: (0..<500).map { number -> [SQLValue] in
                    let zone = number < 499 ? "Nowhere/\(number)" : "Asia/Tokyo"
                    return [SQLValue(learner), SQLValue(number), .text(zone)]
                })
        }
        let zones = Zones(current: { .gmt })
        zones.haveAccounts()
        let clock = await zones.clock(of: learner, in: database, at: TestDesk.now)
        #expect(clock.offset(at: TestDesk.now) == 9 * 3600 && zones.keptClocks == 1)
        try await test.remove()
    }

    /// The words of the first day are made when a server starts, before anybody is there.
    @Test func aServersOwnWorkDoesNotTellWhereALearnerIs() async throws {
        let test = try await TestDesk()
        let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
        let library = await workplace.context(of: learner, at: Self.noon).library
        try await ToldZone.$isUnknown.withValue(true) {
            _ = try await library.mark("书", in: .chinese, as: .difficult, at: Self.noon)
        }
        #expect(try await stays(test).isEmpty)
        _ = try await library.mark("银行", in: .chinese, as: .difficult, at: Self.noon)
        #expect(try await stays(test).count == 1)
        try await test.remove()
    }

    @Test func aNewDayBeginsWhereTheLearnerIs() async throws {
        for (zone, isNextDay) in [("Asia/Tokyo", true), ("Europe/Berlin", false)] {
            let test = try await TestDesk()
            let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
            workplace.haveAccounts()
            try await telling(zone, workplace, learner, at: Self.noon) { context in
                let review = context.review
                var options = DeckOptions()
                options.newPerDay = 1
                let deck = try await review.addDeck(
                    named: "Words", options: options, at: context.now, newID: context.newID())
                let drafts = ["书", "银行"].map { NoteDraft(language: LanguageTag(.chinese), word: $0) }
                _ = try await review.add(drafts, to: deck.id, at: context.now) { context.random() }
                let question = try #require(try await review.nextQuestion(in: deck.id, at: context.now))
                try await review.grade(
                    question.card.id, .easy, reviewID: context.newSerialID(), at: context.now)
                _ = try await context.dailyWords(making: .patient)
                #expect(try await context.openDailyWords().dailyWords != nil)
            }
            #expect(try await stays(test) == [zone])
            // Whether the request tells it again, or tells nothing.
            for isTold in [true, false] {
                let look = { (context: LearnerContext) in
                    let progress = try await context.insights.progressAndGoal(at: context.now).progress
                    #expect(progress.week.last?.date.description == (isNextDay ? "2026-01-03" : "2026-01-02"))
                    #expect(progress.week.last?.reviews == (isNextDay ? 0 : 1), "\(zone)")
                    #expect(progress.week.dropLast().last?.reviews == (isNextDay ? 1 : 0), "\(zone)")
                    #expect(try await (context.openDailyWords().dailyWords == nil) == isNextDay, "\(zone)")
                    // One new card is due each day.
                    let next = try await context.review.nextQuestion(in: nil, at: context.now)
                    #expect((next != nil) == isNextDay, "\(zone)")
                }
                if isTold {
                    try await telling(zone, workplace, learner, at: Self.evening, look)
                } else {
                    try await look(await workplace.context(of: learner, at: Self.evening))
                }
            }
            try await test.remove()
        }
    }

    /// Two devices in two zones: each shows its own day, and the last that changed something says where the learner is.
    @Test func readingMovesNobodyAndWritingAtMostOnceAnHour() async throws {
        let test = try await TestDesk()
        let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
        workplace.haveAccounts()
        let noon = Self.noon
        try await write("Asia/Tokyo", workplace, learner, at: noon, "书")
        try await telling("Europe/Berlin", workplace, learner, at: noon) {
            #expect($0.localClock.offset(at: noon) == 3600)
            _ = try await $0.library.books()
        }
        #expect(try await stays(test) == ["Asia/Tokyo"])
        #expect(await offset(workplace, learner, at: noon) == 9 * 3600)
        try await write("Europe/Berlin", workplace, learner, at: noon, "水")
        for (seconds, word) in [(1, "银行"), (3599, "护士")] {
            let soon = noon.advanced(bySeconds: Int64(seconds))
            try await write("Asia/Tokyo", workplace, learner, at: soon, word)
            // What is shown agrees with what is counted.
            try await telling("Asia/Tokyo", workplace, learner, at: soon) {
                #expect($0.localClock.offset(at: soon) == 3600)
            }
        }
        #expect(try await stays(test) == ["Asia/Tokyo", "Europe/Berlin"])
        try await write("Asia/Tokyo", workplace, learner, at: noon.advanced(bySeconds: 3600), "排队")
        #expect(try await stays(test) == ["Asia/Tokyo", "Europe/Berlin", "Asia/Tokyo"])
        try await test.remove()
    }

    @Test func anotherNameOfTheSameZoneIsNoJourney() async throws {
        let test = try await TestDesk()
        let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
        try await write("Asia/Calcutta", workplace, learner, at: Self.noon, "书")
        try await write("Asia/Kolkata", workplace, learner, at: Self.evening, "水")
        #expect(try await stays(test) == ["Asia/Calcutta"])
        try await test.remove()
    }

    /// Programs, commands and what goes on by itself tell nothing.
    @Test func whoTellsNothingIsWhereTheyWereLast() async throws {
        let test = try await TestDesk()
        let learner = test.desk.learner
        try await write("Asia/Tokyo", Workplace(of: test.desk), learner, at: Self.noon, "书")
        let server = Workplace(of: test.desk)
        server.haveAccounts()
        #expect(await offset(server, learner, at: Self.evening) == 9 * 3600)
        try await server.desk(of: learner).mark("水", in: .chinese, as: .difficult, at: Self.evening)
        #expect(try await stays(test) == ["Asia/Tokyo"])
        // The zone of another learner's request is not theirs.
        try await telling("America/New_York", server, TestIDs.next(), at: Self.evening) { _ in
            #expect(await offset(server, learner, at: Self.evening) == 9 * 3600)
        }
        // A desk without accounts is where its machine is, unless a browser has told otherwise since it was started.
        let own = Workplace(of: test.desk)
        #expect(await offset(own, learner, at: Self.evening) == 0)
        try await telling("Asia/Tokyo", own, learner, at: Self.evening) { _ in }
        #expect(await offset(own, learner, at: Self.evening) == 9 * 3600)
        try await test.remove()
    }

    @Test func aLongJobDoesNotBringBackWhoHasMovedSince() async throws {
        let test = try await TestDesk()
        let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
        let (noon, evening) = (Self.noon, Self.evening)
        try await telling("Asia/Tokyo", workplace, learner, at: noon) { job in
            try await job.library.mark("书", in: .chinese, as: .difficult, at: noon)
            try await write("Europe/Berlin", workplace, learner, at: evening, "水")
            let end = evening.advanced(bySeconds: 7200)
            try await job.library.mark("银行", in: .chinese, as: .difficult, at: end)
        }
        #expect(try await stays(test) == ["Asia/Tokyo", "Europe/Berlin"])
        try await test.remove()
    }

    /// What a job saves is written where its request was.
    @Test func aJobIsWhereItsRequestWas() async throws {
        let test = try await TestDesk()
        let (workplace, learner) = (Workplace(of: test.desk), test.desk.learner)
        try await telling("Asia/Tokyo", workplace, learner, at: Self.noon) { context in
            let (saved, saving) = AsyncStream.makeStream(of: Void.self)
            try await context.work.jobs.start(Job<Int>(JobName(.book, "1")), JobSubject("A book", at: .library())) {
                _ in
                defer { saving.finish() }
                try await context.library.mark("书", in: .chinese, as: .difficult, at: Self.noon)
                return 1
            }
            for await _ in saved {}
        }
        #expect(try await stays(test) == ["Asia/Tokyo"])
        try await test.remove()
    }

    @Test func otherServersHearOfAMove() async throws {
        let test = try await TestDesk()
        let learner = test.desk.learner
        let (here, other) = (Workplace(of: test.desk), Workplace(of: test.desk))
        for workplace in [here, other] { workplace.haveAccounts() }
        try await write("Asia/Tokyo", here, learner, at: Self.noon, "书")
        #expect(await offset(other, learner, at: Self.noon) == 9 * 3600)
        try await write("Europe/Berlin", here, learner, at: Self.evening, "水")
        other.hear(Announcement.moved(learner).text)
        #expect(await offset(other, learner, at: Self.evening) == 3600)
        try await test.remove()
    }

    @Test func onlyNamesOfZonesAreTaken() {
        let learner: ID<Learner> = TestIDs.next()
        let names = ["Asia/Tokyo", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"]
        for name in names { #expect(ToldZone(name, of: learner, at: TestDesk.now) != nil, "\(name)") }
        let others = [
            "", "/", "Tokyo", "asia/tokyo", "Asia/Tokyo ", "Asia/Tokyo\u{0}", "Asia/Tōkyō", "GMT+0530", "GMT+5:30",
            "../../etc/passwd", "/etc/localtime", "posix/Asia/Tokyo", "Asia/Atlantis",
            "Asia/Tokyo'; DROP TABLE learner_zone", String(repeating: "Asia/", count: 10_000),
        ]
        for name in others { #expect(ToldZone(name, of: learner, at: TestDesk.now) == nil, "\(name.prefix(40))") }
    }
}
