import Foundation
import Model
import Testing

@testable import Operations

@Suite struct LearnerDayTests {
    private static func clock(_ zone: String) throws -> LocalClock {
        LocalClock(try #require(TimeZone(identifier: zone)))
    }

    private static func day(_ zone: String) throws -> LearnerDay { LearnerDay(try clock(zone), .words) }

    /// A UTC time.
    private static func time(_ text: String) throws -> Timestamp {
        let date = try Date(text, strategy: .iso8601)
        return Timestamp(milliseconds: Int64(date.timeIntervalSince1970 * 1000))
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-01-02T03:59:59Z", "2026-01-01"),
        ("Europe/Berlin", "2026-01-02T04:00:00Z", "2026-01-02"),
        ("Asia/Shanghai", "2026-01-01T20:59:59Z", "2026-01-01"),
        ("Asia/Shanghai", "2026-01-01T21:00:00Z", "2026-01-02"),
        ("Pacific/Kiritimati", "2026-01-01T15:00:00Z", "2026-01-02"), ("UTC", "2026-03-01T04:59:59Z", "2026-02-28"),
        ("America/St_Johns", "2026-06-01T07:30:00Z", "2026-06-01"),
    ])
    func aDayBeginsAtFiveByTheClockOnTheWall(_ zone: String, _ time: String, _ day: String) throws {
        #expect(try Self.day(zone).date(of: Self.time(time)).description == day)
    }

    @Test func theDayOnWhichTheClockIsPutForwardIsAnHourShorter() throws {
        // In Berlin 02:00 becomes 03:00 on 2026-03-29.
        let day = try Self.day("Europe/Berlin")
        let saturday = try Self.time("2026-03-28T12:00:00Z")
        let sunday = day.nextBeginning(after: saturday)
        #expect(try sunday == Self.time("2026-03-29T03:00:00Z"))
        #expect(sunday.seconds(since: day.beginning(of: day.number(of: saturday))) == 23 * 3600)
    }

    @Test func theDayOnWhichTheClockIsPutBackIsAnHourLonger() throws {
        // In Berlin 03:00 becomes 02:00 on 2026-10-25.
        let day = try Self.day("Europe/Berlin")
        let saturday = try Self.time("2026-10-24T12:00:00Z")
        let sunday = day.nextBeginning(after: saturday)
        #expect(try sunday == Self.time("2026-10-25T04:00:00Z"))
        #expect(sunday.seconds(since: day.beginning(of: day.number(of: saturday))) == 25 * 3600)
    }

    @Test func theNextStartAtFiveIsTomorrow() throws {
        let day = try Self.day("Asia/Tokyo")
        let five = try Self.time("2026-01-01T20:00:00Z")
        #expect(day.nextBeginning(after: five) == five.advanced(bySeconds: 86_400))
        #expect(day.nextBeginning(after: five.advanced(bySeconds: -1)) == five)
    }

    @Test func aYearOfDaysFollowOneAnotherWithoutAGap() throws {
        for zone in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Shanghai"] {
            let day = try Self.day(zone)
            var start = try day.beginning(of: #require(CalendarDate("2026-01-01")).number)
            for _ in 0..<365 {
                let number = day.number(of: start)
                let next = day.nextBeginning(after: start)
                #expect(day.number(of: next) == number + 1)
                #expect(day.number(of: next.advanced(bySeconds: -1)) == number)
                start = next
            }
        }
    }

    @Test func aDateThatWasLeftOutIsPassedOver() throws {
        // Samoa skipped 30 December 2011.
        let day = try Self.day("Pacific/Apia")
        var time = try Self.time("2011-12-29T00:00:00Z")
        for _ in 0..<5 {
            let next = day.nextBeginning(after: time)
            #expect(next > time)
            #expect(day.number(of: next) > day.number(of: time))
            time = next
        }
    }

    /// A day's start is its first moment, in every zone and for every hour, over sixty years.
    @Test(arguments: [
        "Europe/London", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu", "Australia/Lord_Howe",
    ])
    func aDayBeginsWithItsFirstMoment(_ zone: String) throws {
        let clock = try Self.clock(zone)
        let system = try #require(TimeZone(identifier: zone))
        for start in DayStart.allCases {
            let day = LearnerDay(clock, start)
            for number in stride(from: 3653, to: 25_567, by: 11) {
                let beginning = day.beginning(of: number)
                #expect(day.number(of: beginning) >= number)
                #expect(day.number(of: beginning.advanced(bySeconds: -1)) < number)
                let offset = system.secondsFromGMT(
                    for: Date(timeIntervalSince1970: Double(beginning.milliseconds) / 1000))
                #expect(clock.offset(at: beginning) == offset)
            }
        }
    }

    @Test func theHourAndTheMinuteAreThoseOfTheWall() throws {
        let kathmandu = try Self.clock("Asia/Kathmandu")
        let time = try Self.time("2026-01-01T23:00:30Z")
        #expect(kathmandu.hour(at: time) == 4 && kathmandu.minute(at: time) == 4 * 60 + 45)
        #expect(kathmandu.date(at: time).description == "2026-01-02")
        #expect(LocalClock(offset: -3600).date(at: Timestamp(milliseconds: 0)).description == "1969-12-31")
    }

    /// A learner who flies from Shanghai to New York keeps the days spent in Shanghai.
    @Test func whatWasLivedElsewhereStaysOnItsDay() throws {
        let landed = try Self.time("2026-03-10T12:00:00Z")
        let clock = try Self.clock("Asia/Shanghai").until(landed, then: try Self.clock("America/New_York"))
        let day = LearnerDay(clock, .review)
        // 05:30 on the ninth in Shanghai; 16:30 on the eighth in New York.
        #expect(try day.date(of: Self.time("2026-03-08T21:30:00Z")).description == "2026-03-09")
        // 07:59:59 in Shanghai, then 08:00 in New York: the tenth continues and is twelve hours longer.
        #expect(day.date(of: landed.advanced(bySeconds: -1)).description == "2026-03-10")
        #expect(day.date(of: landed).description == "2026-03-10")
        let tenth = try #require(CalendarDate("2026-03-10")).number
        #expect(day.beginning(of: tenth + 1).seconds(since: day.beginning(of: tenth)) == 36 * 3600)
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int.max]) func noNumberIsTooLarge(_ number: Int) throws {
        let clock = try Self.clock("Europe/Berlin").until(
            Timestamp(milliseconds: .max), then: LocalClock(offset: number))
        for day in [LearnerDay(clock, .notebook), LearnerDay(offset: number, start: number)] {
            _ = day.beginning(of: number)
            for time in [
                Timestamp(milliseconds: .min), Timestamp(milliseconds: .max), Timestamp(milliseconds: Int64(number)),
            ] {
                _ = (day.number(of: time), day.date(of: time), day.clock.minute(at: time))
            }
        }
    }
}
