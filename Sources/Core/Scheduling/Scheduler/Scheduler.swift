import Model

/// Schedules cards: FSRS or SM-2, and the learning steps around them.
///
///     let scheduler = try Scheduler(SchedulerOptions())
///     let outcomes = scheduler.outcomes(for: card, elapsedDays: 3, now: now, seed: seed)
///     card = outcomes.good.schedule
public struct Scheduler: Hashable, Sendable {
    public let options: SchedulerOptions
    let fsrs: FSRS
    let sm2: SM2

    /// - Throws: `retentionOutOfRange`.
    public init(_ options: SchedulerOptions = SchedulerOptions()) throws(SchedulingError) {
        guard options.desiredRetention > 0, options.desiredRetention < 1 else { throw .retentionOutOfRange }
        self.options = options
        sm2 = SM2(maximumInterval: options.maximumInterval)
        switch options.algorithm {
        case .fsrs(let parameters): fsrs = FSRS(parameters)
        case .sm2: fsrs = FSRS()
        }
    }

    /// What each of the four answers would make of a card, for the buttons.
    ///
    /// - Parameters:
    ///   - elapsedDays: Whole days since the last answer, by the learner's days; negative (a clock set back) counts as 0.
    ///   - now: The time of the answer.
    ///   - seed: Any number that belongs to the card and is the same when it is asked again, such as bits of its id. It is
    ///     mixed with the number of answers.
    ///   - load: How many cards are due on the days to come; nil leaves the day within the fuzz to chance.
    public func outcomes(
        for card: CardSchedule, elapsedDays: Int, now: Timestamp, seed: UInt64, load: DayLoad? = nil
    ) -> ForEachRating<Outcome> {
        let memories = isFSRS ? fsrs.nextStates(after: memory(of: card), elapsedDays: elapsedDays) : nil
        return ForEachRating { rating in
            outcome(of: rating, for: card, memories?[rating] ?? card.memory, now, seed, load)
        }
    }

    /// What one answer makes of a card: the same as the one among all four.
    public func outcome(
        of rating: Rating, for card: CardSchedule, elapsedDays: Int, now: Timestamp, seed: UInt64, load: DayLoad? = nil
    ) -> Outcome {
        let memory =
            isFSRS ? fsrs.next(after: memory(of: card), elapsedDays: elapsedDays, rating: rating) : card.memory
        return outcome(of: rating, for: card, memory, now, seed, load)
    }

    /// The chance that a card is recalled after `elapsedDays`; nil where FSRS knows nothing of it.
    public func retrievability(of card: CardSchedule, elapsedDays: Double) -> Double? {
        memory(of: card).map { fsrs.retrievability(of: $0, elapsedDays: elapsedDays) }
    }

    /// The chance that a card of this memory is recalled after `elapsedDays`.
    public func retrievability(of memory: MemoryState, elapsedDays: Double) -> Double {
        fsrs.retrievability(of: memory, elapsedDays: elapsedDays)
    }

    private var isFSRS: Bool {
        if case .fsrs = options.algorithm { return true }
        return false
    }

    /// A card that only SM-2 has seen gets a memory from its ease and interval.
    private func memory(of card: CardSchedule) -> MemoryState? {
        if let memory = card.memory { return memory }
        guard card.state == .review || card.state == .relearning else { return nil }
        return try? fsrs.memory(ease: max(card.ease, SM2.leastEase), interval: Double(max(1, card.interval)))
    }

    private func outcome(
        of rating: Rating, for card: CardSchedule, _ memory: MemoryState?, _ now: Timestamp, _ seed: UInt64,
        _ load: DayLoad?
    ) -> Outcome {
        var next = card
        next.memory = memory
        next.reviews += 1
        next.lastReview = now
        var isLeech = false
        let isLapse = card.state == .review && rating == .again
        if isLapse {
            next.lapses += 1
            isLeech = Leech.isReached(lapses: next.lapses, threshold: options.leechThreshold)
        }
        let isRelearning = card.state == .relearning || isLapse
        let steps = isRelearning ? options.relearningSteps : options.learningSteps
        var move = Steps.Move.leave
        if card.state != .review || isLapse {
            move = steps.move(from: card.step, rating == .again, rating == .hard, rating == .good)
        }

        switch move {
        case .wait(let step, let seconds):
            next.state = isRelearning ? .relearning : .learning
            next.step = step
            if isLapse, !isFSRS { next.takeOver(sm2.next(after: SM2.Card(card), rating: .again)) }
            next.due = now.advanced(bySeconds: Int64(seconds))
            return Outcome(schedule: next, wait: .seconds(seconds), isLeech: isLeech)
        case .leave:
            next.state = .review
            next.step = 0
            if isFSRS, let memory {
                let days = fsrs.interval(stability: memory.stability, retention: options.desiredRetention)
                next.interval = wholeDays(days, maximum: options.maximumInterval)
                if options.fuzz { next.interval = spread(days, next, seed, load) }
            } else {
                next.takeOver(sm2.next(after: SM2.Card(card), rating: rating))
                if options.fuzz { next.interval = spread(Double(next.interval), next, seed, load) }
            }
            next.due = now.advanced(bySeconds: Int64(next.interval) &* 86_400)
            return Outcome(schedule: next, wait: .days(next.interval), isLeech: isLeech)
        }
    }

    private func spread(_ days: Double, _ card: CardSchedule, _ seed: UInt64, _ load: DayLoad?) -> Int {
        if let load, let day = load.quietest(of: days, maximum: options.maximumInterval) { return day }
        var numbers = SplitMix64(seed: seed ^ (UInt64(truncatingIfNeeded: card.reviews) &* 0xD134_2543_DE82_EF95))
        return Fuzz.days(of: days, maximum: options.maximumInterval, chance: numbers.nextChance())
    }
}

extension SM2.Card {
    init(_ card: CardSchedule) {
        self.init(ease: card.ease, interval: card.interval, repetitions: card.repetitions)
    }
}

extension CardSchedule {
    mutating func takeOver(_ card: SM2.Card) {
        ease = card.ease
        interval = card.interval
        repetitions = card.repetitions
    }
}
