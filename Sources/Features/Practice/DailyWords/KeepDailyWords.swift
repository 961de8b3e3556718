import Model
import Storage

extension Transaction {
    /// Saves a day's words, unless existing ones take precedence.
    ///
    /// - Returns: The day's words after the call.
    public func keep(_ words: DailyWords) throws(StorageError) -> DailyWords {
        if let kept = try dailyWords(on: words.day) {
            guard kept.givesWay(to: words.language, words.level) else { return kept }
            try run(
                "DELETE FROM dose WHERE learner_id = ? AND day = ?", [owner, SQLValue(words.day.number)],
                changes: .delete(.dailyWords, words.day.description))
        }
        try run(changes: .upsert(.dailyWords, words.day.description)) { statements throws(StorageError) in
            try statements.execute(
                "INSERT INTO dose (learner_id, day, language, level, origin, made_at) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    owner, SQLValue(words.day.number), SQLValue(words.language.rawValue),
                    SQLValue(words.level.rawValue), SQLValue(words.origin.rawValue), SQLValue(words.madeAt),
                ])
            try statements.execute(
                """
                INSERT INTO dose_card (
                    learner_id, day, number, word, reading, meaning, sentence, translation, sentence_source,
                    book_title, level, interest
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                each: words.cards.map { card in
                    [
                        owner, SQLValue(words.day.number), SQLValue(card.number), SQLValue(card.word),
                        SQLValue(card.reading), SQLValue(card.meaning), SQLValue(card.sentence?.text ?? ""),
                        SQLValue(card.sentence?.translation ?? ""), SQLValue(card.sentence?.source.rawValue),
                        SQLValue(card.sentence?.bookTitle ?? ""), SQLValue(card.level),
                        SQLValue(card.interest?.rawValue),
                    ]
                })
        }
        return words
    }
}
