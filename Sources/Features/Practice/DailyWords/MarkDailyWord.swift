import Model
import Storage

/// A state that a word of the day can reach.
public enum DailyWordMark: Hashable, Sendable {
    /// The learner has moved on from it.
    case seen
    /// It was added to a review deck.
    case added
}

extension Transaction {
    /// Records the state of a word of the day. One that is recorded already keeps its time.
    ///
    /// - Parameter number: From 1.
    /// - Returns: The day's words after the call.
    /// - Throws: ``DailyWordsError/noDailyWords(_:)``, ``DailyWordsError/noSuchCard(of:)``.
    @discardableResult
    public func mark(
        _ mark: DailyWordMark, dailyWord number: Int, on day: CalendarDate
    ) throws(StorageError) -> DailyWords {
        guard let words = try dailyWords(on: day) else { throw .declining(DailyWordsError.noDailyWords(day)) }
        guard words.card(number) != nil else {
            throw .declining(DailyWordsError.noSuchCard(of: words.cards.count))
        }
        let column = mark == .seen ? "seen_at" : "added_at"
        try run(
            """
            UPDATE dose_card SET \(column) = ?
            WHERE learner_id = ? AND day = ? AND number = ? AND \(column) IS NULL
            """, [SQLValue(time), owner, SQLValue(day.number), SQLValue(number)],
            changes: .upsert(.dailyWords, day.description))
        return try dailyWords(on: day) ?? words
    }
}
