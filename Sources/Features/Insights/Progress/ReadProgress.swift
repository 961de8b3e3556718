import Model
import Storage

extension Reader {
    /// Returns how far the learner has come.
    ///
    /// - Parameter day: The learner's days, which begin at four in the morning as they do in review.
    public func progress(at now: Timestamp, _ day: LearnerDay) throws(StorageError) -> LearningProgress {
        LearningProgress(
            streak: try streak(at: now, day), totalTranslations: try count("translation", "origin <> 'waiting'"),
            vocabularySize: try vocabularySize("1 = 1"), knownWords: try vocabularySize("is_known = 1"),
            lessonsCompleted: try count("lesson", "finished_at IS NOT NULL"),
            week: try week(until: day.number(of: now), day))
    }

    private func count(_ table: String, _ condition: String) throws(StorageError) -> Int {
        try first("SELECT COUNT(*) AS number FROM \(table) WHERE learner_id = ? AND \(condition)", [owner])?
            .count("number") ?? 0
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

    private func vocabularySize(_ condition: String) throws(StorageError) -> Int {
        try first(
            """
            SELECT COUNT(*) AS number FROM (
                SELECT language, word, MAX(is_known) AS is_known FROM (\(Self.words)) AS each_word GROUP BY language, word
            ) AS vocabulary WHERE \(condition)
            """, [owner, owner])?.count("number") ?? 0
    }
}

// MARK: - The last seven days

extension Reader {
    private func week(until today: Int, _ day: LearnerDay) throws(StorageError) -> [LearningProgress.Day] {
        var week = WeekSums(until: today, day)
        try week.add(from: self, "reading_session", "started_at", "SUM(active_seconds)") { $0.seconds += $1 }
        try week.add(from: self, "lesson_answer", "at", "SUM(seconds)") { $0.seconds += $1 }
        try week.add(from: self, "lesson", "finished_at", "COUNT(*)", "finished_at IS NOT NULL") { $0.lessons += $1 }
        try week.add(from: self, "translation", "created_at", "COUNT(*)", "origin <> 'waiting'") {
            $0.translations += $1
        }
        try addReviews(to: &week)
        try addWords(to: &week)
        return week.days
    }

    private func addReviews(to week: inout WeekSums) throws(StorageError) {
        let reviews = try rows(
            """
            SELECT day, SUM(again + hard + good + easy) AS reviews, SUM(milliseconds) AS milliseconds FROM review_day
            WHERE learner_id = ? AND day BETWEEN ? AND ? GROUP BY day
            """, [owner, SQLValue(week.first), SQLValue(week.first + 6)])
        for row in reviews {
            let (number, seconds) = (try row.count("reviews"), try row.count("milliseconds") / 1000)
            week.add(on: try row.integer("day")) {
                $0.reviews += number
                $0.seconds += seconds
            }
        }
    }

    private func addWords(to week: inout WeekSums) throws(StorageError) {
        let words = try rows(
            """
            SELECT \(QuarterHour.sql("first")) AS quarter, COUNT(*) AS number FROM (
                SELECT MIN(created_at) AS first FROM (\(Self.words)) AS each_word GROUP BY language, word
            ) AS first_time WHERE first >= ? GROUP BY \(QuarterHour.sql("first"))
            """, [owner, owner, week.from])
        for row in words { try week.add(row) { $0.words += $1 } }
    }
}

/// What was done on each of seven days.
private struct WeekSums {
    private(set) var days: [LearningProgress.Day]
    /// The number of the first day.
    let first: Int
    private let day: LearnerDay

    init(until today: Int, _ day: LearnerDay) {
        first = today - 6
        self.day = day
        days = (today - 6...today).map { LearningProgress.Day(date: CalendarDate(number: $0)) }
    }

    /// When the first day begins.
    var from: SQLValue { SQLValue(day.beginning(of: first)) }

    mutating func add(on date: Int, _ body: (inout LearningProgress.Day) -> Void) {
        if days.indices.contains(date - first) { body(&days[date - first]) }
    }

    /// Adds a row with a `quarter` and a `number` to its day.
    mutating func add(_ row: Row, _ body: (inout LearningProgress.Day, Int) -> Void) throws(StorageError) {
        let number = try row.count("number")
        add(on: QuarterHour(try row.integer64("quarter")).day(day)) { body(&$0, number) }
    }

    /// Adds a sum over the rows of a table whose time lies in the week.
    mutating func add(
        from reader: Reader, _ table: String, _ time: String, _ sum: String, _ condition: String = "1 = 1",
        _ body: (inout LearningProgress.Day, Int) -> Void
    ) throws(StorageError) {
        let rows = try reader.rows(
            """
            SELECT \(QuarterHour.sql(time)) AS quarter, \(sum) AS number FROM \(table)
            WHERE learner_id = ? AND \(condition) AND \(time) >= ? GROUP BY \(QuarterHour.sql(time))
            """, [reader.owner, from])
        for row in rows { try add(row, body) }
    }
}
