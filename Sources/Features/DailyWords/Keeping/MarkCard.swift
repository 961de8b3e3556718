import Model
import Storage

extension DailyWordsDesk {
    /// What becomes of a card.
    public enum CardMark: Hashable, Sendable {
        /// The learner has gone on from it.
        case seen
        /// It was added to a review deck.
        case added
    }

    /// Keeps what has become of a card; the first time counts.
    ///
    /// - Parameter number: From 1.
    /// - Returns: The day's words as they are now.
    /// - Throws: ``DailyWordsError/noDailyWords(_:)``, ``DailyWordsError/noSuchCard(_:)``.
    @discardableResult
    public func mark(_ mark: CardMark, card number: Int, on day: CalendarDate, at now: Timestamp) async throws
        -> DailyWords
    {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            guard let dailyWords = try Self.dailyWords(transaction, learner, day) else {
                throw DailyWordsError.noDailyWords(day)
            }
            guard dailyWords.card(number) != nil else { throw DailyWordsError.noSuchCard(number) }
            let column = mark == .seen ? "seen_at" : "added_at"
            try transaction.run(
                """
                UPDATE dose_card SET \(column) = ?
                WHERE learner_id = ? AND day = ? AND number = ? AND \(column) IS NULL
                """, [SQLValue(now), SQLValue(learner), SQLValue(day.number), SQLValue(number)],
                changes: .upsert(.dailyWords, day.description))
            return try Self.dailyWords(transaction, learner, day) ?? dailyWords
        }
    }
}
