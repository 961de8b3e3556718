import Formats
import Model
import Storage

/// An answer in an export. Times are milliseconds since 1970.
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
    var json: String {
        """
        {"at":\(at.milliseconds),"card":"\(card)","durationMilliseconds":\(durationMilliseconds),"id":"\(id)",\
        "intervalSeconds":\(intervalSeconds),"rating":\(rating),"state":\(state)}
        """
    }
}

extension ReviewDesk {
    private struct ExportedDeck: Encodable {
        var id: ID<Deck>
        var path: String
        var icon: String
        var options: DeckOptions
    }

    /// The data of pictures and recordings; ``exportMedia(to:_:)`` writes their bytes.
    private struct ExportedMedium: Encodable {
        var name: String
        var mediaType: String
        var sha256: String
    }

    /// Writes all decks, cards and answers that are not deleted, as the members of an object. Times are milliseconds
    /// since 1970.
    ///
    /// Streams row by row, because the data may exceed the available memory.
    public func export(to json: JSONStream, _ reader: Reader) throws {
        let decks = try reader.rows(
            "SELECT \(Deck.columns) FROM deck WHERE learner_id = ? AND deleted_at IS NULL ORDER BY position, name, id",
            [SQLValue(learner)]
        ).map { try Deck($0) }
        let tree = DeckTree(decks)
        try json.array("decks") {
            for (deck, _) in tree.ordered {
                try json.value(
                    ExportedDeck(id: deck.id, path: tree.path(of: deck.id), icon: deck.icon, options: deck.options))
            }
        }
        try json.array("notes") {
            try reader.forEachRow(
                "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND deleted_at IS NULL ORDER BY id",
                [SQLValue(learner)]
            ) { try json.value(try Note($0)) }
        }
        try json.array("cards") {
            try reader.forEachRow(
                "SELECT \(Card.columns) FROM card WHERE learner_id = ? AND standing <> 2 ORDER BY id",
                [SQLValue(learner)]
            ) { try json.value(try Card($0)) }
        }
        try json.array("reviews") { try exportReviews(to: json, reader) }
        try json.array("media") {
            try reader.forEachRow(
                "SELECT name, media_type, sha256 FROM media WHERE learner_id = ? ORDER BY name", [SQLValue(learner)]
            ) {
                try json.value(
                    ExportedMedium(name: try $0.text(0), mediaType: try $0.text(1), sha256: try $0.text(2)))
            }
        }
    }

    private func exportReviews(to json: JSONStream, _ reader: Reader) throws {
        try reader.forEachRow(
            """
            SELECT id, card_id, at, rating, state, interval_seconds, duration
            FROM review WHERE learner_id = ? ORDER BY at, id
            """, [SQLValue(learner)]
        ) { try json.json(try ExportedReview($0).json) }
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
