import Model
import Storage

extension Reader {
    /// The free requests that the learner has used on a day, counted from 1970-01-01.
    func freeRequests(on day: Int) throws(StorageError) -> Int {
        let row = try first(
            "SELECT requests FROM free_request WHERE learner_id = ? AND day = ?", [owner, SQLValue(day)])
        return try row?.count("requests") ?? 0
    }
}

extension Transaction {
    /// Uses one of the free requests of a day. Of requests at the same moment, no more get one than are left.
    ///
    /// - Parameters:
    ///   - limit: How many a learner has on each day.
    ///   - day: The learner's day, counted from 1970-01-01.
    /// - Returns: Whether there was one left.
    public func takeFreeRequest(of limit: Int, on day: Int) throws(StorageError) -> Bool {
        try runDerived(
            """
            INSERT INTO free_request (learner_id, day, requests) VALUES (?, ?, 1)
            ON CONFLICT (learner_id) DO UPDATE SET
                requests = CASE WHEN free_request.day < excluded.day THEN 1 ELSE free_request.requests + 1 END,
                day = CASE WHEN free_request.day < excluded.day THEN excluded.day ELSE free_request.day END
            WHERE free_request.day < excluded.day OR free_request.requests < ?
            """, [owner, SQLValue(day), SQLValue(limit)]) > 0
    }

    /// Gives back a free request that led to nothing.
    ///
    /// - Parameter day: The learner's day on which it was used, counted from 1970-01-01.
    public func giveBackFreeRequest(on day: Int) throws(StorageError) {
        _ = try runDerived(
            "UPDATE free_request SET requests = requests - 1 WHERE learner_id = ? AND day = ? AND requests > 0",
            [owner, SQLValue(day)])
    }
}
