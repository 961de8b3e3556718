import Model
import Testing

@testable import Backups

/// Three in the morning of a day of UTC.
private func three(_ date: String) -> Timestamp {
    let day = CalendarDate(date).map { Int64($0.number) } ?? 0
    return Timestamp(milliseconds: (day * 86_400 + 3 * 3600) * 1000)
}

@Suite struct RetentionTests {
    private let utc = LocalClock()

    @Test func ofOneBackupADayTheLatestOfDaysWeeksAndMonthsAreKept() {
        // A Saturday.
        let now = three("2026-11-28")
        let times = (0..<500).map { now.advanced(bySeconds: -$0 * 86_400) }
        let expected = [
            // Seven days; the second is a Sunday's, and so the latest of its week, too.
            "2026-11-28", "2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22",
            // The Sundays of two more weeks.
            "2026-11-15", "2026-11-08",
            // The last days of eleven more months.
            "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30",
            "2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31",
        ].map(three)
        #expect(BackupRetention().kept(of: times, at: now, utc) == Set(expected))
        #expect(BackupRetention().kept(of: times.reversed(), at: now, utc) == Set(expected))
    }

    /// What is kept today is still enough tomorrow: pruning every day keeps as much as pruning once.
    @Test func pruningEveryDayLosesNothingThatPruningOnceKeeps() {
        let first = three("2025-01-01")
        var kept: Set<Timestamp> = []
        var all: [Timestamp] = []
        for day in 0..<500 {
            let now = first.advanced(bySeconds: Int64(day) * 86_400)
            all.append(now)
            kept = BackupRetention().kept(of: Array(kept) + [now], at: now, utc)
        }
        let now = all[all.count - 1]
        #expect(BackupRetention().kept(of: all, at: now, utc) == kept)
    }

    @Test func everythingOfTheLastDayIsKept() {
        let now = three("2026-11-28")
        let times = (0..<48).map { now.advanced(bySeconds: -$0 * 3600) }
        let kept = BackupRetention().kept(of: times, at: now, utc)
        #expect(kept.isSuperset(of: times.filter { $0 > three("2026-11-27") }))
        // Of the day before, the latest.
        #expect(kept.contains(three("2026-11-27").advanced(bySeconds: 20 * 3600)))
        #expect(!kept.contains(three("2026-11-27").advanced(bySeconds: -2 * 3600)))
    }

    @Test func aMachineThatWasOffForAYearKeepsWhatItHad() {
        let now = three("2026-11-28")
        let former = (0..<3).map { three("2025-06-10").advanced(bySeconds: -$0 * 86_400) }
        #expect(BackupRetention().kept(of: former, at: now, utc) == Set(former))
        #expect(BackupRetention().kept(of: former + [now], at: now, utc) == Set(former + [now]))
    }

    @Test func aWrongClockLosesNothing() {
        let now = three("2026-11-28")
        let future = [three("2027-01-01"), three("2027-01-01").advanced(bySeconds: 60)]
        let past = (0..<7).map { now.advanced(bySeconds: -$0 * 86_400) }
        #expect(BackupRetention().kept(of: past + future, at: now, utc) == Set(past + future))
    }

    @Test func daysAreThoseOfTheClock() {
        let afternoon = three("2026-11-10").advanced(bySeconds: 11 * 3600)
        let evening = afternoon.advanced(bySeconds: 2 * 3600)
        let rule = BackupRetention(days: 2, weeks: 0, months: 0)
        let now = three("2026-11-28")
        #expect(rule.kept(of: [afternoon, evening], at: now, utc) == [evening])
        // In Tokyo, 16:00 UTC is one in the morning of the next day.
        let tokyo = LocalClock(offset: 9 * 3600)
        #expect(rule.kept(of: [afternoon, evening], at: now, tokyo) == [afternoon, evening])
    }

    @Test func aWeekBeginsOnMonday() {
        let rule = BackupRetention(days: 0, weeks: 2, months: 0)
        let (sunday, monday) = (three("2026-11-15"), three("2026-11-16"))
        let now = three("2026-11-28")
        #expect(rule.kept(of: [sunday, monday], at: now, utc) == [sunday, monday])
        let saturday = three("2026-11-14")
        #expect(rule.kept(of: [saturday, sunday], at: now, utc) == [sunday])
    }

    @Test func ofNothingNothingIsKept() {
        #expect(BackupRetention().kept(of: [], at: three("2026-11-28"), utc).isEmpty)
    }
}

@Suite struct BackupNameTests {
    @Test func aNameIsTheMomentInUTC() {
        let time = Timestamp(milliseconds: three("2026-11-28").milliseconds + 2 * 3_600_000 + 999)
        #expect(BackupName(time: time).text == "glossa-2026-11-28T050000Z")
        #expect(BackupName("glossa-2026-11-28T050000Z") == BackupName(time: time))
        #expect(BackupName("glossa-2026-11-28T050000Z-2") == BackupName(time: time, number: 2))
        #expect(BackupName(time: time) < BackupName(time: time, number: 2))
    }

    @Test(arguments: [
        "", "glossa", "glossa-2026-11-28", "glossa-2026-11-28T050000Z-1", "glossa-2026-11-28T050000Z-02",
        "glossa-2026-02-30T050000Z", "glossa-2026-11-28T05:00:00Z", ".glossa-2026-11-28T050000Z.unfinished",
        "glossa-2026-11-28T050000Z ", "Glossa-2026-11-28T050000Z", "glossa-2026-11-28T050000Z/..",
    ]) func nothingElseIsOne(_ text: String) {
        #expect(BackupName(text) == nil)
    }
}
