import Model
import Storage

// The cache of replies: a table that may be emptied at any time.

extension Reader {
    /// Returns the cached reply to a request, in the form in which it is stored; nil if there is none.
    ///
    /// - Parameters:
    ///   - digest: The digest of the request, its endpoint and its model.
    ///   - oldest: Replies up to this moment have expired.
    public func rememberedReply(to digest: String, after oldest: Timestamp) throws(StorageError) -> String? {
        try first(
            "SELECT reply FROM model_reply WHERE learner_id = ? AND digest = ? AND created_at > ?",
            [owner, SQLValue(digest), SQLValue(oldest)]
        )?.text("reply")
    }
}

extension Transaction {
    /// Records a use of a cached reply, so that it is not the first to be evicted.
    public func touchReply(to digest: String) throws(StorageError) {
        try runDerived(
            "UPDATE model_reply SET used_at = ? WHERE learner_id = ? AND digest = ?",
            [SQLValue(time), owner, SQLValue(digest)])
    }

    /// Caches a reply, and evicts the least recently used ones if the cache is full.
    ///
    /// - Parameters:
    ///   - reply: The form in which it is stored.
    ///   - limit: The maximum size of the cache in bytes.
    public func remember(reply: String, to digest: String, within limit: Int) throws(StorageError) {
        try runDerived(
            """
            INSERT INTO model_reply (learner_id, digest, reply, bytes, created_at, used_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, digest) DO UPDATE SET reply = excluded.reply, bytes = excluded.bytes,
                created_at = excluded.created_at, used_at = excluded.used_at
            """,
            [owner, SQLValue(digest), SQLValue(reply), SQLValue(reply.utf8.count), SQLValue(time), SQLValue(time)])
        try forgetReplies(beyond: limit)
    }

    private func forgetReplies(beyond limit: Int) throws(StorageError) {
        let sum = try first(
            "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) AS total FROM model_reply WHERE learner_id = ?", [owner])
        guard let sum, try sum.count("total") > limit else { return }
        // Shrink to nine tenths, so that not every further reply triggers an eviction.
        var left = limit / 10 * 9
        let rows = try rows(
            "SELECT digest, bytes FROM model_reply WHERE learner_id = ? ORDER BY used_at DESC, digest", [owner])
        var forgotten: [[SQLValue]] = []
        for row in rows {
            left -= try row.count("bytes")
            if left < 0 { forgotten.append([owner, SQLValue(try row.text("digest"))]) }
        }
        try runDerived("DELETE FROM model_reply WHERE learner_id = ? AND digest = ?", each: forgotten)
    }
}
