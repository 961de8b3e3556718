import Model

/// A line of a review log: a review and its card.
public struct ReviewRow: Hashable, Sendable {
    public var card: Int64
    public var review: Review

    public init(card: Int64, review: Review) {
        self.card = card
        self.review = review
    }
}
