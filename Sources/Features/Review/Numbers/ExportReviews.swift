import Model
import Storage

/// An answer in an export of decks or of everything. Times are milliseconds since 1970.
public struct ExportedReview: Encodable, Sendable {
    var id: SerialID<Review>
    var card: SerialID<Card>
    var at: Timestamp
    var rating: Int
    /// 0 new, 1 learning, 2 review, 3 relearning: before the answer.
    var state: Int
    var intervalSeconds: Int
    var durationMilliseconds: Int

    /// As JSON. Written by hand for speed, because an export may hold millions of answers.
    public var json: String {
        """
        {"at":\(at.milliseconds),"card":"\(card)","durationMilliseconds":\(durationMilliseconds),"id":"\(id)",\
        "intervalSeconds":\(intervalSeconds),"rating":\(rating),"state":\(state)}
        """
    }
}

extension Reader {
    /// Passes every answer to `body`, the earliest first.
    public func forEachExportedReview(
        _ body: (ExportedReview) throws(StorageError) -> Void
    ) throws(StorageError) {
        try forEachRow(
            """
            SELECT id, card_id, at, rating, state, interval_seconds, duration
            FROM review WHERE learner_id = ? ORDER BY at, id
            """, [owner]
        ) { row throws(StorageError) in try body(try ExportedReview(row)) }
    }
}

extension ExportedReview {
    /// - Parameter row: Its id, card, moment, rating, state, interval and duration, in this order.
    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.serialID(0), card: try row.serialID(1), at: try row.time(2), rating: try row.integer(3),
            state: try row.integer(4), intervalSeconds: try row.count(5), durationMilliseconds: try row.count(6))
    }
}
