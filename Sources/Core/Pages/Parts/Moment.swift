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
        let date = CalendarDate(number: days)
        (year, month, day) = (date.year, date.month, date.day)
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
