import Model

/// A moment as a page shows it: "5 minutes ago", "3 Mar 2026".
struct Moment {
    /// Year, month and day in the learner's time zone, by the proleptic Gregorian calendar.
    let year: Int
    let month: Int
    let day: Int

    /// - Parameter offset: Minutes that local time is ahead of UTC.
    init(_ time: Timestamp, offset: Int) {
        let minutes = Int((time.milliseconds - (time.milliseconds < 0 ? 59_999 : 0)) / 60_000) + offset
        let days = (minutes - (minutes < 0 ? 1439 : 0)) / 1440
        // Days to a civil date: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
        let shifted = days + 719_468
        let era = (shifted - (shifted < 0 ? 146_096 : 0)) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// `2026-03-07`
    var iso: String { "\(year)-\(Quantity.twoDigits(month))-\(Quantity.twoDigits(day))" }
}

extension Shell {
    /// A `<time>` element that says how long ago it was, or the day.
    func when(_ moment: Timestamp) -> HTML {
        let civil = Moment(moment, offset: utcOffset)
        let day = wording.date(year: civil.year, month: civil.month, day: civil.day)
        let text = wording.ago(seconds: max(now.seconds(since: moment), 0)) ?? day
        return time(Attribute("datetime", civil.iso), .title(day)) { text }
    }
}
