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

extension CardAnswer {
    /// An answer whose numbers come from outside.
    ///
    /// - Parameters:
    ///   - shown: The card's number of answers when it was shown, moved to the nearest possible one; nil if it was not
    ///     sent.
    ///   - duration: The number, moved to the nearest possible one, and the name of its field; nil counts from `review`.
    /// - Throws: For a rating that does not exist, and for anything that is not an integer.
    public init(
        _ card: SerialID<Card>, _ rating: SentNumber, review: SerialID<Review>, shown: SentNumber?,
        duration: (number: SentNumber, field: String)?
    ) throws(OutOfBounds) {
        guard let rating = Rating(rawValue: try rating.within(.rating, "rating")) else {
            throw OutOfBounds(field: "rating", .rating)
        }
        var seen = Shown.unknown
        if let shown { seen = .answers(try shown.nearest(in: .answers, "reviews")) }
        var time: Int?
        if let duration { time = try duration.number.nearest(in: .answerTime, duration.field) }
        self.init(card, rating, review: review, shown: seen, duration: time)
    }
}
