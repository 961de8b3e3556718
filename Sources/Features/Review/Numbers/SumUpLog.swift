import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Computes the log's sums by day and hour if there are answers but no sums, as after a schema step that changed
    /// the sums. Otherwise it costs two lookups.
    ///
    /// Answers of a card that has since moved count for its current deck.
    public func sumUpLogIfNeeded(at now: Timestamp) async throws {
        let (learner, day) = (learner, day)
        let isNeeded = try await database.read(learner) { try $0.lacksSums(learner) }
        guard isNeeded else { return }
        try await database.write(learner, at: now) { transaction in
            // Another process may have done it in the meantime.
            guard try transaction.lacksSums(learner) else { return }
            let decks: [ID<Deck>] = try transaction.rows(
                "SELECT id FROM deck WHERE learner_id = ?", [SQLValue(learner)]
            ).map { try $0.id("id") }
            var sums = AnswerSums(day)
            for (place, deck) in decks.enumerated() {
                try transaction.add(answersOf: deck, at: place, to: &sums)
            }
            try transaction.runDerived("DELETE FROM review_hour WHERE learner_id = ?", [SQLValue(learner)])
            try transaction.runDerived(AnswerSums.addToDay, each: sums.dayRows(SQLValue(learner), decks))
            try transaction.runDerived(AnswerSums.addToHour, each: sums.hourRows(SQLValue(learner)))
        }
    }
}

extension Reader {
    fileprivate func lacksSums(_ learner: ID<Learner>) throws -> Bool {
        guard try first("SELECT 1 FROM review_day WHERE learner_id = ? LIMIT 1", [SQLValue(learner)]) == nil else {
            return false
        }
        return try first(
            "SELECT 1 FROM review WHERE learner_id = ? LIMIT 1", [SQLValue(learner)]) != nil
    }

    fileprivate func add(answersOf deck: ID<Deck>, at place: Int, to sums: inout AnswerSums) throws {
        var card = (0.0, 0.0)
        var interval = 0
        // An id exceeds the precision of a double, so it is split into halves.
        try forEachRow(
            ofNumbers: """
                SELECT review.card_id / 4294967296 AS high, review.card_id % 4294967296 AS low, review.at AS at,
                    review.rating AS rating, review.state AS state, review.duration AS duration,
                    review.interval_seconds AS wait
                FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                WHERE card.learner_id = ? AND card.deck_id = ?
                ORDER BY review.card_id, review.at
                """, [owner, SQLValue(deck)]
        ) { row in
            if card != (row[0], row[1]) {
                card = (row[0], row[1])
                interval = 0
            }
            sums.add(
                at: Timestamp(milliseconds: Int64(row[2])), Int(row[3]),
                try CardState(stored: Int(row[4]), in: "state"),
                interval: interval, duration: Int(row[5]), deck: place)
            interval = Int(row[6]) / 86_400
        }
    }
}
