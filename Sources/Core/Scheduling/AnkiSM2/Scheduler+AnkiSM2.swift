import Model

extension Scheduler {
    /// Applies an answer under Anki's SM-2: the ease and, when the card leaves the steps, its interval and state.
    ///
    /// - Parameters:
    ///   - card: The card before the answer.
    ///   - next: The card after the changes common to all algorithms.
    ///   - leaves: Whether the next interval is in days rather than a step.
    /// - Returns: `next` with its ease, interval and repetitions.
    func takingAnkiSM2(
        _ sm2: AnkiSM2, _ rating: Rating, from card: CardSchedule, to next: CardSchedule, leaves: Bool,
        elapsedDays: Int, choose: AnkiSM2.Choice
    ) -> CardSchedule {
        var next = next
        switch card.state {
        case .new, .learning:
            guard leaves else { return next }
            next.ease = sm2.options.startingEase
            next.interval = choose(
                Double(rating == .easy ? sm2.options.easyInterval : sm2.options.graduatingInterval), 1)
            next.repetitions = 1
        case .review:
            next.ease = sm2.ease(after: card.ease, rating: rating)
            if rating == .again {
                next.interval = sm2.intervalAfterLapse(interval: card.interval, choose: choose)
                next.repetitions = 0
            } else {
                next.interval = sm2.interval(
                    after: rating, interval: card.interval, ease: card.ease,
                    daysLate: daysLate(of: card, elapsedDays: elapsedDays), choose: choose)
                next.repetitions = min(max(0, card.repetitions), AnkiSM2.most) + 1
            }
        case .relearning:
            if rating == .again {
                next.interval = sm2.intervalAfterLapse(interval: card.interval, choose: choose)
            } else if leaves {
                let interval = min(max(1, card.interval), sm2.maximumInterval)
                // Anki adds the day even to the longest interval; here the maximum always holds.
                next.interval = min(interval + (rating == .easy ? 1 : 0), sm2.maximumInterval)
                next.repetitions = 1
            }
        }
        return next
    }

    /// Returns the days from a card's due day to the day of the answer; negative before it.
    ///
    /// The due day may differ from the interval if someone or another program set it by hand.
    private func daysLate(of card: CardSchedule, elapsedDays: Int) -> Int {
        guard let last = card.lastReview else { return 0 }
        let seconds = card.due.seconds(since: last)
        let wait = min(max(0, (seconds + 86_399) / 86_400), Int64(AnkiSM2.most))
        return min(max(0, elapsedDays), AnkiSM2.most) - Int(wait)
    }

    /// Returns all days that an answer in review can lead to under Anki's SM-2. The choice for one button shifts the
    /// minimum of the next.
    func reachableDays(_ sm2: AnkiSM2, of card: CardSchedule, elapsedDays: Int, rating: Rating) -> ClosedRange<Int>? {
        var ranges: [ClosedRange<Int>] = []
        for isLast in [false, true] {
            var chosen: ClosedRange<Int>?
            _ = takingAnkiSM2(
                sm2, rating, from: card, to: card, leaves: true, elapsedDays: elapsedDays
            ) { interval, minimum in
                let range = Fuzz.range(of: interval, minimum: minimum, maximum: sm2.maximumInterval)
                chosen = range
                return isLast ? range.upperBound : range.lowerBound
            }
            if let chosen { ranges.append(chosen) }
        }
        guard let first = ranges.first, let last = ranges.last else { return nil }
        return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    }
}
