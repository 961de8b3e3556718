import Model
import Storage

extension Reader {
    /// Returns the number of days in a row on which the learner did something, up to today or yesterday.
    public func streak(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> Int {
        let today = day.number(of: now)
        let active = try activeDays(day)
        var streak = 0
        var date = active.contains(today) ? today : today - 1
        while active.contains(date) {
            streak += 1
            date -= 1
        }
        return streak
    }

    /// Returns every day with reading, reviewing, a lesson or a translation.
    private func activeDays(_ day: LearnerDay) throws(StorageError) -> Set<Int> {
        let quarters = try rows(
            """
            SELECT \(QuarterHour.sql("started_at")) AS quarter FROM reading_session WHERE learner_id = ?
            UNION SELECT \(QuarterHour.sql("at")) AS quarter FROM lesson_answer WHERE learner_id = ?
            UNION SELECT \(QuarterHour.sql("created_at")) AS quarter FROM translation
            WHERE learner_id = ? AND deleted_at IS NULL
            """, [owner, owner, owner])
        let reviewed = try rows(
            "SELECT DISTINCT day FROM review_day WHERE learner_id = ? AND again + hard + good + easy > 0", [owner])
        var days: Set<Int> = []
        for row in quarters { days.insert(QuarterHour(try row.integer64("quarter")).day(day)) }
        for row in reviewed { days.insert(try row.integer("day")) }
        return days
    }
}
