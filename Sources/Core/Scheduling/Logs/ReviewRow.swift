import Model

/// One line of a review log: a review, and whose it is.
public struct ReviewRow: Hashable, Sendable {
    public var card: Int64
    public var review: Review

    public init(card: Int64, review: Review) {
        self.card = card
        self.review = review
    }
}
