import Model
import Scheduling
import Storage

extension Reader {
    /// Returns the load of the days to which an answer might move a card: the learner's cards in all decks that are due
    /// then.
    ///
    /// - Parameter ratings: The possible answers.
    /// - Returns: Nil if the deck picks the day at random, or if there is only one day.
    package func load(
        around card: Card, in options: DeckOptions, _ scheduler: Scheduler, elapsedDays: Int,
        ratings: [Rating] = Rating.allCases, _ moment: StudyMoment
    ) throws(StorageError) -> DayLoad? {
        guard options.balancesLoad || options.dayShares.contains(where: { $0 < 1 }) else { return nil }
        let ranges = scheduler.reachableDays(for: card.schedule, elapsedDays: elapsedDays, ratings: ratings)
        guard let last = ranges.last else { return nil }
        var cards = [Int](repeating: 0, count: last.upperBound + 1)
        try count(ranges, moment) { cards[$0] += $1 }
        // 1970-01-01 was a Thursday.
        return DayLoad(cards: cards, today: moment.today + 3, shares: options.dayShares)
    }

    /// Counts the cards due in ranges of days, by day.
    private func count(
        _ ranges: [ClosedRange<Int>], _ moment: StudyMoment,
        _ tell: (_ day: Int, _ cards: Int) -> Void
    ) throws(StorageError) {
        func morning(_ number: Int) -> SQLValue { SQLValue(moment.morning(in: Double(number))) }
        let due = """
            FROM card
            WHERE learner_id = ? AND deck_id IN (SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NULL)
                AND standing = 0 AND state = 2 AND due >= ? AND due < ?
            """
        let decks = try first(
            "SELECT COUNT(*) AS n FROM deck WHERE learner_id = ? AND deleted_at IS NULL", [owner])
        // The engine counts a row in a tenth of the time that it takes to return it, but needs a seek for every day in
        // every deck.
        if try (decks?.integer("n") ?? 0) * ranges.reduce(0, { $0 + $1.count }) <= 1000 {
            for range in ranges {
                for number in range {
                    let row = try first(
                        "SELECT COUNT(*) AS n \(due)",
                        [owner, owner, morning(number), morning(number + 1)])
                    tell(number, try row?.integer("n") ?? 0)
                }
            }
        } else {
            for range in ranges {
                // Not grouped by the engine, which would sort the rows first.
                try forEachRow(
                    ofNumbers: "SELECT due \(due)",
                    [owner, owner, morning(range.lowerBound), morning(range.upperBound + 1)]
                ) { row throws(StorageError) in
                    tell(min(range.upperBound, moment.days(to: Timestamp(milliseconds: Int64(row[0])))), 1)
                }
            }
        }
    }
}
