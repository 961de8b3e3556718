import Model
import Storage

extension DailyWordsDesk {
    /// Saves a day's words, unless existing ones take precedence.
    ///
    /// - Returns: The day's words after the call.
    func keep(_ dailyWords: DailyWords, at now: Timestamp) async throws -> DailyWords {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            if let kept = try Self.dailyWords(transaction, learner, dailyWords.day) {
                guard kept.givesWay(to: dailyWords.language, dailyWords.level) else { return kept }
                try transaction.run(
                    "DELETE FROM dose WHERE learner_id = ? AND day = ?",
                    [SQLValue(learner), SQLValue(dailyWords.day.number)],
                    changes: .delete(.dailyWords, dailyWords.day.description))
            }
            try transaction.run(changes: .upsert(.dailyWords, dailyWords.day.description)) { statements in
                try statements.execute(
                    "INSERT INTO dose (learner_id, day, language, level, origin, made_at) VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        SQLValue(learner), SQLValue(dailyWords.day.number), SQLValue(dailyWords.language.rawValue),
                        SQLValue(dailyWords.level.rawValue), SQLValue(dailyWords.origin.rawValue),
                        SQLValue(dailyWords.madeAt),
                    ])
                try statements.execute(
                    """
                    INSERT INTO dose_card (
                        learner_id, day, number, word, reading, meaning, sentence, translation, sentence_source,
                        book_title, level, interest
                    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    each: dailyWords.cards.map { card in
                        [
                            SQLValue(learner), SQLValue(dailyWords.day.number), SQLValue(card.number),
                            SQLValue(card.word),
                            SQLValue(card.reading), SQLValue(card.meaning), SQLValue(card.sentence?.text ?? ""),
                            SQLValue(card.sentence?.translation ?? ""), SQLValue(card.sentence?.source.rawValue),
                            SQLValue(card.sentence?.bookTitle ?? ""), SQLValue(card.level),
                            SQLValue(card.interest?.rawValue),
                        ]
                    })
            }
            return dailyWords
        }
    }
}
