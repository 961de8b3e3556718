import Model
import Review

extension ReviewDesk {
    /// Answers a card as a door does that may not know what the learner saw.
    @discardableResult
    public func grade(
        _ card: SerialID<Card>, _ rating: Rating, reviewID: SerialID<Review>, shown: Int? = nil, duration: Int? = nil,
        at now: Timestamp
    ) async throws -> Graded {
        let shown: CardAnswer.Shown = shown.map { .answers($0) } ?? .unknown
        return try await grade(
            CardAnswer(card, rating, review: reviewID, shown: shown, duration: duration), at: now)
    }
}
