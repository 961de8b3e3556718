import Model

extension CardHistory {
    /// Creates a history from a card's reviews, in order of time and with the learner's days between them.
    ///
    /// If the card was relearned as new, the history starts there: at the last review in the state *new* that does not
    /// follow another (fsrs-optimizer). A clock set back never gives negative days.
    ///
    /// - Parameter day: Returns the number of the learner's day for a moment.
    public init(_ reviews: [Review], day: (Timestamp) -> Int) {
        var sorted = reviews
        sorted.sort { $0.time < $1.time }
        var start = 0
        for place in sorted.indices where sorted[place].state == .new {
            if place == 0 || sorted[place - 1].state != .new { start = place }
        }
        var answers: [Answer] = []
        answers.reserveCapacity(sorted.count - start)
        var last: Int?
        for review in sorted[start...] {
            let today = day(review.time)
            answers.append(Answer(elapsedDays: last.map { today - $0 } ?? 0, rating: review.rating))
            last = max(today, last ?? today)
        }
        self.init(answers)
    }

    /// Groups the reviews of a log into one history per card, ordered by card number.
    ///
    /// Duplicate reviews count once.
    public static func grouped(_ rows: [ReviewRow], day: (Timestamp) -> Int) -> [CardHistory] {
        // Logs are mostly in order of time already. Sorting indices is much faster than sorting rows.
        var order = Array(rows.indices)
        order.sort { left, right in
            let a = rows[left]
            let b = rows[right]
            if a.card != b.card { return a.card < b.card }
            if a.review.time != b.review.time { return a.review.time < b.review.time }
            return left < right
        }
        var histories: [CardHistory] = []
        var reviews: [Review] = []
        for (place, index) in order.enumerated() {
            let row = rows[index]
            if place > 0 {
                let last = rows[order[place - 1]]
                if last == row { continue }
                if last.card != row.card {
                    histories.append(CardHistory(reviews, day: day))
                    reviews.removeAll(keepingCapacity: true)
                }
            }
            reviews.append(row.review)
        }
        if !reviews.isEmpty { histories.append(CardHistory(reviews, day: day)) }
        return histories
    }
}
