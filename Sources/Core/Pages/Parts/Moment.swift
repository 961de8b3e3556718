import Model

/// A day as a page shows it: "5 minutes ago", "3 Mar 2026".
struct Moment {
    /// The day in the proleptic Gregorian calendar.
    let date: CalendarDate

    /// Creates the day that contains a time, by the learner's clock.
    init(_ time: Timestamp, _ clock: LocalClock) { date = clock.date(at: time) }

    /// Creates a day from its number, counted from 1970-01-01.
    init(day: Int) { date = CalendarDate(number: day) }

    var year: Int { date.year }
    var month: Int { date.month }
    var day: Int { date.day }

    /// `2026-03-07`
    var iso: String { "\(year)-\(Quantity.twoDigits(month))-\(Quantity.twoDigits(day))" }
}

extension Shell {
    /// A `<time>` element that gives the time elapsed, or the day.
    func when(_ moment: Timestamp) -> HTML {
        let civil = Moment(moment, clock)
        let day = wording.date(year: civil.year, month: civil.month, day: civil.day)
        let text = wording.ago(seconds: max(now.seconds(since: moment), 0)) ?? day
        return time(Attribute("datetime", civil.iso), .title(day)) { text }
    }

    /// A `<time>` element that gives the day and the minute by the learner's clock, which it names, and the time elapsed as
    /// its title.
    func whenExactly(_ moment: Timestamp) -> HTML {
        let civil = Moment(moment, clock)
        let day = wording.date(year: civil.year, month: civil.month, day: civil.day)
        let minute = clock.minute(at: moment)
        let time = Quantity.twoDigits(minute / 60) + ":" + Quantity.twoDigits(minute % 60)
        let ago = wording.ago(seconds: max(now.seconds(since: moment), 0))
        return Pages.time(Attribute("datetime", civil.iso + "T" + time), .title(ago ?? "").when(ago != nil)) {
            wording.dayAndTime(day, time)
            " "
            Quantity.zone(offset: clock.offset(at: moment))
        }
    }
}
