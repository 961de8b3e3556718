import Model
import Storage

/// Everything that a learner has of decks, cards and answers. Times are milliseconds since 1970.
public struct ReviewExport: Encodable, Sendable {
    public struct ExportedDeck: Encodable, Sendable {
        var id: ID<Deck>
        var path: String
        var icon: String
        var options: DeckOptions
    }

    public struct ExportedReview: Encodable, Sendable {
        var id: SerialID<Review>
        var card: SerialID<Card>
        var at: Timestamp
        var rating: Int
        /// 0 new, 1 learning, 2 review, 3 relearning: before the answer.
        var state: Int
        var intervalSeconds: Int
        var durationMilliseconds: Int
    }

    /// What there is of pictures and recordings; ``ReviewDesk/exportMedia(_:)`` writes their bytes.
    public struct ExportedMedium: Encodable, Sendable {
        var name: String
        var mediaType: String
        var sha256: String
    }

    public var decks: [ExportedDeck]
    public var notes: [Note]
    public var cards: [Card]
    public var reviews: [ExportedReview]
    public var media: [ExportedMedium]
}

extension ReviewDesk {
    /// Everything that has not been deleted.
    public func export() async throws -> ReviewExport {
        let decks = try await decks()
        let tree = DeckTree(decks)
        let learner = learner
        let exported = decks.map { deck in
            ReviewExport.ExportedDeck(
                id: deck.id, path: tree.path(of: deck.id), icon: deck.icon, options: deck.options)
        }
        return try await database.read(learner) { reader in
            let notes = try reader.rows(
                "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND deleted_at IS NULL ORDER BY id",
                [SQLValue(learner)]
            ).map { try Note($0) }
            let cards = try reader.rows(
                "SELECT \(Card.columns) FROM card WHERE learner_id = ? AND standing <> 2 ORDER BY id",
                [SQLValue(learner)]
            ).map { try Card($0) }
            let reviews = try reader.rows(
                """
                SELECT review.id, card_id, at, rating, review.state, interval_seconds, duration
                FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                WHERE review.learner_id = ? ORDER BY at, review.id
                """, [SQLValue(learner)]
            ).map { try ReviewExport.ExportedReview($0) }
            let media = try reader.rows(
                "SELECT name, media_type, sha256 FROM media WHERE learner_id = ? ORDER BY name", [SQLValue(learner)]
            ).map {
                ReviewExport.ExportedMedium(
                    name: try $0.text(0), mediaType: try $0.text(1), sha256: try $0.text(2))
            }
            return ReviewExport(decks: exported, notes: notes, cards: cards, reviews: reviews, media: media)
        }
    }
}

extension ReviewExport.ExportedReview {
    /// - Parameter row: Its id, card, moment, rating, state, interval and duration, in this order.
    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.serialID(0), card: try row.serialID(1), at: try row.time(2), rating: try row.integer(3),
            state: try row.integer(4), intervalSeconds: try row.count(5), durationMilliseconds: try row.count(6))
    }
}
