import DailyWords
import Foundation
import Model
import Testing

@Suite struct DailyWordsCalendarTests {
    private static func calendar(_ zone: String) throws -> DailyWordsCalendar {
        DailyWordsCalendar(zone: try #require(TimeZone(identifier: zone)))
    }

    /// A moment of UTC.
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
        #expect(try Self.calendar(zone).day(of: Self.time(time)).description == day)
    }

    @Test func theDayOnWhichTheClockIsPutForwardIsAnHourShorter() throws {
        // In Berlin 02:00 becomes 03:00 on 2026-03-29.
        let calendar = try Self.calendar("Europe/Berlin")
        let saturday = try Self.time("2026-03-28T12:00:00Z")
        let sunday = calendar.nextStart(after: saturday)
        #expect(try sunday == Self.time("2026-03-29T03:00:00Z"))
        #expect(sunday.seconds(since: calendar.start(of: calendar.day(of: saturday))) == 23 * 3600)
    }

    @Test func theDayOnWhichTheClockIsPutBackIsAnHourLonger() throws {
        // In Berlin 03:00 becomes 02:00 on 2026-10-25.
        let calendar = try Self.calendar("Europe/Berlin")
        let saturday = try Self.time("2026-10-24T12:00:00Z")
        let sunday = calendar.nextStart(after: saturday)
        #expect(try sunday == Self.time("2026-10-25T04:00:00Z"))
        #expect(sunday.seconds(since: calendar.start(of: calendar.day(of: saturday))) == 25 * 3600)
    }

    @Test func theNextStartAtFiveIsTomorrow() throws {
        let calendar = try Self.calendar("Asia/Tokyo")
        let five = try Self.time("2026-01-01T20:00:00Z")
        #expect(calendar.nextStart(after: five) == five.advanced(bySeconds: 86_400))
        #expect(calendar.nextStart(after: five.advanced(bySeconds: -1)) == five)
    }

    @Test func aYearOfDaysFollowOneAnotherWithoutAGap() throws {
        for zone in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Shanghai"] {
            let calendar = try Self.calendar(zone)
            var start = try calendar.start(of: #require(CalendarDate("2026-01-01")))
            for _ in 0..<365 {
                let day = calendar.day(of: start)
                let next = calendar.nextStart(after: start)
                #expect(calendar.day(of: next).number == day.number + 1)
                #expect(calendar.day(of: next.advanced(bySeconds: -1)) == day)
                start = next
            }
        }
    }

    @Test func aDateThatWasLeftOutIsPassedOver() throws {
        // Samoa went from 29 to 31 December 2011.
        let calendar = try Self.calendar("Pacific/Apia")
        var time = try Self.time("2011-12-29T00:00:00Z")
        for _ in 0..<5 {
            let next = calendar.nextStart(after: time)
            #expect(next > time)
            #expect(calendar.day(of: next).number > calendar.day(of: time).number)
            time = next
        }
    }

    @Test(arguments: [(5, 5), (10, 5), (14, 5), (15, 6), (20, 7), (35, 10), (240, 10)])
    func moreMinutesBringMoreWordsUpToTen(_ minutes: Int, _ cards: Int) {
        #expect(DailyWordsSize.cards(forMinutes: minutes) == cards)
    }
}
