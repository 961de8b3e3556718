import Model

/// A card partway through the replay of its log.
///
///     var replayed = ReplayedCard(newAt: created, seed: seed)
///     for review in log { scheduler.add(review, on: day(review.time), to: &replayed) }
///     let schedule = scheduler.schedule(of: replayed)
public struct ReplayedCard: Sendable {
    /// The schedule so far. Under FSRS its interval and due date are missing, because only the last ones matter.
    fileprivate var card: CardSchedule
    fileprivate let seed: UInt64
    /// The learner's day of the previous answer.
    fileprivate var lastDay: Int?
    /// The basis of FSRS's latest interval in days.
    fileprivate var left: (memory: MemoryState, reviews: Int)?

    /// A card that has not been answered yet.
    ///
    /// - Parameter seed: As for ``Scheduler/outcomes(for:elapsedDays:now:seed:load:)``.
    public init(newAt created: Timestamp, seed: UInt64) {
        card = CardSchedule(newAt: created)
        self.seed = seed
    }

    /// Creates a card that continues from a schedule.
    ///
    /// - Parameter lastDay: The learner's day of its last answer; nil if there was none.
    public init(_ schedule: CardSchedule, lastDay: Int?, seed: UInt64) {
        card = schedule
        self.lastDay = lastDay
        self.seed = seed
    }

    /// When the last answer was given; nil before the first.
    public var lastReview: Timestamp? { card.lastReview }
}

extension Scheduler {
    /// Returns the schedule that a card's log leads to under this scheduler's algorithm and settings.
    ///
    /// A deck changes between FSRS and SM-2 this way: nothing is converted, everything is recomputed from the log. The
    /// recorded state of each review decides whether it counts as learning, review or relearning, so past changes to
    /// the steps do not matter.
    ///
    /// - Parameters:
    ///   - reviews: In any order.
    ///   - created: When the card was created; a card without reviews is due then.
    ///   - seed: As for `outcomes`.
    ///   - day: Returns the number of the learner's day for a moment.
    public func replay(
        _ reviews: [Review], created: Timestamp, seed: UInt64, day: (Timestamp) -> Int
    ) -> CardSchedule {
        var replayed = ReplayedCard(newAt: created, seed: seed)
        for review in reviews.sorted(by: { $0.time < $1.time }) { add(review, on: day(review.time), to: &replayed) }
        return schedule(of: replayed)
    }

    /// Advances a card by one answer.
    ///
    /// - Parameters:
    ///   - review: Not earlier than the previous one.
    ///   - today: The learner's day of the review.
    public func add(_ review: Review, on today: Int, to replayed: inout ReplayedCard) {
        var card = replayed.card
        // The card was relearned as new.
        if review.state == .new, card.state == .review || card.state == .relearning {
            card = CardSchedule(newAt: review.time)
            replayed.lastDay = nil
            replayed.left = nil
        }
        if review.state != card.state, review.state != .new {
            card.state = review.state
            card.step = 0
        }
        let elapsed = replayed.lastDay.map { max(0, today - $0) } ?? 0
        if isFSRS {
            let memory = fsrs.next(after: memory(of: card), elapsedDays: elapsed, rating: review.rating)
            let (next, move, _) = advanced(card, review.rating, memory, review.time)
            if move == .leave { replayed.left = (memory, next.reviews) }
            replayed.card = next
        } else {
            replayed.card =
                outcome(
                    of: review.rating, for: card, elapsedDays: elapsed, now: review.time, seed: replayed.seed
                ).schedule
        }
        replayed.lastDay = max(today, replayed.lastDay ?? today)
    }

    /// Returns the schedule after the answers so far.
    public func schedule(of replayed: ReplayedCard) -> CardSchedule {
        var card = replayed.card
        guard let left = replayed.left else { return card }
        card.interval = interval(of: left.memory, reviews: left.reviews, replayed.seed, nil)
        if card.state == .review, let last = card.lastReview {
            card.due = last.advanced(bySeconds: Int64(card.interval) &* 86_400)
        }
        return card
    }
}
