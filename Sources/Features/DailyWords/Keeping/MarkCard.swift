import Model
import Storage

extension DailyWordsDesk {
    /// A state that a card can reach.
    public enum CardMark: Hashable, Sendable {
        /// The learner has moved on from it.
        case seen
        /// It was added to a review deck.
        case added
    }

    /// Records the state of a card; only the first time counts.
    ///
    /// - Parameter number: From 1.
    /// - Returns: The day's words after the call.
    /// - Throws: ``DailyWordsError/noDailyWords(_:)``, ``DailyWordsError/noSuchCard(_:)``.
    @discardableResult
    public func mark(_ mark: CardMark, card number: Int, on day: CalendarDate, at now: Timestamp) async throws
        -> DailyWords
    {
        try await database.write(learner, at: now) { try $0.mark(mark, dailyWord: number, on: day) }
    }
}

extension Transaction {
    /// Does the same inside a transaction.
    @discardableResult
    public func mark(
        _ mark: DailyWordsDesk.CardMark, dailyWord number: Int, on day: CalendarDate
    ) throws -> DailyWords {
        guard let dailyWords = try dailyWords(on: day) else { throw DailyWordsError.noDailyWords(day) }
        guard dailyWords.card(number) != nil else { throw DailyWordsError.noSuchCard(number) }
        let column = mark == .seen ? "seen_at" : "added_at"
        try run(
            """
            UPDATE dose_card SET \(column) = ?
            WHERE learner_id = ? AND day = ? AND number = ? AND \(column) IS NULL
            """, [SQLValue(time), owner, SQLValue(day.number), SQLValue(number)],
            changes: .upsert(.dailyWords, day.description))
        return try self.dailyWords(on: day) ?? dailyWords
    }
}

extension Reader {
    /// Returns the saved words of a day, or nil if there are none.
    public func dailyWords(on day: CalendarDate) throws -> DailyWords? {
        guard case .text(let id) = owner, let learner = ID<Learner>(id) else { return nil }
        return try DailyWordsDesk.dailyWords(self, learner, day)
    }
}
