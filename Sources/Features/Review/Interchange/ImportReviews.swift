import Formats
import Model
import Scheduling
import Storage

extension AnkiImport {
    /// Adds the answers that are not here yet, and counts them in the sums of their days and hours.
    mutating func addReviews() throws {
        let known = try knownReviews()
        var sums = ReviewSums(desk.day)
        let deckIDs = contents.cards.map { decks[$0.homeDeck]?.id }
        let distinct = Array(Set(deckIDs.compactMap { $0 }))
        let numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
        let deckNumbers = deckIDs.map { id in id.flatMap { numbers[$0] } ?? 0 }
        var orphans = 0
        let answers = contents.answers
        let total = Double(max(1, answers.count))
        var index = 0
        let own = self
        let rows = AnyIterator<[SQLValue]> {
            while index < answers.count {
                let answer = answers[index]
                index += 1
                if index % 20_000 == 0 { own.progress(0.5 + 0.45 * Double(index) / total) }
                let place = Int(answer.card)
                guard let card = own.cardIDs[place] else {
                    orphans += 1
                    continue
                }
                var salt = own.salt(own.contents.cards[place].id)
                var id = SerialID<Review>(at: Timestamp(milliseconds: answer.time), random: salt).value
                if !known.isEmpty {
                    var isHere = false
                    while let owner = known[id] {
                        isHere = owner == card.value
                        if isHere { break }
                        salt &+= 1
                        id = SerialID<Review>(at: Timestamp(milliseconds: answer.time), random: salt).value
                    }
                    if isHere { continue }
                }
                sums.add(answer, deck: deckNumbers[place])
                return [
                    .integer(id), .integer(card.value), .integer(answer.time), .integer(Int64(answer.rating)),
                    .integer(Int64(answer.state.rawValue)), .integer(answer.seconds), .integer(Int64(answer.duration)),
                    .integer(Int64(answer.factor)),
                ]
            }
            return nil
        }
        report.reviewsAdded = try transaction.run(
            """
            INSERT INTO review (id, card_id, at, rating, state, interval_seconds, duration, foreign_factor)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, each: IteratorSequence(rows), changes: .upsertMany(.review))
        losses.add(.answersOfNoCard, orphans)
        try addOtherRows()
        try transaction.runDerived(ReviewSums.dayInsertion, each: sums.dayRows(learner, distinct))
        try transaction.runDerived(ReviewSums.hourInsertion, each: sums.hourRows(learner))
    }

    /// The reviews that lie where those of the package will: whose card each is about.
    private func knownReviews() throws -> [Int64: Int64] {
        guard let first = contents.answers.first, let last = contents.answers.last else { return [:] }
        let low = SerialID<Review>(at: Timestamp(milliseconds: first.time), random: 0)
        let high = SerialID<Review>(at: Timestamp(milliseconds: last.time), random: 0xF_FFFF)
        var known: [Int64: Int64] = [:]
        try transaction.forEachRow(
            "SELECT id, card_id FROM review WHERE id BETWEEN ? AND ?", [SQLValue(low), SQLValue(high)]
        ) { known[Int64(try $0.integer(0))] = Int64(try $0.integer(1)) }
        return known
    }

    /// Keeps the rows of the log that are no answers, so that an export has them.
    private mutating func addOtherRows() throws {
        let rows: [[SQLValue]] = contents.otherRows.compactMap { row in
            guard row.id >= 0, let place = contents.place(ofCard: row.cardID), let card = cardIDs[place] else {
                return nil
            }
            return [
                SQLValue(SerialID<Review>(at: Timestamp(milliseconds: row.id), random: salt(row.cardID))),
                SQLValue(card),
                .integer(row.id), SQLValue(row.type), SQLValue(row.ease), .integer(row.interval),
                .integer(row.lastInterval), .integer(row.factor), .integer(row.duration),
            ]
        }
        try transaction.run(
            """
            INSERT INTO foreign_review (id, card_id, at, kind, rating, interval_days, last_interval, factor, duration)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
            """, each: rows, changes: .upsertMany(.review))
    }
}

/// Sums of many answers by day and deck, and by hour.
struct ReviewSums {
    private struct DayKey: Hashable {
        var day: Int
        var deck: Int
    }
    private struct HourKey: Hashable {
        var day: Int
        var hour: Int
    }
    /// The columns of `review_day` from `reviews` on.
    private typealias DaySums = InlineArray<11, Int>

    private let day: LearnerDay
    private var days: [DayKey: DaySums] = [:]
    private var hours: [HourKey: (reviews: Int, recalled: Int)] = [:]

    init(_ day: LearnerDay) { self.day = day }

    mutating func add(_ answer: AnkiContents.Answer, deck: Int) {
        let time = Timestamp(milliseconds: answer.time)
        let number = day.number(of: time)
        let state = answer.state
        let recalled = answer.rating > 1 ? 1 : 0
        let isMature = state == .review && answer.lastInterval >= Int64(CountedAnswer.matureInterval)
        let isYoung = state == .review && !isMature
        func add(_ sums: inout DaySums) {
            sums[0] += 1
            sums[1] += Int(answer.duration)
            if state == .new { sums[2] += 1 }
            sums[2 + Int(answer.rating)] += 1
            if isYoung {
                sums[7] += 1
                sums[8] += recalled
            }
            if isMature {
                sums[9] += 1
                sums[10] += recalled
            }
        }
        add(&days[DayKey(day: number, deck: deck), default: DaySums(repeating: 0)])
        guard state == .review else { return }
        let hour = HourKey(day: number, hour: day.hour(of: time))
        hours[hour, default: (0, 0)].reviews += 1
        hours[hour, default: (0, 0)].recalled += recalled
    }

    static let dayInsertion = """
        INSERT INTO review_day (learner_id, day, deck_id, reviews, milliseconds, new_cards, again, hard, good, easy,
            young_reviews, young_recalled, mature_reviews, mature_recalled)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, deck_id) DO UPDATE SET
            reviews = review_day.reviews + excluded.reviews,
            milliseconds = review_day.milliseconds + excluded.milliseconds,
            new_cards = review_day.new_cards + excluded.new_cards, again = review_day.again + excluded.again,
            hard = review_day.hard + excluded.hard, good = review_day.good + excluded.good,
            easy = review_day.easy + excluded.easy,
            young_reviews = review_day.young_reviews + excluded.young_reviews,
            young_recalled = review_day.young_recalled + excluded.young_recalled,
            mature_reviews = review_day.mature_reviews + excluded.mature_reviews,
            mature_recalled = review_day.mature_recalled + excluded.mature_recalled
        """
    static let hourInsertion = """
        INSERT INTO review_hour (learner_id, day, hour, reviews, recalled) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (learner_id, day, hour) DO UPDATE SET
            reviews = review_hour.reviews + excluded.reviews, recalled = review_hour.recalled + excluded.recalled
        """

    func dayRows(_ learner: SQLValue, _ decks: [ID<Deck>]) -> [[SQLValue]] {
        days.map { key, sums in
            [learner, SQLValue(key.day), SQLValue(decks[key.deck])] + (0..<11).map { SQLValue(sums[$0]) }
        }
    }

    func hourRows(_ learner: SQLValue) -> [[SQLValue]] {
        hours.map { [learner, SQLValue($0.day), SQLValue($0.hour), SQLValue($1.reviews), SQLValue($1.recalled)] }
    }
}
