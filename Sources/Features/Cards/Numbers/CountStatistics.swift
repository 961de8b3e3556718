import Model
import Scheduling
import Storage

extension Statistics {
    /// The number of past days that statistics cover unless another is requested.
    public static let usualDays = 30
    /// The number of days in a forecast unless another is requested.
    public static let usualForecast = 30
}

extension Reader {
    /// Returns the statistics of a deck and its subdecks, or of all decks.
    ///
    /// - Parameters:
    ///   - span: The number of past days, including today, clamped to `Bounds.days`; nil for all.
    ///   - recent: The number of those days that the hours cover; nil for all of them.
    ///   - ahead: The number of days in the forecast, clamped to `Bounds.days`.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func statistics(
        of deckID: ID<Deck>? = nil, days span: Int? = Statistics.usualDays, hoursOf recent: Int? = nil,
        ahead: Int = Statistics.usualForecast, at now: Timestamp, _ day: LearnerDay
    ) throws(StorageError) -> Statistics {
        let all = try decks()
        let chosen = deckID.map { DeckTree(all).subtree(of: $0) } ?? all
        if let deckID, chosen.isEmpty { throw .declining(ReviewError.noSuchDeck(deckID)) }
        let moment = StudyMoment(now, day)
        var schedulers: [ID<Deck>: Scheduler] = [:]
        for deck in chosen {
            schedulers[deck.id] = try declining { () throws(ReviewError) in try deck.options.scheduler }
        }
        var statistics = Statistics(today: moment.today)
        if deckID != nil { statistics.deck = chosen.first }
        let ids = chosen.map { SQLValue($0.id) }
        guard !ids.isEmpty else { return statistics }
        let among = "(\(ids.map { _ in "?" }.joined(separator: ", ")))"
        let first = { (span: Int?) in span.map { moment.today - Bounds.days.nearest(to: $0) + 1 } ?? 0 }
        statistics.days = try days(among, ids, from: first(span))
        (statistics.streak, statistics.longestStreak) = try streaks(until: moment.today)
        statistics.hours = try hours(from: first(recent ?? span))
        try addCards(to: &statistics, among, ids, schedulers, moment, ahead: Bounds.days.nearest(to: ahead))
        return statistics
    }
}

extension Reader {
    fileprivate func days(
        _ among: String, _ ids: [SQLValue], from first: Int
    ) throws(StorageError) -> [Statistics.Day] {
        var days: [Statistics.Day] = []
        let rows = try rows(
            """
            SELECT day, phase, SUM(again) AS again, SUM(hard) AS hard, SUM(good) AS good, SUM(easy) AS easy,
                SUM(new_cards) AS new_cards, SUM(milliseconds) AS milliseconds
            FROM review_day WHERE learner_id = ? AND day >= ? AND deck_id IN \(among) GROUP BY day, phase ORDER BY day
            """, [owner, SQLValue(first)] + ids)
        for row in rows {
            let day = try row.integer("day")
            if days.last?.day != day { days.append(Statistics.Day(day: day)) }
            let last = days.count - 1
            days[last].milliseconds += try row.count("milliseconds")
            days[last].newCards += try row.count("new_cards")
            let phase = min(max(0, try row.integer("phase")), AnswerPhase.mature.rawValue)
            days[last].phases[phase] += Statistics.Answers(byRating: [
                try row.count("again"), try row.count("hard"), try row.count("good"), try row.count("easy"),
            ])
        }
        return days.filter { $0.reviews > 0 }
    }

    /// Returns the current and the longest streak of consecutive days with an answer; the current one ends today or
    /// yesterday.
    fileprivate func streaks(until today: Int) throws(StorageError) -> (now: Int, longest: Int) {
        let days = try rows(
            "SELECT DISTINCT day FROM review_day WHERE learner_id = ? AND again + hard + good + easy > 0 AND day <= ? ORDER BY day",
            [owner, SQLValue(today)])
        var row = 0
        var longest = 0
        var last: Int?
        for found in days {
            let day = try found.integer("day")
            row = last == day - 1 ? row + 1 : 1
            longest = max(longest, row)
            last = day
        }
        return (last.map { $0 >= today - 1 } ?? false ? row : 0, longest)
    }

    fileprivate func hours(from first: Int) throws(StorageError) -> [(reviews: Int, recalled: Int)] {
        var hours = [(reviews: Int, recalled: Int)](repeating: (0, 0), count: 24)
        let rows = try rows(
            """
            SELECT hour, SUM(reviews) AS reviews, SUM(recalled) AS recalled FROM review_hour
            WHERE learner_id = ? AND day >= ? GROUP BY hour
            """, [owner, SQLValue(first)])
        for row in rows {
            hours[min(23, max(0, try row.integer("hour")))] = (try row.count("reviews"), try row.count("recalled"))
        }
        return hours
    }

    /// Computes forecast, card counts and histograms, in one pass over the cards.
    fileprivate func addCards(
        to statistics: inout Statistics, _ among: String, _ ids: [SQLValue], _ schedulers: [ID<Deck>: Scheduler],
        _ moment: StudyMoment, ahead: Int
    ) throws(StorageError) {
        var forecast = [Int](repeating: 0, count: ahead)
        var mature = forecast
        var cards = [0, 0, 0, 0, 0]
        var stability = Bins(bounds: [0, 1, 3, 7, 14, 30, 60, 120, 240, 365, 730, .infinity])
        var difficulty = Bins(bounds: (1...10).map { Double($0) } + [.infinity])
        var retrievability = Bins(bounds: (0..<20).map { Double($0) / 20 } + [.infinity])
        for id in ids {
            guard case .text(let text) = id, let deck = ID<Deck>(text), let scheduler = schedulers[deck] else {
                continue
            }
            let now = Double(moment.now.milliseconds)
            try forEachRow(
                ofNumbers: """
                    SELECT state, standing, due, interval_days, stability, difficulty, last_review FROM card
                    WHERE learner_id = ? AND deck_id = ? AND standing IN (0, 1)
                    """, [owner, id]
            ) { row throws(StorageError) in
                let state = row[0]
                let interval = row[3]
                if row[1] == 1 {
                    cards[4] += 1
                } else {
                    let isMature = state == 2 && interval >= Double(AnswerPhase.matureInterval)
                    switch state {
                    case 0: cards[0] += 1
                    case 2: cards[isMature ? 3 : 2] += 1
                    default: cards[1] += 1
                    }
                    if state > 0 {
                        let day = max(0, moment.days(to: Timestamp(milliseconds: Int64(row[2]))))
                        if day < ahead {
                            forecast[day] += 1
                            if isMature { mature[day] += 1 }
                        }
                    }
                }
                guard !row[4].isNaN, !row[5].isNaN else { return }
                let memory = MemoryState(stability: row[4], difficulty: row[5])
                stability.add(memory.stability)
                difficulty.add(memory.difficulty)
                guard !row[6].isNaN else { return }
                retrievability.add(
                    scheduler.retrievability(of: memory, elapsedDays: max(0, (now - row[6]) / 86_400_000)))
            }
        }
        statistics.forecast = forecast
        statistics.matureForecast = mature
        statistics.cards = cards
        statistics.stability = stability.histogram
        statistics.difficulty = difficulty.histogram
        statistics.retrievability = retrievability.histogram
    }
}

/// Counts values between bounds.
private struct Bins {
    let bounds: [Double]
    private var counts: [Int]

    init(bounds: [Double]) {
        self.bounds = bounds
        counts = [Int](repeating: 0, count: bounds.count - 1)
    }

    /// Ignores a value below the first bound.
    mutating func add(_ value: Double) {
        var low = 0
        var high = counts.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { counts[low - 1] += 1 }
    }

    var histogram: Statistics.Histogram { Statistics.Histogram(bounds: bounds, counts: counts) }
}
