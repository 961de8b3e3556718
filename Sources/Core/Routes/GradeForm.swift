import Model

/// The form that answers a card.
public struct GradeForm: Sendable {
    public let card: SerialID<Card>
    private let review: SerialID<Review>
    private let rating: SentNumber
    private let shown: SentNumber?
    private let duration: SentNumber?

    public init(_ form: Form) throws(FormError) {
        guard let card = try form.choice("card", { SerialID<Card>($0) }),
            let review = try form.choice("review", { SerialID<Review>($0) }), let rating = form.sentNumber("rating")
        else { throw .missing("rating") }
        self.card = card
        self.review = review
        self.rating = rating
        shown = form.sentNumber("reviews")
        duration = form.sentNumber("duration")
    }

    /// Returns the answer. If the browser did not measure the time, the answer's id tells when the card was shown.
    public func answer() throws(OutOfBounds) -> CardAnswer {
        try CardAnswer(
            card, rating, review: review, shown: shown, duration: duration.map { (number: $0, field: "duration") })
    }
}
