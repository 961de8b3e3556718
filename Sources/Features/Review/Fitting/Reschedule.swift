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
    /// Puts a deck's settings as they are in `deck`, and counts its cards anew where they are scheduled otherwise now.
    ///
    /// - Returns: The number of cards changed; nil where none had to be counted.
    /// - Throws: As ``change(_:at:)`` does.
    @discardableResult
    public func settle(_ deck: Deck, at now: Timestamp) async throws -> Int? {
        let before = try await self.deck(deck.id).options
        try await change(deck, at: now)
        return deck.options.schedule(otherwiseThan: before) ? try await reschedule(deck.id, at: now) : nil
    }

    /// Counts every card of a deck anew from its log, under the deck's settings as they are now: after a change of the
    /// algorithm, of its parameters or of the desired retention. No log is touched. Cards that have never been answered stay as they are.
    ///
    /// - Returns: The number of cards changed.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    @discardableResult
    public func reschedule(_ deckID: ID<Deck>, at now: Timestamp) async throws -> Int {
        let deck = try await deck(deckID)
        let scheduler = try deck.options.scheduler
        let learner = learner
        let day = day
        return try await database.write(learner, at: now) { transaction in
            var reviews: [SerialID<Card>: [Review]] = [:]
            try transaction.forEachRow(
                """
                SELECT review.card_id, review.at, review.rating, review.state, review.duration
                FROM review JOIN card ON card.id = review.card_id WHERE card.deck_id = ? AND card.learner_id = ?
                """, [SQLValue(deckID), SQLValue(learner)]
            ) { row in
                reviews[try row.serialID(0), default: []].append(try Review(row))
            }
            var changed: [Card] = []
            let cards = try transaction.rows(
                "SELECT \(Card.columns) FROM card WHERE deck_id = ? AND standing <> 2 AND state > 0", [SQLValue(deckID)]
            ).map { try Card($0) }
            for var card in cards {
                guard let log = reviews[card.id] else { continue }
                let schedule = scheduler.replay(log, created: card.createdAt, seed: card.seed) { day.number(of: $0) }
                guard schedule != card.schedule else { continue }
                card.schedule = schedule
                changed.append(card)
            }
            try transaction.saveSchedules(of: changed, learner)
            return changed.count
        }
    }
}

extension Transaction {
    /// Writes how cards are scheduled; many at once are one change of the log.
    fileprivate func saveSchedules(of cards: [Card], _ learner: ID<Learner>) throws(StorageError) {
        guard cards.count > FormerValue.named else {
            for card in cards { try save(card, learner) }
            return
        }
        try run(
            "UPDATE card SET \(CardSchedule.assignments) WHERE id = ? AND learner_id = ?",
            each: cards.lazy.map { $0.schedule.values + [SQLValue($0.id), SQLValue(learner)] },
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
