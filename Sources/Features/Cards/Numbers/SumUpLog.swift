import Model
import Scheduling
import Storage

extension Transaction {
    /// Computes the log's sums by day and hour if there are answers but no sums, as after a schema step that changed
    /// the sums. Otherwise it costs two lookups.
    ///
    /// Answers of a card that has since moved count for its current deck.
    public func sumUpLogIfNeeded(_ day: LearnerDay) throws(StorageError) {
        // Another process may have done it since ``Reader/lacksSums()`` was asked.
        guard try lacksSums() else { return }
        var decks: [ID<Deck>] = []
        for row in try rows("SELECT id FROM deck WHERE learner_id = ?", [owner]) { decks.append(try row.id("id")) }
        var sums = AnswerSums(day)
        for (place, deck) in decks.enumerated() { try add(answersOf: deck, at: place, to: &sums) }
        try runDerived("DELETE FROM review_hour WHERE learner_id = ?", [owner])
        try runDerived(AnswerSums.addToDay, each: sums.dayRows(owner, decks))
        try runDerived(AnswerSums.addToHour, each: sums.hourRows(owner))
    }
}

extension Reader {
    /// Returns whether there are answers but no sums of them.
    public func lacksSums() throws(StorageError) -> Bool {
        guard try first("SELECT 1 FROM review_day WHERE learner_id = ? LIMIT 1", [owner]) == nil else { return false }
        return try first("SELECT 1 FROM review WHERE learner_id = ? LIMIT 1", [owner]) != nil
    }

    fileprivate func add(answersOf deck: ID<Deck>, at place: Int, to sums: inout AnswerSums)
        throws(StorageError)
    {
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
        ) { row throws(StorageError) in
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
