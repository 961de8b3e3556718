import Formats
import Model
import Scheduling
import Storage

extension AnkiImport {
    /// Adds the answers that are not here yet, and counts them in the sums of their days and hours.
    mutating func addReviews() throws {
        let known = try knownReviews()
        var sums = AnswerSums(desk.day)
        let deckIDs = contents.cards.map { decks[$0.homeDeck]?.id }
        let distinct = Array(Set(deckIDs.compactMap { $0 }))
        let numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
        let deckNumbers = deckIDs.map { id in id.flatMap { numbers[$0] } ?? 0 }
        var orphans = 0
        var added = 0
        let transaction = transaction
        try Pipeline.run { hand in
            var batch = SQLRows(width: 9, capacity: Self.reviewBatch)
            for (index, answer) in contents.answers.enumerated() {
                let place = Int(answer.card)
                guard let card = cardIDs[place] else {
                    orphans += 1
                    continue
                }
                guard let id = id(of: answer, card.value, known) else { continue }
                sums.add(
                    at: Timestamp(milliseconds: answer.time), Int(answer.rating), answer.state,
                    interval: Int(answer.lastInterval), duration: Int(answer.duration), deck: deckNumbers[place])
                batch.append(learner)
                batch.append(.integer(id))
                batch.append(.integer(card.value))
                batch.append(.integer(answer.time))
                batch.append(.integer(Int64(answer.rating)))
                batch.append(.integer(Int64(answer.state.rawValue)))
                batch.append(.integer(answer.seconds))
                batch.append(.integer(Int64(answer.duration)))
                batch.append(.integer(Int64(answer.factor)))
                guard batch.count == Self.reviewBatch else { continue }
                try hand(batch)
                batch = SQLRows(width: 9, capacity: Self.reviewBatch)
                progress(0.5 + 0.45 * Double(index) / Double(contents.answers.count))
            }
            try hand(batch)
        } use: { next in
            var failure: (any Error)?
            let rows = sequence(state: SQLRows(width: 9).makeIterator()) { rows -> ArraySlice<SQLValue>? in
                if let row = rows.next() { return row }
                do {
                    guard let batch = try next() else { return nil }
                    rows = batch.makeIterator()
                } catch {
                    failure = error
                }
                return rows.next()
            }
            added = try transaction.run(Self.reviewInsertion, each: rows, changes: .upsertMany(.review))
            if let failure { throw failure }
        }
        report.reviewsAdded = added
        losses.add(.answersOfNoCard, orphans)
        try addOtherRows()
        try transaction.runDerived(AnswerSums.addToDay, each: sums.dayRows(learner, distinct))
        try transaction.runDerived(AnswerSums.addToHour, each: sums.hourRows(learner))
    }

    private static let reviewBatch = 2048
    private static let reviewInsertion = """
        INSERT INTO review (learner_id, id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// The id of an answer; nil for one that is here already.
    private func id(of answer: AnkiContents.Answer, _ card: Int64, _ known: KnownReviews) -> Int64? {
        guard !known.isEmpty else {
            let salt = salt(contents.cards[Int(answer.card)].id)
            return SerialID<Review>(at: Timestamp(milliseconds: answer.time), random: salt).value
        }
        if known.moments.contains(KnownReviews.Moment(card: card, time: answer.time)) { return nil }
        var salt = salt(contents.cards[Int(answer.card)].id)
        while true {
            let id = SerialID<Review>(at: Timestamp(milliseconds: answer.time), random: salt).value
            if !known.ids.contains(id) { return id }
            salt &+= 1
        }
    }

    /// The reviews that lie where those of the package will.
    private func knownReviews() throws -> KnownReviews {
        var known = KnownReviews()
        guard let first = contents.answers.first, let last = contents.answers.last else { return known }
        let low = SerialID<Review>(at: Timestamp(milliseconds: first.time), random: 0)
        let high = SerialID<Review>(at: Timestamp(milliseconds: last.time), random: 0xF_FFFF)
        // An id names the moment at which the card was shown, which is not the one at which it was answered.
        for (column, range) in [
            ("id", [SQLValue(low), SQLValue(high)]), ("at", [.integer(first.time), .integer(last.time)]),
        ] {
            try transaction.forEachRow(
                "SELECT id, card_id, at FROM review WHERE learner_id = ? AND \(column) BETWEEN ? AND ?",
                [learner] + range
            ) {
                known.ids.insert(Int64(try $0.integer(0)))
                known.moments.insert(
                    KnownReviews.Moment(card: Int64(try $0.integer(1)), time: Int64(try $0.integer(2))))
            }
        }
        return known
    }

    /// Keeps the rows of the log that are no answers, and what does not follow from those that are, so that an export has
    /// them.
    private mutating func addOtherRows() throws {
        let irregular = contents.irregularAnswers.map { row in
            var row = row
            row.type = AnkiReview.irregular(row.type)
            return row
        }
        let rows: [[SQLValue]] = (contents.otherRows + irregular).compactMap { row in
            guard (0...SerialID<Review>.lastMillisecond).contains(row.id),
                let place = contents.place(ofCard: row.cardID), let card = cardIDs[place]
            else {
                return nil
            }
            return [
                learner, SQLValue(SerialID<Review>(at: Timestamp(milliseconds: row.id), random: salt(row.cardID))),
                SQLValue(card),
                .integer(row.id), SQLValue(row.type), SQLValue(row.ease), .integer(row.interval),
                .integer(row.lastInterval), .integer(row.factor), .integer(row.duration),
            ]
        }
        try transaction.run(
            """
            INSERT INTO foreign_review
                (learner_id, id, card_id, at, kind, rating, interval_days, last_interval, factor, duration)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (learner_id, id) DO NOTHING
            """, each: rows, changes: .upsertMany(.review))
    }
}

/// Reviews that are here before an import: an answer is known by its card and its moment, so that what went to Anki and
/// comes back is not counted twice.
private struct KnownReviews {
    struct Moment: Hashable {
        var card: Int64
        /// In milliseconds.
        var time: Int64
    }

    var ids: Set<Int64> = []
    var moments: Set<Moment> = []

    var isEmpty: Bool { ids.isEmpty }
}
