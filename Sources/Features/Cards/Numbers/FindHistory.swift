import Model
import Storage

/// A filter for the review history.
public struct HistoryFilter: Hashable, Sendable {
    public var from: Timestamp?
    /// Exclusive.
    public var until: Timestamp?
    public var rating: Rating?
    /// Including its subdecks.
    public var deck: ID<Deck>?

    /// The number of answers in a list unless another is requested.
    public static let usualRows = 200

    public init(from: Timestamp? = nil, until: Timestamp? = nil, rating: Rating? = nil, deck: ID<Deck>? = nil) {
        self.from = from
        self.until = until
        self.rating = rating
        self.deck = deck
    }

    /// Covers the first day's first moment to the last day's last, by the learner's days.
    public init(
        from first: CalendarDate?, to last: CalendarDate?, rating: Rating? = nil, deck: ID<Deck>? = nil,
        _ day: LearnerDay
    ) {
        self.init(
            from: first.map { day.beginning(of: $0.number) }, until: last.map { day.beginning(of: $0.number + 1) },
            rating: rating, deck: deck)
    }

    /// Covers the latest days, including today.
    ///
    /// - Parameter days: Clamped to `Bounds.days`.
    public init(latestDays days: Int, deck: ID<Deck>? = nil, at now: Timestamp, _ day: LearnerDay) {
        self.init(from: day.beginning(of: day.number(of: now) - Bounds.days.nearest(to: days) + 1), deck: deck)
    }
}

extension Reader {
    /// Returns answers, latest first.
    ///
    /// - Parameters:
    ///   - offset: The number of answers to skip; clamped to `Bounds.rowOffset`.
    ///   - limit: The maximum number of answers; clamped to `Bounds.rows`.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func history(
        _ filter: HistoryFilter = HistoryFilter(), offset: Int = 0, limit: Int = HistoryFilter.usualRows
    ) throws(StorageError) -> [HistoryEntry] {
        let (sql, arguments) = try entries(filter)
        let values = [Bounds.rows.nearest(to: limit), Bounds.rowOffset.nearest(to: offset)].map { SQLValue($0) }
        var entries: [HistoryEntry] = []
        for row in try rows(sql + " LIMIT ? OFFSET ?", arguments + values) { entries.append(try HistoryEntry(row)) }
        return entries
    }

    /// Returns the statement for the answers that match a filter, latest first.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    package func entries(_ filter: HistoryFilter) throws(StorageError) -> (sql: String, arguments: [SQLValue]) {
        let (condition, arguments) = try condition(filter)
        return (
            """
            SELECT review.id AS id, review.card_id AS card_id, note.word AS word, card.deck_id AS deck_id,
                note.id AS note_id, note.language AS language, note.deleted_at AS deleted_at,
                review.at AS at, review.rating AS rating, review.state AS state,
                review.interval_seconds AS interval_seconds, review.duration AS duration
            FROM review
                JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                JOIN note ON note.learner_id = review.learner_id AND note.id = card.note_id
            WHERE review.learner_id = ? AND \(condition) ORDER BY review.at DESC, review.id DESC
            """, arguments
        )
    }

    /// Returns the number of answers that match a filter, up to a limit, because counting millions takes too long for a
    /// page.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func historyCount(
        _ filter: HistoryFilter = HistoryFilter(), upTo limit: Int
    ) throws(StorageError) -> Int {
        let (condition, arguments) = try condition(filter)
        return try first(
            """
            SELECT COUNT(*) AS count FROM (
                SELECT 1 FROM review
                    JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                WHERE review.learner_id = ? AND \(condition) LIMIT ?) AS some
            """, arguments + [SQLValue(limit)])?.integer("count") ?? 0
    }

    /// Returns a filter as a condition to combine with `review.learner_id = ?`, on `review` joined with `card`.
    private func condition(_ filter: HistoryFilter) throws(StorageError) -> (sql: String, arguments: [SQLValue]) {
        var condition = "1 = 1"
        var arguments = [owner]
        if let from = filter.from {
            condition += " AND review.at >= ?"
            arguments.append(SQLValue(from))
        }
        if let until = filter.until {
            condition += " AND review.at < ?"
            arguments.append(SQLValue(until))
        }
        if let rating = filter.rating {
            condition += " AND review.rating = ?"
            arguments.append(SQLValue(rating.rawValue))
        }
        if let deck = filter.deck {
            let subtree = DeckTree(try decks()).subtree(of: deck)
            guard !subtree.isEmpty else { throw .declining(ReviewError.noSuchDeck(deck)) }
            condition += " AND card.deck_id IN (\(subtree.map { _ in "?" }.joined(separator: ", ")))"
            arguments += subtree.map { SQLValue($0.id) }
        }
        return (condition, arguments)
    }
}

extension HistoryEntry {
    package init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.serialID("id"), cardID: try row.serialID("card_id"),
            noteID: try row.optionalTime("deleted_at") == nil ? try row.serialID("note_id") : nil,
            language: try row.value("language"), word: try row.text("word"),
            deckID: try row.id("deck_id"), time: try row.time("at"),
            rating: try row.value("rating"),
            state: try row.value("state"),
            intervalSeconds: try row.count("interval_seconds"), duration: try row.count("duration"))
    }
}
