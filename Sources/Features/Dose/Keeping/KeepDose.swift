import Model
import Storage

extension DoseDesk {
    /// Keeps a day's words, unless some were kept already that need not give way to them.
    ///
    /// - Returns: The words that the day has now.
    func keep(_ dose: Dose, at now: Timestamp) async throws -> Dose {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            if let kept = try Self.dose(transaction, learner, dose.day) {
                guard kept.givesWay(to: dose.language, dose.level) else { return kept }
                try transaction.run(
                    "DELETE FROM dose WHERE learner_id = ? AND day = ?",
                    [SQLValue(learner), SQLValue(dose.day.number)], changes: .delete(.dose, dose.day.description))
            }
            try transaction.run(changes: .upsert(.dose, dose.day.description)) { statements in
                try statements.execute(
                    "INSERT INTO dose (learner_id, day, language, level, origin, made_at) VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        SQLValue(learner), SQLValue(dose.day.number), SQLValue(dose.language.rawValue),
                        SQLValue(dose.level.rawValue), SQLValue(dose.origin.rawValue), SQLValue(dose.madeAt),
                    ])
                try statements.execute(
                    """
                    INSERT INTO dose_card (
                        learner_id, day, number, word, reading, meaning, sentence, translation, sentence_source,
                        book_title, level, interest
                    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    each: dose.cards.map { card in
                        [
                            SQLValue(learner), SQLValue(dose.day.number), SQLValue(card.number), SQLValue(card.word),
                            SQLValue(card.reading), SQLValue(card.meaning), SQLValue(card.sentence?.text ?? ""),
                            SQLValue(card.sentence?.translation ?? ""), SQLValue(card.sentence?.source.rawValue),
                            SQLValue(card.sentence?.bookTitle ?? ""), SQLValue(card.level),
                            SQLValue(card.interest?.rawValue),
                        ]
                    })
            }
            return dose
        }
    }
}
