import Foundation
import Model
import Testing

@Suite struct BoundsTests {
    @Test(arguments: [
        ("7", 7), ("+7", 7), ("-9", 0), ("9223372036854775807", 10), ("9223372036854775808", 10),
        ("-9223372036854775808", 0), (String(repeating: "9", count: 400), 10),
        ("-" + String(repeating: "9", count: 40), 0),
        ("0000000000000000000000000000007", 7),
    ])
    func aWholeNumberOfAnyLengthComesToTheNearestBound(_ text: String, _ number: Int) {
        #expect(SentNumber(text)?.nearest(in: Bounds(0...10)) == number)
    }

    @Test(arguments: ["", "-", "+", "1e308", "NaN", "0x10", "1.5", " 7", "7 ", "٧", "--7", "7-"])
    func whatIsNoWholeNumberIsNone(_ text: String) {
        #expect(SentNumber(text) == nil)
    }

    @Test func aNumberOutsideItsBoundsIsRefusedByName() throws {
        let number = try #require(SentNumber("10000"))
        let error = #expect(throws: OutOfBounds.self) { try number.within(.cardsPerDay, "newPerDay") }
        #expect(error?.description.contains("“newPerDay” must be a whole number from 0 to 9999") == true)
        #expect(try number.within(.interval, "maximumInterval") == 10_000)
    }

    @Test(arguments: [
        ("7", 7), ("7.0", 7), ("1e1", 10), ("1e308", 10), ("-1e308", 0), ("9223372036854775808", 10),
        ("-9223372036854775809", 0),
    ])
    func aNumberOfJSONIsReadHoweverItIsWritten(_ json: String, _ number: Int) throws {
        #expect(try JSONDecoder().decode(SentNumber.self, from: Data(json.utf8)).nearest(in: Bounds(0...10)) == number)
    }

    @Test func onePreferenceThatCannotBeReadLeavesTheOthers() throws {
        let json =
            #"{"theme":"sepia","interface":"xx","fontSize":"large","lineHeight":1e300,"toneColours":7,"knownHSKLevel":3}"#
        var preferences = Preferences()
        preferences.take(former: try JSON(parsing: json.utf8))
        var expected = Preferences()
        expected.theme = .sepia
        expected.lineHeight = Bounds.lineHeight.most
        expected.knownHSKLevel = 3
        #expect(preferences == expected)
        expected.lastNotebookRound = Timestamp(milliseconds: 1_773_000_000_000)
        var all = Preferences()
        all.take(former: try JSON(parsing: Array(try JSONEncoder().encode(expected))))
        #expect(all == expected)
    }

    @Test func aScheduleOfJSONIsBroughtWithinItsBounds() throws {
        let json = """
            {"state":2,"step":-5,"memory":{"stability":-1,"difficulty":99},"ease":1e308,"interval":9223372036854775807,
            "repetitions":1e300,"due":0,"reviews":9223372036854775807,"lapses":-9223372036854775808}
            """
        let schedule = try CardSchedule(json: JSON(parsing: json.utf8))
        #expect(schedule.memory == nil && schedule.ease == 2.5 && schedule.step == 0 && schedule.lapses == 0)
        #expect(schedule.reviews == Bounds.answers.most && schedule.interval == 109_500)
        #expect(try CardSchedule(json: JSON(parsing: schedule.json.encoded().utf8)) == schedule)
    }

    @Test(arguments: ["0.5", "1e999", "-1e999"]) func aNumberOfJSONThatIsNotWholeIsRefused(_ json: String) throws {
        let number = try JSONDecoder().decode(SentNumber.self, from: Data(json.utf8))
        #expect(throws: OutOfBounds.self) { try number.within(Bounds(0...10), "x") }
    }

    @Test(arguments: ["\"7\"", "true", "null", "[]", "NaN", ""]) func whatIsNoNumberOfJSONIsNone(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(SentNumber.self, from: Data(json.utf8)) }
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, 1e308, -1e308, 3.9, 0x1p63, -0x1p63])
    func aRealNumberComesToAWholeOneWithinBounds(_ number: Double) {
        let nearest = Bounds.percent.nearest(to: number)
        #expect(nearest == (number == 3.9 ? 3 : number > 0 ? 100 : 0))
        #expect(SentNumber(number).nearest(in: .percent) == (number.isNaN || number == 3.9 ? nil : nearest))
    }

    @Test(arguments: [Int64.min, .min + 1, -1, 0, .max - 1, .max]) func noMomentOverflows(_ milliseconds: Int64) {
        let moment = Timestamp(milliseconds: milliseconds)
        for seconds in [Int64.min, -1, 0, 1, .max] {
            let moved = moment.advanced(bySeconds: seconds)
            #expect(abs(moved.milliseconds) <= Timestamp.furthest)
            #expect(abs(moved.seconds(since: moment)) <= 2 * Timestamp.furthest / 1000)
        }
        #expect(SerialID<Book>(at: moment, random: .max).value >= 0)
        #expect(ID<Book>(at: moment, random: (.max, .max)).description.utf8.count == 36)
    }

    @Test(arguments: [Int.min, -1, 0, 20_000, .max]) func everyDayHasADate(_ number: Int) {
        let date = CalendarDate(number: number)
        #expect((1...12).contains(date.month) && (1...31).contains(date.day))
        if (0..<100_000).contains(number) { #expect(date.number == number) }
    }

    @Test func aScheduleThatWasStoredUncheckedCanBeCountedOnFrom() {
        let schedule = CardSchedule(
            state: .review, step: .min, memory: MemoryState(stability: .nan, difficulty: 1e308), ease: .infinity,
            interval: .max, repetitions: .max, due: Timestamp(milliseconds: .max), reviews: .max, lapses: .min)
        #expect(schedule.memory == nil && schedule.ease == 2.5 && schedule.interval == 109_500)
        #expect(schedule.step == 0 && schedule.lapses == 0 && schedule.reviews == 1_000_000_000)
    }
}
