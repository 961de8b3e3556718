import Foundation
import Model

/// When the learner's days begin, for the words of the day: at five in the morning by the clock on their wall.
///
/// The hour is that of the clock, so a day is 23 or 25 hours long when the clock is put forward or back.
public struct DailyWordsCalendar: Sendable {
    /// The hour of the local clock at which a day's words are made.
    public static let hour = 5

    private let calendar: Calendar

    public init(zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    /// The day that a moment belongs to: before five it is still the day before.
    public func day(of time: Timestamp) -> CalendarDate {
        let parts = calendar.dateComponents([.year, .month, .day], from: time.date)
        let written = CalendarDate(number: Self.number(parts))
        return start(of: written) <= time ? written : CalendarDate(number: written.number - 1)
    }

    /// The moment at which a day begins. Where the clock jumps over five o'clock, it is the first moment after.
    public func start(of day: CalendarDate) -> Timestamp {
        let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: Self.hour)
        // A Gregorian calendar has a moment for every date; midnight of UTC stands in for one that it would refuse.
        let date = calendar.date(from: parts) ?? Date(timeIntervalSince1970: Double(day.number) * 86_400)
        return Timestamp(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
    }

    /// When the next day's words are due.
    public func nextStart(after time: Timestamp) -> Timestamp {
        var number = day(of: time).number + 1
        while start(of: CalendarDate(number: number)) <= time { number += 1 }
        return start(of: CalendarDate(number: number))
    }

    private static func number(_ parts: DateComponents) -> Int {
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 1)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let text = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        return CalendarDate(text)?.number ?? 0
    }
}

extension Timestamp {
    fileprivate var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
