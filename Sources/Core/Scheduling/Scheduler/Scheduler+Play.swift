import Model

/// One of several answers to a card, and what each of the four answers would have made of it.
public struct PlayedAnswer: Hashable, Sendable {
    public var rating: Rating
    public var outcomes: ForEachRating<Outcome>

    /// What the given answer made of the card.
    public var outcome: Outcome { outcomes[rating] }

    public init(rating: Rating, outcomes: ForEachRating<Outcome>) {
        self.rating = rating
        self.outcomes = outcomes
    }
}

extension Scheduler {
    /// The most days between two answers that ``play(_:)`` counts.
    private static var mostDays: Int { 1_000_000 }

    /// Answers a new card again and again, as many days after each other as the answers say.
    ///
    /// Unlike ``replay(_:created:seed:day:)``, it starts from no log: the states of the card follow from the steps of
    /// this scheduler, and the days are given rather than counted by a learner's calendar.
    ///
    ///     let scheduler = try Scheduler(SchedulerOptions(fuzz: false))
    ///     scheduler.play([.init(elapsedDays: 0, rating: .good), .init(elapsedDays: 3, rating: .good)])
    ///
    /// - Parameter answers: More than a million days between two of them count as a million.
    /// - Returns: One for each answer, in the same order.
    public func play(_ answers: [CardHistory.Answer]) -> [PlayedAnswer] {
        var now = Timestamp(milliseconds: 0)
        var card = CardSchedule(newAt: now)
        var played: [PlayedAnswer] = []
        for answer in answers {
            let days = min(Int(answer.elapsedDays), Self.mostDays)
            now = now.advanced(bySeconds: Int64(days) &* 86_400)
            let next = PlayedAnswer(
                rating: answer.rating, outcomes: outcomes(for: card, elapsedDays: days, now: now, seed: 0))
            card = next.outcome.schedule
            played.append(next)
        }
        return played
    }
}
