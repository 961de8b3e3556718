import Model
import Scheduling
import Storage

/// The scheduling data of an answered card.
struct AnsweredCard: Sendable {
    var id: SerialID<Card>
    var schedule: CardSchedule
    var createdAt: Timestamp
    /// Neither suspended nor deleted.
    var isStudied: Bool
    /// The index of its deck among those being recomputed.
    var deck: Int
}

/// Recomputes the schedules of decks' cards from their logs, without changing anything.
struct Recount: Sendable {
    let decks: [(id: ID<Deck>, scheduler: Scheduler)]
    let learner: ID<Learner>
    let day: LearnerDay

    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    init(_ decks: [Deck], _ learner: ID<Learner>, _ day: LearnerDay) throws {
        self.decks = try decks.map { ($0.id, try $0.options.scheduler) }
        self.learner = learner
        self.day = day
    }

    /// Passes each card that has a log to `body`, with the schedule that results from the log.
    ///
    /// Reads the logs once, in disk order, with every card's computation in progress at the same time. The logs
    /// therefore need neither memory nor a seek for each card.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1.
    /// - Throws: `StorageError`, `CancellationError`, and what `body` throws.
    func run(
        in reader: Reader, progress: (Double) -> Void, _ body: (AnsweredCard, CardSchedule) throws -> Void
    ) throws {
        let cards = try answeredCards(in: reader)
        guard !cards.isEmpty else { return }
        var places = CardPlaces(capacity: cards.count)
        for (place, card) in cards.enumerated() { _ = places.insert(card.id.value, at: Int32(place)) }
        var replayed = cards.map { ReplayedCard(newAt: $0.createdAt, seed: UInt64($0.id.value)) }
        var unordered: Set<Int> = []
        let expected = cards.reduce(0.0) { $0 + Double(max(0, $1.schedule.reviews)) }
        let all = try answers(in: reader)
        var read = 0
        let (sql, arguments) = log(isScanned: expected > all / 3)
        try reader.forEachRow(ofIntegers: sql, arguments) { row in
            guard let place = places[row[0]].map({ Int($0) }) else { return }
            let review = try Review(integers: row, from: 1)
            if let last = replayed[place].lastReview, review.time < last { unordered.insert(place) }
            decks[cards[place].deck].scheduler.add(review, on: day.number(of: review.time), to: &replayed[place])
            read += 1
            if read % 10_000 == 0 {
                try Task.checkCancellation()
                progress(min(1, Double(read) / max(1, expected)))
            }
        }
        for (place, card) in cards.enumerated() {
            let scheduler = decks[card.deck].scheduler
            if unordered.contains(place) {
                let log = try reader.log(of: card.id, learner)
                let seed = UInt64(card.id.value)
                try body(card, scheduler.replay(log, created: card.createdAt, seed: seed) { day.number(of: $0) })
            } else if replayed[place].lastReview != nil {
                try body(card, scheduler.schedule(of: replayed[place]))
            }
        }
    }

    private func answeredCards(in reader: Reader) throws -> [AnsweredCard] {
        var cards: [AnsweredCard] = []
        for (place, deck) in decks.enumerated() {
            // An id exceeds the precision of a double, so it is split into halves.
            try reader.forEachRow(
                ofNumbers: """
                    SELECT id / 4294967296 AS high, id % 4294967296 AS low, created_at, standing, state, step, stability,
                        difficulty, ease, interval_days, repetitions, due, last_review, reviews, lapses
                    FROM card WHERE deck_id = ? AND learner_id = ? AND standing <> 2 AND state > 0 ORDER BY id
                    """, [SQLValue(deck.id), SQLValue(learner)]
            ) { row in
                guard let id = SerialID<Card>(Int64(row[0]) << 32 | Int64(row[1])) else { return }
                cards.append(
                    AnsweredCard(
                        id: id,
                        schedule: try CardSchedule(numbers: row, from: 4),
                        createdAt: Timestamp(milliseconds: Int64(whole: row[2])), isStudied: row[3] == 0,
                        deck: place))
            }
        }
        return cards
    }

    /// Returns the approximate number of the learner's answers.
    private func answers(in reader: Reader) throws -> Double {
        try reader.first(
            "SELECT SUM(CAST(reviews AS DOUBLE PRECISION)) AS answers FROM card WHERE learner_id = ?",
            [SQLValue(learner)])?.optionalReal("answers") ?? 0
    }

    /// Returns the statement that reads the decks' logs, each card's in order.
    ///
    /// - Parameter isScanned: Whether they are a large part of all logs, in which case a full scan is faster than a
    ///   lookup for each card.
    private func log(isScanned: Bool) -> (String, [SQLValue]) {
        let columns = """
            SELECT review.card_id AS card_id, review.at AS at, review.rating AS rating, review.state AS state,
                review.duration AS duration
            """
        guard isScanned else {
            let places = decks.map { _ in "?" }.joined(separator: ", ")
            return (
                """
                \(columns)
                FROM card JOIN review ON review.learner_id = card.learner_id AND review.card_id = card.id
                WHERE card.learner_id = ? AND card.deck_id IN (\(places))
                ORDER BY review.card_id, review.at
                """, [SQLValue(learner)] + decks.map { SQLValue($0.id) }
            )
        }
        return ("\(columns) FROM review WHERE learner_id = ? ORDER BY card_id, id", [SQLValue(learner)])
    }
}

extension FixedWidthInteger {
    /// The integral part of a number, clamped to ±2⁵³; 0 for NaN.
    fileprivate init(whole number: Double) {
        self = number.isNaN ? 0 : Self(clamping: Int64(Swift.min(Swift.max(number, -0x1p53), 0x1p53)))
    }
}

extension Review {
    /// From the columns at, rating, state, duration.
    fileprivate init(integers row: Span<Int64>, from first: Int) throws(StorageError) {
        // No moment or duration lies outside these bounds, and arithmetic within them cannot overflow.
        func bounded(_ number: Int64) -> Int64 { min(max(number, -1 << 53), 1 << 53) }
        self.init(
            time: Timestamp(milliseconds: bounded(row[first])),
            rating: try Rating(stored: Int(row[first + 1]), in: "rating"),
            state: try CardState(stored: Int(row[first + 2]), in: "state"),
            duration: Int(bounded(row[first + 3])))
    }
}

extension CardSchedule {
    /// From the schedule columns, in the order of the card table.
    fileprivate init(numbers row: Span<Double>, from first: Int) throws(StorageError) {
        let (stability, difficulty) = (row[first + 2], row[first + 3])
        let last = row[first + 8]
        self.init(
            state: try CardState(stored: Int(whole: row[first]), in: "state"), step: Int(whole: row[first + 1]),
            memory: stability.isNaN || difficulty.isNaN
                ? nil : MemoryState(stability: stability, difficulty: difficulty),
            ease: row[first + 4], interval: Int(whole: row[first + 5]), repetitions: Int(whole: row[first + 6]),
            due: Timestamp(milliseconds: Int64(whole: row[first + 7])),
            lastReview: last.isNaN ? nil : Timestamp(milliseconds: Int64(whole: last)),
            reviews: Int(whole: row[first + 9]), lapses: Int(whole: row[first + 10]))
    }
}
