import Model
import Scheduling
import Storage

extension DeckOptions {
    /// Whether cards that have been answered would be due at other times than under `other`.
    public func schedule(otherwiseThan other: DeckOptions) -> Bool {
        algorithm != other.algorithm || parameters != other.parameters || desiredRetention != other.desiredRetention
    }
}

extension ReviewDesk {
    /// Puts a deck's settings as they are in `deck`, and counts its cards anew where they are scheduled otherwise now. Both
    /// are kept, or neither.
    ///
    /// - Parameter progress: Takes the share done, from 0 to 1, on any thread.
    /// - Returns: The number of cards changed; nil where none had to be counted.
    /// - Throws: As ``change(_:at:)`` does; `CancellationError`.
    @discardableResult
    public func settle(
        _ deck: Deck, at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        try await settle([deck], at: now, progress: progress)
    }

    /// The same for several decks, in one transaction.
    ///
    /// - Parameter progress: Takes the share done, from 0 to 1, on any thread.
    /// - Returns: The number of cards changed; nil where none had to be counted.
    /// - Throws: As ``change(_:at:)`` does; `CancellationError`.
    @discardableResult
    public func settle(
        _ decks: [Deck], at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        let known = try await self.decks()
        var writes: [@Sendable (Transaction) throws -> Void] = []
        var recounts: [@Sendable (Transaction) throws -> Int] = []
        let otherwise = decks.filter { deck in
            known.contains { $0.id == deck.id && deck.options.schedule(otherwiseThan: $0.options) }
        }
        for deck in decks { writes.append(try await update(deck, at: now)) }
        for (place, deck) in otherwise.enumerated() {
            recounts.append(
                try recounting(of: deck) { progress((Double(place) + $0) / Double(otherwise.count)) })
        }
        return try await database.write(learner, at: now) { [writes, recounts] transaction in
            for write in writes { try write(transaction) }
            guard !recounts.isEmpty else { return nil }
            return try recounts.reduce(0) { try $0 + $1(transaction) }
        }
    }

    /// Counts every card of a deck anew from its log, under the deck's settings as they are now: after a change of the
    /// algorithm, of its parameters or of the desired retention. No log is touched. Cards that have never been answered
    /// stay as they are.
    ///
    /// - Returns: The number of cards changed.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    @discardableResult
    public func reschedule(_ deckID: ID<Deck>, at now: Timestamp) async throws -> Int {
        try await database.write(learner, at: now, try recounting(of: try await deck(deckID)) { _ in })
    }

    /// How many cards of a deck would be counted anew, up to a limit: whether it takes long.
    public func answeredCards(of deck: ID<Deck>, upTo limit: Int) async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM card WHERE deck_id = ? AND learner_id = ? AND standing <> 2 AND state > 0 LIMIT ?
                ) AS answered
                """, [SQLValue(deck), SQLValue(learner), SQLValue(limit)])?.integer("count") ?? 0
        }
    }

    private func recounting(
        of deck: Deck, _ progress: @Sendable @escaping (Double) -> Void
    ) throws -> @Sendable (Transaction) throws -> Int {
        let scheduler = try deck.options.scheduler
        let (learner, day) = (learner, day)
        return { transaction in
            let cards = try transaction.rows(
                """
                SELECT \(Card.columns) FROM card WHERE deck_id = ? AND standing <> 2 AND state > 0 AND learner_id = ?
                ORDER BY id
                """, [SQLValue(deck.id), SQLValue(learner)]
            ).map { try Card($0) }
            var changed: [Card] = []
            var place = 0
            try transaction.forEachLog(of: deck.id, learner) { id, log in
                // Both come in the order of their ids.
                while place < cards.count, cards[place].id < id { place += 1 }
                guard place < cards.count, cards[place].id == id else { return }
                var card = cards[place]
                card.schedule = scheduler.replay(log, created: card.createdAt, seed: card.seed) { day.number(of: $0) }
                if card.schedule != cards[place].schedule { changed.append(card) }
                if place % 500 == 0 { progress(0.6 * Double(place) / Double(cards.count)) }
            }
            try transaction.saveSchedules(of: changed, learner) { progress(0.6 + 0.4 * $0) }
            return changed.count
        }
    }
}

extension Reader {
    /// Hands out the log of each card of a deck, one card after the other in the order of their ids, so that the logs of
    /// hundreds of thousands of cards need not be held together.
    fileprivate func forEachLog(
        of deck: ID<Deck>, _ learner: ID<Learner>, _ body: (SerialID<Card>, [Review]) throws -> Void
    ) throws {
        var current: SerialID<Card>?
        var log: [Review] = []
        // An id has more digits than a number keeps, so it comes in halves.
        try forEachRow(
            ofNumbers: """
                SELECT review.card_id / 4294967296 AS high, review.card_id % 4294967296 AS low, review.at AS at,
                    review.rating AS rating, review.state AS state, review.duration AS duration
                FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                WHERE card.deck_id = ? AND card.learner_id = ?
                ORDER BY review.card_id, review.at
                """, [SQLValue(deck), SQLValue(learner)]
        ) { row in
            let id = SerialID<Card>(Int64(row[0]) << 32 | Int64(row[1]))
            if id != current {
                if let current { try body(current, log) }
                current = id
                log.removeAll(keepingCapacity: true)
            }
            log.append(
                Review(
                    time: Timestamp(milliseconds: Int64(row[2])), rating: Rating(rawValue: Int(row[3])) ?? .good,
                    state: CardState(rawValue: Int(row[4])) ?? .review, duration: Int(row[5])))
        }
        if let current { try body(current, log) }
    }
}

extension Transaction {
    /// Writes how cards are scheduled; many at once are one change of the log.
    fileprivate func saveSchedules(
        of cards: [Card], _ learner: ID<Learner>, _ progress: @escaping (Double) -> Void
    ) throws(StorageError) {
        guard cards.count > FormerValue.named else {
            for card in cards { try save(card, learner) }
            return
        }
        let rows = cards.enumerated().lazy.map { place, card in
            if place % 500 == 0 { progress(Double(place) / Double(cards.count)) }
            return card.schedule.values + [SQLValue(card.id), SQLValue(learner)]
        }
        try run(
            "UPDATE card SET \(CardSchedule.assignments) WHERE id = ? AND learner_id = ?", each: rows,
            changes: .upsertMany(.card))
    }
}

extension Review {
    /// From the columns card, at, rating, state, duration.
    init(_ row: Row) throws(StorageError) {
        self.init(
            time: try row.time(1), rating: Rating(rawValue: try row.integer(2)) ?? .good,
            state: CardState(rawValue: try row.integer(3)) ?? .review, duration: try row.integer(4))
    }
}
