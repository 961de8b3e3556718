import Model
import Storage

extension Insights {
    /// How far the learner has come. Days are the learner's, and begin at four in the morning as they do in review.
    public func progress(at now: Timestamp) async throws -> LearningProgress {
        let (learner, day) = (learner, day)
        let today = day.number(of: now)
        return try await database.read(learner) { reader in
            LearningProgress(
                streak: try reader.streak(learner, until: today, day),
                totalTranslations: try reader.count("translation", "origin <> 'waiting'", learner),
                vocabularySize: try reader.vocabulary("1 = 1", learner),
                knownWords: try reader.vocabulary("is_known = 1", learner),
                lessonsCompleted: try reader.count("lesson", "finished_at IS NOT NULL", learner),
                week: try reader.week(learner, until: today, day))
        }
    }

    /// Days in a row on which the learner did something, up to today or yesterday: what ``progress(at:)`` tells, without
    /// the rest.
    public func streak(at now: Timestamp) async throws -> Int {
        let (learner, day) = (learner, day)
        return try await database.read(learner) { try $0.streak(learner, until: day.number(of: now), day) }
    }
}

/// A quarter of an hour from 1970-01-01 in UTC: since then, clocks everywhere have differed from UTC by whole quarters, so
/// that all of one lies in the same day of every learner. SQL sums up by quarters, and the learner's clock has the days.
private enum Quarter {
    static func sql(_ column: String) -> String { "\(column) / 900000" }

    static func day(of quarter: Int, _ day: LearnerDay) -> Int {
        day.number(of: Timestamp(milliseconds: Int64(quarter).multipliedReportingOverflow(by: 900_000).partialValue))
    }
}

extension Reader {
    fileprivate func count(_ table: String, _ condition: String, _ learner: ID<Learner>) throws -> Int {
        try first("SELECT COUNT(*) AS number FROM \(table) WHERE learner_id = ? AND \(condition)", [SQLValue(learner)])?
            .count("number") ?? 0
    }

    fileprivate func streak(_ learner: ID<Learner>, until today: Int, _ day: LearnerDay) throws -> Int {
        let active = try activeDays(learner, day)
        var streak = 0
        var date = active.contains(today) ? today : today - 1
        while active.contains(date) {
            streak += 1
            date -= 1
        }
        return streak
    }

    /// Every day on which something was done.
    fileprivate func activeDays(_ learner: ID<Learner>, _ day: LearnerDay) throws -> Set<Int> {
        let quarters = try rows(
            """
            SELECT \(Quarter.sql("started_at")) AS quarter FROM reading_session WHERE learner_id = ?
            UNION SELECT \(Quarter.sql("at")) AS quarter FROM lesson_answer WHERE learner_id = ?
            UNION SELECT \(Quarter.sql("created_at")) AS quarter FROM translation
            WHERE learner_id = ? AND deleted_at IS NULL
            """, [SQLValue](repeating: SQLValue(learner), count: 3))
        let reviewed = try rows(
            "SELECT DISTINCT day FROM review_day WHERE learner_id = ? AND again + hard + good + easy > 0",
            [SQLValue(learner)])
        return Set(try quarters.map { Quarter.day(of: try $0.integer("quarter"), day) })
            .union(try reviewed.map { try $0.integer("day") })
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

    fileprivate func week(_ learner: ID<Learner>, until today: Int, _ day: LearnerDay) throws -> [LearningProgress.Day]
    {
        var week = (today - 6...today).map { LearningProgress.Day(date: CalendarDate(number: $0)) }
        func add(
            _ date: Int, _ row: Row, _ body: (inout LearningProgress.Day, Row) throws -> Void
        ) throws {
            let place = date - (today - 6)
            if week.indices.contains(place) { try body(&week[place], row) }
        }
        let from = SQLValue(day.beginning(of: today - 6))
        func addEach(
            _ table: String, _ column: String, _ sum: String, _ condition: String,
            _ body: (inout LearningProgress.Day, Row) throws -> Void
        ) throws {
            let rows = try rows(
                """
                SELECT \(Quarter.sql(column)) AS quarter, \(sum) AS number FROM \(table)
                WHERE learner_id = ? AND \(condition) AND \(column) >= ? GROUP BY \(Quarter.sql(column))
                """, [SQLValue(learner), from])
            for row in rows { try add(Quarter.day(of: try row.integer("quarter"), day), row, body) }
        }
        try addEach("reading_session", "started_at", "SUM(active_seconds)", "1 = 1") {
            $0.seconds += try $1.count("number")
        }
        try addEach("lesson_answer", "at", "SUM(seconds)", "1 = 1") { $0.seconds += try $1.count("number") }
        try addEach("lesson", "finished_at", "COUNT(*)", "finished_at IS NOT NULL") {
            $0.lessons += try $1.count("number")
        }
        try addEach("translation", "created_at", "COUNT(*)", "origin <> 'waiting'") {
            $0.translations += try $1.count("number")
        }
        let reviews = try rows(
            """
            SELECT day, SUM(again + hard + good + easy) AS reviews, SUM(milliseconds) AS milliseconds FROM review_day
            WHERE learner_id = ? AND day BETWEEN ? AND ? GROUP BY day
            """, [SQLValue(learner), SQLValue(today - 6), SQLValue(today)])
        for row in reviews {
            try add(try row.integer("day"), row) {
                $0.reviews += try $1.count("reviews")
                $0.seconds += try $1.count("milliseconds") / 1000
            }
        }
        let words = try rows(
            """
            SELECT \(Quarter.sql("first")) AS quarter, COUNT(*) AS number FROM (
                SELECT MIN(created_at) AS first FROM (\(Self.words)) AS each_word GROUP BY language, word
            ) AS first_time WHERE first >= ? GROUP BY \(Quarter.sql("first"))
            """, [SQLValue(learner), SQLValue(learner), from])
        for row in words {
            try add(Quarter.day(of: try row.integer("quarter"), day), row) { $0.words += try $1.count("number") }
        }
        return week
    }
}
