import Formats
import Model
import Scheduling
import Storage

extension AnkiImport {
    /// The answers of a package that are not here yet, and the sums of their days and hours.
    struct NewAnswers {
        static let insertion = """
            INSERT INTO review
                (learner_id, id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """

        private let importing: AnkiImport
        private let known: KnownReviews
        /// Decks of the package's cards, and for each card the place of its own among them.
        let decks: [ID<Deck>]
        private let deckPlaces: [Int]
        private(set) var sums: AnswerSums
        private(set) var count = 0

        /// - Throws: `StorageError`.
        init(_ importing: AnkiImport) throws {
            self.importing = importing
            known = try importing.knownReviews()
            sums = AnswerSums(importing.desk.day)
            let ids = importing.contents.cards.map { importing.decks[$0.homeDeck]?.id }
            decks = Array(Set(ids.compactMap { $0 }))
            let places = Dictionary(uniqueKeysWithValues: decks.enumerated().map { ($1, $0) })
            deckPlaces = ids.map { id in id.flatMap { places[$0] } ?? 0 }
        }

        /// Adds an answer on the card at a place, which has its id by now.
        mutating func add(_ answer: AnkiContents.Answer, at place: Int, to rows: inout SQLRows) {
            guard let card = importing.cardIDs[place]?.value, let id = id(of: answer, place, card) else { return }
            count += 1
            sums.add(
                at: Timestamp(milliseconds: answer.time), Int(answer.rating), answer.state,
                interval: Int(answer.lastInterval), duration: Int(answer.duration), deck: deckPlaces[place])
            rows.append(importing.learner)
            rows.append(.integer(id))
            rows.append(.integer(card))
            rows.append(.integer(answer.time))
            rows.append(.integer(Int64(answer.rating)))
            rows.append(.integer(Int64(answer.state.rawValue)))
            rows.append(.integer(answer.seconds))
            rows.append(.integer(Int64(answer.duration)))
            rows.append(.integer(Int64(answer.factor)))
        }

        /// The id of an answer; nil for one that is here already.
        private func id(of answer: AnkiContents.Answer, _ place: Int, _ card: Int64) -> Int64? {
            var salt = importing.salt(importing.contents.cards[place].id)
            if known.isEmpty { return Self.id(answer.time, salt) }
            if known.moments.contains(KnownReviews.Moment(card: card, time: answer.time)) { return nil }
            while known.ids.contains(Self.id(answer.time, salt)) { salt &+= 1 }
            return Self.id(answer.time, salt)
        }

        private static func id(_ time: Int64, _ salt: UInt64) -> Int64 {
            SerialID<Review>(at: Timestamp(milliseconds: time), random: salt).value
        }
    }

    /// Adds the sums of the answers that were added, and tells those that were left out.
    func finish(_ answers: NewAnswers) throws {
        report.reviewsAdded = answers.count
        losses.add(
            .answersOfNoCard,
            cardIDs.indices.reduce(0) { $0 + (cardIDs[$1] == nil ? contents.answers(of: $1).count : 0) })
        try transaction.runDerived(AnswerSums.addToDay, each: answers.sums.dayRows(learner, answers.decks))
        try transaction.runDerived(AnswerSums.addToHour, each: answers.sums.hourRows(learner))
    }

    /// The reviews that lie where those of the package will.
    private func knownReviews() throws -> KnownReviews {
        var known = KnownReviews()
        let times = contents.answers.lazy.map(\.time)
        guard let first = times.min(), let last = times.max() else { return known }
        // An id names the moment at which the card was shown, which is not the one at which it was answered.
        let low = SerialID<Review>(at: Timestamp(milliseconds: first), random: 0)
        let high = SerialID<Review>(at: Timestamp(milliseconds: last), random: 0xF_FFFF)
        try transaction.forEachRow(
            ofIntegers: """
                SELECT id, card_id, at FROM review
                WHERE learner_id = ? AND (at BETWEEN ? AND ? OR id BETWEEN ? AND ?)
                """, [learner, .integer(first), .integer(last), SQLValue(low), SQLValue(high)]
        ) {
            known.ids.insert($0[0])
            known.moments.insert(KnownReviews.Moment(card: $0[1], time: $0[2]))
        }
        return known
    }

    /// Keeps the rows of the log that are no answers, and what does not follow from those that are, so that an export has
    /// them.
    func addOtherRows() throws {
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
struct KnownReviews {
    struct Moment: Hashable {
        var card: Int64
        /// In milliseconds.
        var time: Int64
    }

    var ids: Set<Int64> = []
    var moments: Set<Moment> = []

    var isEmpty: Bool { ids.isEmpty }
}
