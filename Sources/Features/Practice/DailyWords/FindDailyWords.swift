import Model
import Storage

extension Reader {
    /// Returns the saved words of a day, or nil if there are none.
    public func dailyWords(on day: CalendarDate) throws(StorageError) -> DailyWords? {
        let key = [owner, SQLValue(day.number)]
        let row = try first("SELECT language, level, origin, made_at FROM dose WHERE learner_id = ? AND day = ?", key)
        guard let row else { return nil }
        var cards: [DailyWord] = []
        for card in try rows(
            """
            SELECT number, word, reading, meaning, sentence, translation, sentence_source, book_title, level, interest,
                seen_at, added_at
            FROM dose_card WHERE learner_id = ? AND day = ? ORDER BY number
            """, key)
        { cards.append(try DailyWord(card)) }
        return DailyWords(
            day: day, language: try row.value("language"), level: try row.value("level"),
            origin: try row.value("origin"), cards: cards, madeAt: try row.time("made_at"))
    }

    /// Calls `body` with the words of every day, in order of day.
    public func forEachDailyWords(_ body: (DailyWords) throws(StorageError) -> Void) throws(StorageError) {
        for row in try rows("SELECT day FROM dose WHERE learner_id = ? ORDER BY day", [owner]) {
            if let words = try dailyWords(on: CalendarDate(number: try row.integer("day"))) { try body(words) }
        }
    }

    /// Returns the words that a new day's words exclude: those with a card, and those of earlier days.
    public func takenWords(_ language: Language) throws(StorageError) -> Set<String> {
        var words: Set<String> = []
        for sql in [
            "SELECT word FROM note WHERE learner_id = ? AND language = ?",
            """
            SELECT dose_card.word FROM dose_card
            JOIN dose ON dose.learner_id = dose_card.learner_id AND dose.day = dose_card.day
            WHERE dose.learner_id = ? AND dose.language = ?
            """,
        ] {
            try forEachRow(sql, [owner, SQLValue(language.rawValue)]) { row throws(StorageError) in
                words.insert(try row.text(0))
            }
        }
        return words
    }

    /// Returns the words of the latest days, latest day first.
    ///
    /// - Parameter limit: The maximum number of words.
    public func latestDailyWords(_ language: Language, limit: Int) throws(StorageError) -> [String] {
        let rows = try rows(
            """
            SELECT dose_card.word FROM dose_card
            JOIN dose ON dose.learner_id = dose_card.learner_id AND dose.day = dose_card.day
            WHERE dose.learner_id = ? AND dose.language = ?
            ORDER BY dose_card.day DESC, dose_card.number LIMIT ?
            """, [owner, SQLValue(language.rawValue), SQLValue(limit)])
        var words: [String] = []
        for row in rows { words.append(try row.text(0)) }
        return words
    }
}

extension DailyWord {
    fileprivate init(_ row: Row) throws(StorageError) {
        let source = try row.optionalValue("sentence_source", as: ExampleSentence.Source.self)
        var sentence: ExampleSentence?
        if let source {
            sentence = ExampleSentence(
                try row.text("sentence"), translation: try row.text("translation"), source: source,
                bookTitle: try row.text("book_title"))
        }
        self.init(
            number: try row.count("number"), word: try row.text("word"), reading: try row.text("reading"),
            meaning: try row.text("meaning"), sentence: sentence, level: try row.optionalInteger("level"),
            interest: try row.optionalValue("interest"),
            seenAt: try row.optionalTime("seen_at"), addedAt: try row.optionalTime("added_at"))
    }
}
