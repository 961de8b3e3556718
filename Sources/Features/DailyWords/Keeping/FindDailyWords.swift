import Model
import Storage

extension DailyWordsDesk {
    /// Returns the saved words of a day, or nil if there are none.
    public func dailyWords(on day: CalendarDate) async throws -> DailyWords? {
        let learner = learner
        return try await database.read(learner) { try Self.dailyWords($0, learner, day) }
    }

    /// Returns the words to exclude: those with a card, and those of earlier days.
    func takenWords(_ language: Language) async throws -> Set<String> {
        let learner = learner
        return try await database.read(learner) { reader in
            var words: Set<String> = []
            for sql in [
                "SELECT word FROM note WHERE learner_id = ? AND language = ?",
                """
                SELECT dose_card.word FROM dose_card
                JOIN dose ON dose.learner_id = dose_card.learner_id AND dose.day = dose_card.day
                WHERE dose.learner_id = ? AND dose.language = ?
                """,
            ] {
                try reader.forEachRow(sql, [SQLValue(learner), SQLValue(language.rawValue)]) { row in
                    words.insert(try row.text(0))
                }
            }
            return words
        }
    }

    /// Returns the words of the latest days.
    func latestWords(_ language: Language, limit: Int) async throws -> [String] {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT dose_card.word FROM dose_card
                JOIN dose ON dose.learner_id = dose_card.learner_id AND dose.day = dose_card.day
                WHERE dose.learner_id = ? AND dose.language = ?
                ORDER BY dose_card.day DESC, dose_card.number LIMIT ?
                """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(limit)]
            ).map { try $0.text(0) }
        }
    }

    static func dailyWords(_ reader: Reader, _ learner: ID<Learner>, _ day: CalendarDate) throws -> DailyWords? {
        let key: [SQLValue] = [SQLValue(learner), SQLValue(day.number)]
        guard
            let row = try reader.first(
                "SELECT language, level, origin, made_at FROM dose WHERE learner_id = ? AND day = ?", key)
        else { return nil }
        let cards = try reader.rows(
            """
            SELECT number, word, reading, meaning, sentence, translation, sentence_source, book_title, level, interest,
                seen_at, added_at
            FROM dose_card WHERE learner_id = ? AND day = ? ORDER BY number
            """, key
        ).map { try DailyWord($0) }
        return DailyWords(
            day: day, language: try row.value("language"), level: try row.value("level"),
            origin: try row.value("origin"), cards: cards, madeAt: try row.time("made_at"))
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
