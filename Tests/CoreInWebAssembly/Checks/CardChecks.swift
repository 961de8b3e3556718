import Cards
import Model
import Scheduling
import Storage

/// A learner studies a deck for a few days: the same cards, intervals and rows natively and in WebAssembly.
func checkCards(_ report: inout Report) {
    do throws(StorageError) {
        let study = try Study()
        try study.run(&report)
    } catch {
        report.expect("studying: " + error.description, false)
    }
}

private struct Study: DeskChecks {
    private static let start = CheckedDesk.start
    let desk: CheckedDesk

    init() throws(StorageError) {
        desk = try CheckedDesk()
    }

    func run(_ report: inout Report) throws(StorageError) {
        var ids: UInt64 = 0
        let deck = try write { transaction throws(StorageError) in
            try transaction.addDeck(named: "HSK 3::Verbs") {
                ids += 1
                return ID<Deck>(at: Self.start, random: (7, ids))
            }
        }
        report.expect("a path makes two decks", "\(try decks().count)", "2")
        for (number, word) in ["银行", "学习", "图书馆", "打算", "已经"].enumerated() {
            try add(word, Int64(number + 1), to: deck.id)
        }
        report.expect(
            "the same name again",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.addDeck(named: "HSK 3::Verbs") { deck.id }
            }.hasPrefix("There is already a deck HSK 3::Verbs."))

        let ratings: [Rating] = [.good, .again, .easy, .hard, .good, .good, .again, .good]
        var lines = ""
        var answered: Int64 = 0
        for today in 0..<12 {
            for turn in 0..<4 {
                let seconds = Int64(today) * 86_400 + Int64(turn) * 700
                let now = CheckedDesk.later(seconds)
                let day = day
                let question = try read { reader throws(StorageError) in
                    try reader.nextQuestion(in: deck.id, at: now, day)
                }
                guard let question else { continue }
                answered += 1
                let review = answered
                let rating = ratings[Int(answered) % ratings.count]
                let graded = try write(at: seconds) { transaction throws(StorageError) in
                    try transaction.grade(
                        CardAnswer(
                            question.card.id, rating, review: SerialID(review)!,
                            shown: .answers(question.card.schedule.reviews), duration: 4000), day)
                }
                lines += "\(question.note.word) \(rating.rawValue) \(graded.card.schedule.due.milliseconds) "
                lines += "\(graded.card.schedule.memory?.stability ?? 0) \(question.counts.total)\n"
            }
        }
        report.expect("cards were answered", answered > 20)
        report.same("every answer", lines.utf8)
        try checkStale(deck.id, &report)
        try checkUndo(&report)
    }

    /// An answer to a card as it was before another answer changes nothing.
    private func checkStale(_ deck: ID<Deck>, _ report: inout Report) throws(StorageError) {
        let day = day
        let seconds: Int64 = 40 * 86_400
        let later = CheckedDesk.later(seconds)
        let question = try read { reader throws(StorageError) in
            try reader.nextQuestion(in: deck, at: later, day)
        }
        guard let question else { return report.expect("a card is due after a month", false) }
        let stale = try write(at: seconds) { transaction throws(StorageError) in
            try transaction.grade(
                CardAnswer(
                    question.card.id, .good, review: SerialID(900)!,
                    shown: .answers(question.card.schedule.reviews - 1)), day)
        }
        report.expect("a stale answer is told", stale.isStale)
        report.expect("a stale answer changes nothing", stale.card == question.card)
        report.expect(
            "a card that is not there",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.grade(
                    CardAnswer(SerialID(77)!, .good, review: SerialID(901)!, shown: .unknown), day)
            }.hasPrefix("There is no such card."))
    }

    private func checkUndo(_ report: inout Report) throws(StorageError) {
        let day = day
        let before = try allRows()
        let undone = try write { transaction throws(StorageError) in
            try transaction.undo(day)
        }
        report.expect("an answer is undone", undone.verb == .grade && undone.word != nil)
        let after = try allRows()
        report.expect("its row is gone", before.count - after.count > 0)
        report.same("the rows of the cards", after.utf8)
    }

    // MARK: Rows

    private func decks() throws(StorageError) -> [Deck] {
        try read { reader throws(StorageError) in try reader.decks() }
    }

    private func add(_ word: String, _ number: Int64, to deck: ID<Deck>) throws(StorageError) {
        try write { transaction throws(StorageError) in
            try transaction.run(
                """
                INSERT INTO note (id, learner_id, language, word, reading, definition, sentence, translation, picture,
                    audio, tags, level, guid, created_at, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(number), transaction.owner, "zh", SQLValue(word), "", "", "", "", "", "", "", "",
                    SQLValue("guid \(number)"), SQLValue(Self.start), SQLValue(Self.start),
                ], changes: .upsertMany(.note))
            let card = Card(
                id: SerialID(number)!, noteID: SerialID(number)!, deckID: deck, kind: .recognition,
                schedule: CardSchedule(newAt: Self.start), position: Int(number), createdAt: Self.start)
            try transaction.run(Card.insertion, card.values(transaction.learner), changes: .upsert(.card, card.id))
        }
    }

    /// The answers and the schedules, as text.
    private func allRows() throws(StorageError) -> String {
        try rows(
            "SELECT id, card_id, at, rating, state, interval_seconds FROM review WHERE learner_id = ? ORDER BY id",
            "SELECT id, state, step, stability, difficulty, due, reviews, lapses FROM card WHERE learner_id = ? ORDER BY id",
            "SELECT day, deck_id, phase, again, hard, good, easy FROM review_day WHERE learner_id = ? ORDER BY day, phase"
        )
    }
}
