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
}
