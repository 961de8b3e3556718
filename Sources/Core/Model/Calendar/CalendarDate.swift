/// A day of the proleptic Gregorian calendar, in the format of a date field: `2026-03-07`.
public struct CalendarDate: Hashable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Parses `2026-03-07`. Returns nil for anything else, and for days that do not exist.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0,
            (1...12).contains(month), day >= 1, day <= Self.days(of: month, year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates the date this many days after 1970-01-01, clamped to the range of a ``Timestamp``.
    ///
    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    public init(number: Int) {
        let shifted = min(max(number, -100_000_000), 100_000_000) + 719_468
        let era = (shifted - (shifted < 0 ? 146_096 : 0)) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01.
    ///
    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
    public var number: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func days(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `2026-03-07`
    public var description: String { Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2) }

    private static func digits(_ number: Int, _ count: Int) -> String {
        var text = String(number)
        while text.utf8.count < count { text = "0" + text }
        return text
    }
}

#if !hasFeature(Embedded)
extension CalendarDate: Codable {}
#endif
