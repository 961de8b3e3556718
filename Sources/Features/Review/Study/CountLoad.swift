import Model
import Scheduling
import Storage

extension Reader {
    /// What the days bear on which an answer might put a card: the learner's cards in all decks that are due then.
    ///
    /// - Returns: Nil where the deck leaves the day to chance, and where there is no choice.
    func load(
        around card: Card, in options: DeckOptions, _ scheduler: Scheduler, elapsedDays: Int, _ moment: StudyMoment,
        _ learner: ID<Learner>
    ) throws -> DayLoad? {
        guard options.balancesLoad || options.dayShares.contains(where: { $0 < 1 }) else { return nil }
        let ranges = scheduler.reachableDays(for: card.schedule, elapsedDays: elapsedDays)
        guard let last = ranges.last else { return nil }
        let day = 86_400_000
        let morning = Int(moment.tomorrow.milliseconds) - day
        var cards = [Int](repeating: 0, count: last.upperBound + 1)
        for range in ranges {
            // Counted here: grouping them in the engine would sort them first.
            try forEachRow(
                ofNumbers: """
                    SELECT due FROM card
                    WHERE deck_id IN (SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NULL)
                        AND standing = 0 AND state = 2 AND due >= ? AND due < ?
                    """,
                [
                    SQLValue(learner), SQLValue(morning + range.lowerBound * day),
                    SQLValue(morning + (range.upperBound + 1) * day),
                ]
            ) { row in cards[min(last.upperBound, (Int(row[0]) - morning) / day)] += 1 }
        }
        // 1970-01-01 was a Thursday.
        return DayLoad(cards: cards, today: moment.today + 3, shares: options.dayShares)
    }
}
