import Formats
import Foundation
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

    public init(from: Timestamp? = nil, until: Timestamp? = nil, rating: Rating? = nil, deck: ID<Deck>? = nil) {
        self.from = from
        self.until = until
        self.rating = rating
        self.deck = deck
    }
}

extension ReviewDesk {
    /// Returns answers, latest first.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func history(_ filter: HistoryFilter = HistoryFilter(), offset: Int = 0, limit: Int = 200) async throws
        -> [HistoryEntry]
    {
        let (sql, arguments) = try await condition(filter)
        let values = arguments + [SQLValue(max(0, limit)), SQLValue(max(0, offset))]
        return try await database.read(learner) { reader in
            try reader.rows(Self.entries(where: sql) + " LIMIT ? OFFSET ?", values).map { try HistoryEntry($0) }
        }
    }

    /// Returns the statement for the answers that match a condition, latest first.
    private static func entries(where condition: String) -> String {
        """
        SELECT review.id AS id, review.card_id AS card_id, note.word AS word, card.deck_id AS deck_id,
            note.id AS note_id, note.language AS language, note.deleted_at AS deleted_at,
            review.at AS at, review.rating AS rating, review.state AS state,
            review.interval_seconds AS interval_seconds, review.duration AS duration
        FROM review
            JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
            JOIN note ON note.learner_id = review.learner_id AND note.id = card.note_id
        WHERE review.learner_id = ? AND \(condition) ORDER BY review.at DESC, review.id DESC
        """
    }

    /// Returns the number of answers that match a filter, up to a limit, because counting millions takes too long for a
    /// page.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func historyCount(_ filter: HistoryFilter = HistoryFilter(), upTo limit: Int) async throws -> Int {
        let (sql, arguments) = try await condition(filter)
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM review
                        JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                    WHERE review.learner_id = ? AND \(sql) LIMIT ?) AS some
                """, arguments + [SQLValue(limit)])?.integer("count") ?? 0
        }
    }

    /// Returns a filter as a condition to combine with `review.learner_id = ?`, on `review` joined with `card`.
    private func condition(_ filter: HistoryFilter) async throws -> (sql: String, arguments: [SQLValue]) {
        var condition = "1 = 1"
        var arguments = [SQLValue(learner)]
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
            let subtree = DeckTree(try await decks()).subtree(of: deck)
            guard !subtree.isEmpty else { throw ReviewError.noSuchDeck(deck) }
            condition += " AND card.deck_id IN (\(subtree.map { _ in "?" }.joined(separator: ", ")))"
            arguments += subtree.map { SQLValue($0.id) }
        }
        return (condition, arguments)
    }

    /// Writes the history as CSV (RFC 4180), latest answer first, with the columns of the specification followed by
    /// `time`.
    ///
    /// | column | content |
    /// |---|---|
    /// | `card` | the word |
    /// | `rating` | 1 again, 2 hard, 3 good, 4 easy |
    /// | `date` | milliseconds since 1970-01-01, UTC |
    /// | `scheduledDays` | whole days until it was due again |
    /// | `state` | before the answer: 0 new, 1 learning, 2 review, 3 relearning |
    /// | `durationMilliseconds` | the answer time |
    /// | `time` | `date` in readable form: ISO 8601, UTC |
    ///
    /// - Parameter write: Receives the bytes piece by piece, on any thread. They may exceed the available memory.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`, what `write` throws.
    public func historyCSV(
        _ filter: HistoryFilter = HistoryFilter(), to write: @Sendable @escaping (Data) throws -> Void
    ) async throws {
        let (sql, arguments) = try await condition(filter)
        try await database.read(learner) { reader in
            let csv = CSVStream(write)
            try csv.row(["card", "rating", "date", "scheduledDays", "state", "durationMilliseconds", "time"])
            try reader.forEachRow(Self.entries(where: sql), arguments) { row in
                let entry = try HistoryEntry(row)
                try csv.row([
                    entry.word, "\(entry.rating.rawValue)", "\(entry.time.milliseconds)",
                    "\(entry.intervalSeconds / 86_400)", "\(entry.state.rawValue)", "\(entry.duration)",
                    Self.readable(entry.time),
                ])
            }
            try csv.finish()
        }
    }

    /// `2026-01-02T03:04:05.678Z`
    private static func readable(_ time: Timestamp) -> String {
        let (seconds, milliseconds) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format().dropLast()
        return whole + "." + String(1000 + milliseconds).dropFirst() + "Z"
    }
}

extension HistoryEntry {
    fileprivate init(_ row: Row) throws(StorageError) {
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
