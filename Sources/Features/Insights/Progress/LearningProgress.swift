import Model
import Scheduling
import Storage

extension Insights {
    /// How far the learner has come. Days are the learner's, and begin at four in the morning as they do in review.
    public func progress(at now: Timestamp) async throws -> LearningProgress {
        let learner = learner
        let today = LearnerDay(offset: offset).number(of: now)
        let days = DaySQL(offset: offset)
        return try await database.read(learner) { reader in
            return LearningProgress(
                streak: try reader.streak(learner, until: today, days),
                totalTranslations: try reader.count("translation", "origin <> 'waiting'", learner),
                vocabularySize: try reader.vocabulary("1 = 1", learner),
                knownWords: try reader.vocabulary("is_known = 1", learner),
                lessonsCompleted: try reader.count("lesson", "finished_at IS NOT NULL", learner),
                week: try reader.week(learner, until: today, days))
        }
    }

    /// Days in a row on which the learner did something, up to today or yesterday: what ``progress(at:)`` tells, without
    /// the rest.
    public func streak(at now: Timestamp) async throws -> Int {
        let (learner, days) = (learner, DaySQL(offset: offset))
        let today = LearnerDay(offset: offset).number(of: now)
        return try await database.read(learner) { try $0.streak(learner, until: today, days) }
    }
}

/// The day of a time column, as SQL that both engines have.
private struct DaySQL {
    /// Seconds that the learner's days are ahead of those of UTC.
    private let shift: Int

    init(offset: Int) { shift = offset - LearnerDay().start * 3600 }

    func day(of column: String) -> String { "(\(column) / 1000 + (\(shift))) / 86400" }
}

extension Reader {
    fileprivate func count(_ table: String, _ condition: String, _ learner: ID<Learner>) throws -> Int {
        try first("SELECT COUNT(*) AS number FROM \(table) WHERE learner_id = ? AND \(condition)", [SQLValue(learner)])?
            .count("number") ?? 0
    }

    fileprivate func streak(_ learner: ID<Learner>, until today: Int, _ days: DaySQL) throws -> Int {
        let active = try activeDays(learner, days)
        var streak = 0
        var day = active.contains(today) ? today : today - 1
        while active.contains(day) {
            streak += 1
            day -= 1
        }
        return streak
    }

    /// Every day on which something was done.
    fileprivate func activeDays(_ learner: ID<Learner>, _ days: DaySQL) throws -> Set<Int> {
        let rows = try rows(
            """
            SELECT \(days.day(of: "started_at")) AS day FROM reading_session WHERE learner_id = ?
            UNION SELECT day FROM review_day WHERE learner_id = ? AND again + hard + good + easy > 0
            UNION SELECT \(days.day(of: "at")) AS day FROM lesson_answer WHERE learner_id = ?
            UNION SELECT \(days.day(of: "created_at")) AS day FROM translation WHERE learner_id = ? AND deleted_at IS NULL
            """, [SQLValue](repeating: SQLValue(learner), count: 4))
        return Set(try rows.map { try $0.integer("day") })
    }

    /// Words with a mark that is not to be ignored, or on a card that is not deleted; each once, and whether it is known.
    private static let words = """
        SELECT language, word, created_at, CASE WHEN status = 'known' THEN 1 ELSE 0 END AS is_known
        FROM mark WHERE learner_id = ? AND status <> 'ignored'
        UNION ALL
        SELECT note.language, note.word, note.created_at,
            CASE WHEN card.state = 2 AND card.interval_days >= 21 THEN 1 ELSE 0 END AS is_known
        FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id WHERE note.learner_id = ? AND card.standing <> 2
        """

    fileprivate func vocabulary(_ condition: String, _ learner: ID<Learner>) throws -> Int {
        try first(
            """
            SELECT COUNT(*) AS number FROM (
                SELECT language, word, MAX(is_known) AS is_known FROM (\(Self.words)) AS each_word GROUP BY language, word
            ) AS vocabulary WHERE \(condition)
            """, [SQLValue(learner), SQLValue(learner)])?.count("number") ?? 0
    }

    fileprivate func week(_ learner: ID<Learner>, until today: Int, _ days: DaySQL) throws -> [LearningProgress.Day] {
        var week = (today - 6...today).map { LearningProgress.Day(date: CalendarDate(number: $0)) }
        func add(
            _ sql: String, _ arguments: [SQLValue], _ body: (inout LearningProgress.Day, Row) throws -> Void
        ) throws {
            for row in try rows(sql, arguments + [SQLValue(today - 6), SQLValue(today)]) {
                try body(&week[try row.integer("day") - (today - 6)], row)
            }
        }
        func daily(_ table: String, _ column: String, _ sum: String, _ condition: String) -> String {
            let day = days.day(of: column)
            return """
                SELECT \(day) AS day, \(sum) AS number FROM \(table) WHERE learner_id = ? AND \(condition)
                    AND \(day) BETWEEN ? AND ? GROUP BY \(day)
                """
        }
        let own = [SQLValue(learner)]
        try add(daily("reading_session", "started_at", "SUM(active_seconds)", "1 = 1"), own) {
            $0.seconds += try $1.count("number")
        }
        try add(daily("lesson_answer", "at", "SUM(seconds)", "1 = 1"), own) { $0.seconds += try $1.count("number") }
        try add(daily("lesson", "finished_at", "COUNT(*)", "finished_at IS NOT NULL"), own) {
            $0.lessons += try $1.count("number")
        }
        try add(daily("translation", "created_at", "COUNT(*)", "origin <> 'waiting'"), own) {
            $0.translations += try $1.count("number")
        }
        try add(
            """
            SELECT day, SUM(again + hard + good + easy) AS reviews, SUM(milliseconds) AS milliseconds FROM review_day
            WHERE learner_id = ? AND day BETWEEN ? AND ? GROUP BY day
            """, own
        ) {
            $0.reviews += try $1.count("reviews")
            $0.seconds += try $1.count("milliseconds") / 1000
        }
        try add(
            """
            SELECT day, COUNT(*) AS number FROM (
                SELECT \(days.day(of: "MIN(created_at)")) AS day FROM (\(Self.words)) AS each_word GROUP BY language, word
            ) AS first_day WHERE day BETWEEN ? AND ? GROUP BY day
            """, own + own
        ) { $0.words += try $1.count("number") }
        return week
    }
}
