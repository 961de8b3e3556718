import Model

/// Which backups are kept: all of the last 24 hours, and the latest of each of 7 days, 4 weeks and 12 months.
///
/// Days, weeks and months without a backup are not counted, so that a machine that was off for a year still has those from
/// before. Weeks begin on Monday (ISO 8601).
public struct BackupRetention: Hashable, Sendable {
    public var days: Int
    public var weeks: Int
    public var months: Int

    public init(days: Int = 7, weeks: Int = 4, months: Int = 12) {
        self.days = days
        self.weeks = weeks
        self.months = months
    }

    /// Returns the moments to keep of those given.
    ///
    /// - Parameters:
    ///   - times: When the backups were made, in any order.
    ///   - now: The present moment. Of moments after it, which a wrong clock makes, all are kept.
    ///   - clock: The clock whose calendar counts.
    public func kept(of times: [Timestamp], at now: Timestamp, _ clock: LocalClock) -> Set<Timestamp> {
        let recent = now.advanced(bySeconds: -24 * 3600)
        var kept = Set(times.filter { $0 > recent })
        let past = times.filter { $0 <= now }.sorted(by: >)
        // 1970-01-01 was a Thursday.
        keep(days, of: past, into: &kept) { day(of: $0, clock) }
        keep(weeks, of: past, into: &kept) { Int((Double(day(of: $0, clock) + 3) / 7).rounded(.down)) }
        keep(months, of: past, into: &kept) { time in
            let date = clock.date(at: time)
            return date.year * 12 + date.month
        }
        return kept
    }

    private func day(of time: Timestamp, _ clock: LocalClock) -> Int { LearnerDay(clock, .midnight).number(of: time) }

    /// Keeps the latest of each of a number of periods.
    ///
    /// - Parameter times: The latest first.
    private func keep(
        _ count: Int, of times: [Timestamp], into kept: inout Set<Timestamp>, period: (Timestamp) -> Int
    ) {
        var seen: Set<Int> = []
        for time in times where seen.count < count && seen.insert(period(time)).inserted { kept.insert(time) }
    }
}
