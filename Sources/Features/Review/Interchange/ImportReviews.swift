import Formats
import Model
import Scheduling
import Storage

extension AnkiImport {
    /// A package's new answers, and the sums of their days and hours.
    struct NewAnswers {
        static let insertion = """
            INSERT INTO review
                (learner_id, id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """

        private let importing: AnkiImport
        private let known: KnownReviews
        /// Decks of the package's cards, and for each card the index of its deck.
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

        /// Adds an answer to the card at an index, which already has its id.
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

        /// Returns the id of an answer, or nil if it already exists.
        private func id(of answer: AnkiContents.Answer, _ place: Int, _ card: Int64) -> Int64? {
            var salt = importing.salt(importing.contents.cards[place].id)
            let here = known.reviews(of: card)
            if here.isEmpty { return Self.id(answer.time, salt) }
            if known.times[here].sortedContains(answer.time) { return nil }
            // Another answer in the same millisecond.
            while known.ids[here].sortedContains(Self.id(answer.time, salt)) { salt &+= 1 }
            return Self.id(answer.time, salt)
        }

        private static func id(_ time: Int64, _ salt: UInt64) -> Int64 {
            SerialID<Review>(at: Timestamp(milliseconds: time), random: salt).value
        }
    }

    /// Adds the sums of the new answers, and reports the skipped ones.
    func finish(_ answers: NewAnswers) throws {
        report.reviewsAdded = answers.count
        losses.add(
            .answersOfNoCard,
            cardIDs.indices.reduce(0) { $0 + (cardIDs[$1] == nil ? contents.answers(of: $1).count : 0) })
        try transaction.runDerived(AnswerSums.addToDay, each: answers.sums.dayRows(learner, answers.decks))
        try transaction.runDerived(AnswerSums.addToHour, each: answers.sums.hourRows(learner))
    }

    private func knownReviews() throws -> KnownReviews {
        var known = KnownReviews()
        guard !contents.answers.isEmpty else { return known }
        try transaction.forEachRow(
            ofIntegers: "SELECT card_id, id, at FROM review WHERE learner_id = ? ORDER BY card_id", [learner]
        ) { known.append(card: $0[0], id: $0[1], time: $0[2]) }
        known.sort()
        return known
    }

    /// Saves the rows of the log that are not answers, and underivable data of those that are, for export.
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

/// The reviews that exist before an import. An answer is identified by its card and its moment, so that one that went
/// to Anki and comes back is not counted twice. There may be millions, so they are stored in plain arrays.
struct KnownReviews {
    private var cards: [Int64] = []
    /// The start of each card's reviews.
    private var starts: [Int] = []
    /// Sorted for each card, as are the times, independently of each other.
    private(set) var ids: [Int64] = []
    /// In milliseconds.
    private(set) var times: [Int64] = []

    /// Adds a review; reviews are grouped by card, and the cards in order.
    mutating func append(card: Int64, id: Int64, time: Int64) {
        if cards.last != card {
            cards.append(card)
            starts.append(ids.count)
        }
        ids.append(id)
        times.append(time)
    }

    /// Sorts ids and times of each card, once all have been added.
    mutating func sort() {
        for card in cards.indices {
            let range = reviews(at: card)
            ids.withUnsafeMutableBufferPointer { $0[range].sort() }
            times.withUnsafeMutableBufferPointer { $0[range].sort() }
        }
    }

    /// Returns the indexes of a card's reviews.
    func reviews(of card: Int64) -> Range<Int> {
        let place = cards.partitioningIndex { $0 < card }
        guard place < cards.count, cards[place] == card else { return 0..<0 }
        return reviews(at: place)
    }

    private func reviews(at place: Int) -> Range<Int> {
        starts[place]..<(place + 1 < starts.count ? starts[place + 1] : ids.count)
    }
}

extension ArraySlice<Int64> {
    /// Returns whether a sorted collection contains a number.
    fileprivate func sortedContains(_ number: Int64) -> Bool {
        let place = partitioningIndex { $0 < number }
        return place < endIndex && self[place] == number
    }
}
