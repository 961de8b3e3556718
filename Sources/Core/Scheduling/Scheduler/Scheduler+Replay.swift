import Model

extension Scheduler {
    /// The schedule that a card's log leads to under this scheduler's algorithm and settings.
    ///
    /// This is how a deck changes from FSRS to SM-2 and back: nothing is converted, all is counted anew from the log. The
    /// recorded state of each review decides whether it was one of learning, of review or of relearning, so that other
    /// steps in the past do not matter.
    ///
    /// - Parameters:
    ///   - reviews: In any order.
    ///   - created: When the card came to be; a card without reviews is due then.
    ///   - seed: As for `outcomes`.
    ///   - day: The number of the learner's day that a moment belongs to.
    public func replay(
        _ reviews: [Review], created: Timestamp, seed: UInt64, day: (Timestamp) -> Int
    ) -> CardSchedule {
        var card = CardSchedule(newAt: created)
        var last: Int?
        for review in reviews.sorted(by: { $0.time < $1.time }) {
            let today = day(review.time)
            // Learnt anew.
            if review.state == .new, card.state == .review || card.state == .relearning {
                card = CardSchedule(newAt: review.time)
                last = nil
            }
            if review.state != card.state, review.state != .new {
                card.state = review.state
                card.step = 0
            }
            let elapsed = last.map { max(0, today - $0) } ?? 0
            card = outcome(of: review.rating, for: card, elapsedDays: elapsed, now: review.time, seed: seed).schedule
            last = max(today, last ?? today)
        }
        return card
    }
}
