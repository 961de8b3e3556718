import Model
import Storage

extension DoseDesk {
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
    /// - Throws: ``DoseError/noDose(_:)``, ``DoseError/noSuchCard(_:)``.
    @discardableResult
    public func mark(_ mark: CardMark, card number: Int, on day: CalendarDate, at now: Timestamp) async throws -> Dose {
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            guard let dose = try Self.dose(transaction, learner, day) else { throw DoseError.noDose(day) }
            guard dose.card(number) != nil else { throw DoseError.noSuchCard(number) }
            let column = mark == .seen ? "seen_at" : "added_at"
            try transaction.run(
                """
                UPDATE dose_card SET \(column) = ?
                WHERE learner_id = ? AND day = ? AND number = ? AND \(column) IS NULL
                """, [SQLValue(now), SQLValue(learner), SQLValue(day.number), SQLValue(number)],
                changes: .upsert(.dose, day.description))
            return try Self.dose(transaction, learner, day) ?? dose
        }
    }
}
