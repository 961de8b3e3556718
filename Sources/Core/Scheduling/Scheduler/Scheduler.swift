import Model

/// A scheduler for cards: FSRS, SM-2 or Anki's variant of it, with the learning steps around them.
///
///     let scheduler = try Scheduler(SchedulerOptions())
///     let outcomes = scheduler.outcomes(for: card, elapsedDays: 3, now: now, seed: seed)
///     card = outcomes.good.schedule
public struct Scheduler: Hashable, Sendable {
    public let options: SchedulerOptions
    let fsrs: FSRS
    let sm2: SM2
    /// Nil under the other algorithms.
    let ankiSM2: AnkiSM2?

    /// - Throws: `retentionOutOfRange`.
    public init(_ options: SchedulerOptions = SchedulerOptions()) throws(SchedulingError) {
        guard options.desiredRetention > 0, options.desiredRetention < 1 else { throw .retentionOutOfRange }
        self.options = options
        sm2 = SM2(maximumInterval: options.maximumInterval)
        switch options.algorithm {
        case .fsrs(let parameters):
            fsrs = FSRS(parameters)
            ankiSM2 = nil
        case .sm2:
            fsrs = FSRS()
            ankiSM2 = nil
        case .ankiSM2(let factors):
            fsrs = FSRS()
            ankiSM2 = AnkiSM2(factors, maximumInterval: options.maximumInterval)
        }
    }

    /// Returns what each of the four answers would make of a card, for the buttons.
    ///
    /// - Parameters:
    ///   - elapsedDays: Whole days since the last answer, by the learner's days; negative (a clock set back) counts as 0.
    ///   - now: The time of the answer.
    ///   - seed: Any number that belongs to the card and stays the same, such as bits of its id. It is mixed with the
    ///     number of answers.
    ///   - load: The number of cards due on the coming days; nil picks a random day within the fuzz.
    public func outcomes(
        for card: CardSchedule, elapsedDays: Int, now: Timestamp, seed: UInt64, load: DayLoad? = nil
    ) -> ForEachRating<Outcome> {
        let memories = isFSRS ? fsrs.nextStates(after: memory(of: card), elapsedDays: elapsedDays) : nil
        return ForEachRating { rating in
            outcome(of: rating, for: card, memories?[rating] ?? card.memory, elapsedDays, now, seed, load)
        }
    }

    /// Returns the outcome of one answer, equal to that in `outcomes`.
    public func outcome(
        of rating: Rating, for card: CardSchedule, elapsedDays: Int, now: Timestamp, seed: UInt64, load: DayLoad? = nil
    ) -> Outcome {
        let memory =
            isFSRS ? fsrs.next(after: memory(of: card), elapsedDays: elapsedDays, rating: rating) : card.memory
        return outcome(of: rating, for: card, memory, elapsedDays, now, seed, load)
    }

    /// Returns the probability of recall after `elapsedDays`; nil if FSRS has no memory state for the card.
    public func retrievability(of card: CardSchedule, elapsedDays: Double) -> Double? {
        memory(of: card).map { fsrs.retrievability(of: $0, elapsedDays: elapsedDays) }
    }

    /// Returns the probability of recall after `elapsedDays` for a memory state.
    public func retrievability(of memory: MemoryState, elapsedDays: Double) -> Double {
        fsrs.retrievability(of: memory, elapsedDays: elapsedDays)
    }

    var isFSRS: Bool {
        if case .fsrs = options.algorithm { return true }
        return false
    }

    /// Returns the memory state; for a card with only SM-2 values, estimated from its ease and interval.
    func memory(of card: CardSchedule) -> MemoryState? {
        if let memory = card.memory { return memory }
        guard card.state == .review || card.state == .relearning else { return nil }
        return try? fsrs.memory(ease: max(card.ease, SM2.leastEase), interval: Double(max(1, card.interval)))
    }

    private func outcome(
        of rating: Rating, for card: CardSchedule, _ memory: MemoryState?, _ elapsedDays: Int, _ now: Timestamp,
        _ seed: UInt64, _ load: DayLoad?
    ) -> Outcome {
        let (advanced, move, isLapse) = self.advanced(card, rating, memory, now)
        var next = advanced
        let isLeech = isLapse && Leech.isReached(lapses: next.lapses, threshold: options.leechThreshold)
        if let ankiSM2 {
            next = takingAnkiSM2(
                ankiSM2, rating, from: card, to: next, leaves: move == .leave, elapsedDays: elapsedDays
            ) { [reviews = next.reviews] interval, minimum in
                guard options.fuzz else { return ankiSM2.nearest(to: interval, minimum: minimum) }
                return spread(interval, minimum: minimum, reviews: reviews, seed, load)
            }
        }

        switch move {
        case .wait(_, let seconds):
            if isLapse, case .sm2 = options.algorithm { next.takeOver(sm2.next(after: SM2.Card(card), rating: .again)) }
            return Outcome(schedule: next, wait: .seconds(seconds), isLeech: isLeech)
        case .leave:
            if isFSRS, let memory {
                next.interval = interval(of: memory, reviews: next.reviews, seed, load)
            } else if ankiSM2 == nil {
                next.takeOver(sm2.next(after: SM2.Card(card), rating: rating))
                if options.fuzz { next.interval = spread(Double(next.interval), reviews: next.reviews, seed, load) }
            }
            next.due = now.advanced(bySeconds: Int64(next.interval) &* 86_400)
            return Outcome(schedule: next, wait: .days(next.interval), isLeech: isLeech)
        }
    }

    /// Applies what an answer does under every algorithm: counts it, moves the card among its steps or out of them, and
    /// sets when a step ends.
    func advanced(
        _ card: CardSchedule, _ rating: Rating, _ memory: MemoryState?, _ now: Timestamp
    ) -> (card: CardSchedule, move: Steps.Move, isLapse: Bool) {
        var next = card
        next.memory = memory
        next.reviews += 1
        next.lastReview = now
        let isLapse = card.state == .review && rating == .again
        if isLapse { next.lapses += 1 }
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
            next.due = now.advanced(bySeconds: Int64(seconds))
        case .leave:
            next.state = .review
            next.step = 0
        }
        return (next, move, isLapse)
    }

    /// Returns the whole days until FSRS makes a card with this memory due.
    ///
    /// - Parameter reviews: The number of answers so far, including the last one.
    func interval(of memory: MemoryState, reviews: Int, _ seed: UInt64, _ load: DayLoad?) -> Int {
        let days = fsrs.interval(stability: memory.stability, retention: options.desiredRetention)
        guard options.fuzz else { return wholeDays(days, maximum: options.maximumInterval) }
        return spread(days, reviews: reviews, seed, load)
    }

    private func spread(_ days: Double, minimum: Int = 1, reviews: Int, _ seed: UInt64, _ load: DayLoad?) -> Int {
        if let load, let day = load.quietest(of: days, minimum: minimum, maximum: options.maximumInterval) {
            return day
        }
        var numbers = SplitMix64(seed: seed ^ (UInt64(truncatingIfNeeded: reviews) &* 0xD134_2543_DE82_EF95))
        return Fuzz.days(
            of: days, minimum: minimum, maximum: options.maximumInterval, chance: numbers.nextChance())
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
