/// The hour of the learner's clock at which a day begins, for what is counted by days.
public enum DayStart: Int, CaseIterable, Hashable, Sendable {
    /// The date on the calendar: what was spent on a model, by day and month.
    case midnight = 0
    /// Reviews, reading, and the streak: an evening that runs late is still one day. Four is Anki's hour, too.
    case review = 4
    /// The words of the day.
    case words = 5
    /// The reminder to look through the notebook.
    case notebook = 7
}

/// Which of a learner's days a moment belongs to.
public struct LearnerDay: Hashable, Sendable {
    public let clock: LocalClock
    /// The hour of the clock at which a day begins, 0 to 23.
    public let start: Int

    public init(_ clock: LocalClock, _ start: DayStart) {
        self.clock = clock
        self.start = start.rawValue
    }

    /// A day by a clock that is never changed: that of a package or a log of another program.
    ///
    /// - Parameters:
    ///   - offset: Seconds that local time is ahead of UTC.
    ///   - start: The hour at which a day begins.
    public init(offset: Int = 0, start: Int = DayStart.review.rawValue) {
        clock = LocalClock(offset: offset)
        self.start = Bounds.hour.nearest(to: start)
    }

    /// The number of the day, from 1970-01-01. No absurd moment makes it overflow.
    public func number(of time: Timestamp) -> Int {
        // In 64 bits: in WebAssembly an Int has 32.
        let local = floorDivided(time.milliseconds, by: 1000) + Int64(clock.offset(at: time))
        return Int(clamping: floorDivided(local - Int64(start) * 3600, by: 86_400))
    }

    /// The date on which the day began.
    public func date(of time: Timestamp) -> CalendarDate { CalendarDate(number: number(of: time)) }

    /// The moment at which a day begins. Where the clock jumps over the hour, it is the first moment after the jump.
    public func beginning(of day: Int) -> Timestamp {
        // Days beyond those that a moment reaches have no beginning of their own.
        let days = min(max(Int64(day), -100_000_000), 100_000_000)
        return clock.moment(at: days * 86_400 + Int64(start) * 3600)
    }

    /// When the next day begins. A day that the clock leaves out, as at the date line, is passed over.
    public func nextBeginning(after time: Timestamp) -> Timestamp { beginning(of: number(of: time) + 1) }
}
