import Formats
import Foundation
import Model
import Scheduling
import Storage

extension AnkiExporting {
    mutating func addReviews() throws {
        let (condition, arguments) = choice
        guard !arguments.isEmpty else { return }
        let irregular = try irregularAnswers()
        var previous: (card: Int64, interval: Int64) = (-1, 0)
        try reader.forEachRow(
            """
            SELECT review.card_id, review.at, review.rating, review.state, review.interval_seconds, review.duration,
                review.foreign_factor
            FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
            WHERE card.learner_id = ? AND \(condition) ORDER BY review.card_id, review.at
            """, [reader.owner] + arguments
        ) { row in
            let key = Int64(try row.integer(0))
            guard let card = cardIDs[key] else { return }
            let interval = AnkiReview.interval(seconds: Int64(try row.count(4)))
            let time = Int64(try row.integer(1))
            var review = AnkiReview(
                id: Self.free(time, &takenReviews), cardID: card, ease: try row.integer(2), interval: interval,
                lastInterval: previous.card == key ? previous.interval : 0, factor: Int64(try row.integer(6)),
                duration: Int64(try row.integer(5)),
                type: AnkiReview.type(try row.value(3)))
            irregular[key]?[time]?.restore(&review)
            try writer.add(review.readable)
            previous = (key, interval)
            result.reviews += 1
        }
        try reader.forEachRow(
            """
            SELECT foreign_review.card_id, foreign_review.at, foreign_review.rating, foreign_review.interval_days,
                foreign_review.last_interval, foreign_review.factor, foreign_review.duration, foreign_review.kind
            FROM foreign_review
                JOIN card ON card.learner_id = foreign_review.learner_id AND card.id = foreign_review.card_id
            WHERE card.learner_id = ? AND \(condition) AND foreign_review.kind >= 0
            """, [reader.owner] + arguments
        ) { row in
            guard let card = cardIDs[Int64(try row.integer(0))] else { return }
            try writer.add(
                AnkiReview(
                    id: Self.free(Int64(try row.integer(1)), &takenReviews), cardID: card, ease: try row.integer(2),
                    interval: Int64(try row.integer(3)), lastInterval: Int64(try row.integer(4)),
                    factor: Int64(try row.integer(5)), duration: Int64(try row.integer(6)), type: try row.integer(7)
                ).readable)
        }
    }

    /// Log data that cannot be derived from a stored answer.
    private struct Irregular {
        var interval: Int64
        var lastInterval: Int64
        var duration: Int64
        var type: Int

        func restore(_ review: inout AnkiReview) {
            review.interval = interval
            review.lastInterval = lastInterval
            review.duration = duration
            review.type = type
        }
    }

    /// By card and moment.
    private func irregularAnswers() throws -> [Int64: [Int64: Irregular]] {
        let (condition, arguments) = choice
        var found: [Int64: [Int64: Irregular]] = [:]
        try reader.forEachRow(
            """
            SELECT foreign_review.card_id, foreign_review.at, foreign_review.interval_days,
                foreign_review.last_interval, foreign_review.duration, foreign_review.kind
            FROM foreign_review
                JOIN card ON card.learner_id = foreign_review.learner_id AND card.id = foreign_review.card_id
            WHERE card.learner_id = ? AND \(condition) AND foreign_review.kind < 0
            """, [reader.owner] + arguments
        ) { row in
            found[Int64(try row.integer(0)), default: [:]][Int64(try row.integer(1))] = Irregular(
                interval: Int64(try row.integer(2)), lastInterval: Int64(try row.integer(3)),
                duration: Int64(try row.integer(4)), type: AnkiReview.irregular(try row.integer(5)))
        }
        return found
    }
}
