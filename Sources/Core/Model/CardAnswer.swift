/// An answer to a card, as every door hands it to ``Transaction/grade(_:_:)``.
public struct CardAnswer: Hashable, Sendable {
    /// What the learner saw of the card before answering.
    public enum Shown: Hashable, Sendable {
        /// The card with this number of answers. If it has more by now, the answer is stale and changes nothing.
        case answers(Int)
        /// The door does not know, so the answer always counts.
        case unknown
    }

    public let card: SerialID<Card>
    /// The id of the answer: submitting it again changes nothing.
    public let review: SerialID<Review>
    public let rating: Rating
    public let shown: Shown
    /// Milliseconds from showing the card to the answer, within ``Bounds/answerTime``. Nil counts from the moment in
    /// ``review``, which is created when the card is shown.
    public let duration: Int?

    public init(
        _ card: SerialID<Card>, _ rating: Rating, review: SerialID<Review>, shown: Shown, duration: Int? = nil
    ) {
        self.card = card
        self.review = review
        self.rating = rating
        self.shown = shown
        self.duration = duration.map { Bounds.answerTime.nearest(to: $0) }
    }

    /// An answer at a moment to a question shown at an earlier one.
    public init(
        to question: Question, _ rating: Rating, review: SerialID<Review>, shownAt: Timestamp, at now: Timestamp
    ) {
        self.init(
            question.card.id, rating, review: review, shown: .answers(question.card.schedule.reviews),
            duration: Bounds.answerTime.nearest(to: now.milliseconds - shownAt.milliseconds))
    }

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
