import Model
import Storage

extension Reader {
    /// Returns the log of a card, in order of time.
    ///
    /// - Parameter from: Excludes answers up to this moment; nil for none.
    package func log(of card: SerialID<Card>, _ learner: ID<Learner>, after from: Timestamp? = nil)
        throws(StorageError) -> [Review]
    {
        let rows = try rows(
            """
            SELECT card_id, at, rating, state, duration
            FROM review WHERE learner_id = ? AND card_id = ? AND at > ? ORDER BY at, id
            """, [SQLValue(learner), SQLValue(card), SQLValue(from ?? Timestamp(milliseconds: -1))]
        )
        var log: [Review] = []
        for row in rows { log.append(try Review(row)) }
        return log
    }
}

extension Review {
    /// From the columns card, at, rating, state, duration.
    package init(_ row: Row) throws(StorageError) {
        self.init(
            time: try row.time(1), rating: try row.value(2),
            state: try row.value(3), duration: try row.integer(4))
    }
}
