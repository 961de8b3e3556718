import Cards
import Lexicon
import Model
import Scheduling
import Storage

/// A learner adds notes, finds, changes and edits them, and looks at the numbers: the same rows, lists and texts
/// natively and in WebAssembly.
func checkNotes(_ report: inout Report) {
    do throws(StorageError) {
        let desk = try NoteDesk()
        try desk.checkDrafts(&report)
        try desk.checkSearches(&report)
        try desk.checkChanges(&report)
        try desk.checkEditing(&report)
        try desk.checkNumbers(&report)
    } catch {
        report.expect("notes: " + error.description, false)
    }
}

private final class NoteDesk: DeskChecks {
    private static let start = CheckedDesk.start
    let desk: CheckedDesk
    private let dictionary = TinyDictionary()
    private let search = CardSearch()
    private var deck = ID<Deck>(high: 0, low: 0)
    private var bits: UInt64 = 0

    init() throws(StorageError) {
        desk = try CheckedDesk()
        deck = try write { transaction throws(StorageError) in
            try transaction.addDeck(named: "HSK") { ID<Deck>(at: Self.start, random: (7, 7)) }
        }.id
    }

    private func random() -> UInt64 {
        bits += 1
        return bits &* 0x9E37_79B9_7F4A_7C15
    }

    // MARK: Adding

    func checkDrafts(_ report: inout Report) throws(StorageError) {
        var bank = NoteDraft(language: .chinese, word: " 银行\u{3000}")
        bank.sentence = "他去银行。"
        bank.tags = ["Money", "HSK3"]
        var love = NoteDraft(language: .chinese, word: "爱")
        love.definition = "amour"
        let french = NoteDraft(language: LanguageTag(rawValue: "fr") ?? .other, word: "forêt")
        let drafts = try ready([bank, love, french])
        report.expect("the dictionary fills a draft", drafts[0].reading + " " + drafts[0].definition, "yínháng bank")
        report.expect("typed values stay", drafts[1].definition, "amour")
        let added = try write { transaction throws(StorageError) in
            try transaction.add(drafts, to: self.deck, kinds: [.recognition, .cloze]) { self.random() }
        }
        report.expect("cards of the notes", "\(added.notes.count) \(added.cards)", "3 4")
        let again = try write { transaction throws(StorageError) in
            try transaction.add(drafts, to: self.deck) { self.random() }
        }
        report.expect("known words", "\(again.cards) \(again.known.joined(separator: " "))", "0 银行 爱 forêt")
        report.expect(
            "a cloze without a sentence",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.add([NoteDraft(language: .chinese, word: "行")], to: self.deck, kinds: [.cloze]) {
                    1
                }
            }.hasPrefix("The note was not saved: “行” would have no card"))
        report.expect(
            "no word at all", try refusal { _ throws(StorageError) in _ = try self.ready([]) },
            "The note was not saved: it has no word. Change it and try again.")
        let blank = NoteDraft(language: .chinese, word: " \n")
        report.expect(
            "a blank word among others", try refusal { _ throws(StorageError) in _ = try self.ready([french, blank]) },
            "The note was not saved: it has no word. Change it and try again.")
        let (list, leftOut) = try declining { () throws(ReviewError) in
            try NoteDraft.list("行\thang2\n爱\n爱\n\n", in: .chinese, dictionary.lexicon)
        }
        var words = ""
        for draft in list { words += draft.word + " " + draft.reading + " " + draft.definition + "; " }
        report.expect(
            "a pasted list", words + "\(leftOut)", "行 hang2 row; line; 爱 ài to love; to be fond of; affection; 0")
    }

    private func ready(_ drafts: [NoteDraft]) throws(StorageError) -> [NoteDraft] {
        try declining { () throws(ReviewError) in try NoteDraft.ready(drafts, dictionary.lexicon) }
    }

    // MARK: Finding

    func checkSearches(_ report: inout Report) throws(StorageError) {
        for (query, words) in [
            ("", "forêt 爱 银行 银行"), ("yinhang", "银行 银行"), ("yin1hang", ""), ("BANK -kind:cloze", "银行"),
            ("deck:hsk lang:other", "forêt"), ("tag:money", "银行 银行"), ("is:new due<3", ""), ("-amour -银", "forêt"),
            ("foret", ""), ("ài", "爱"),
        ] {
            report.expect("'\(query)' finds", try found(query, order: .added), words)
        }
        for order in CardOrder.allCases {
            report.same("in order of \(order.rawValue)", try found("", order: order).utf8)
        }
        let page = try read { reader throws(StorageError) in
            try reader.cards(CardQuery(""), order: .word, page: 9, size: 3, at: Self.start, self.day, self.search)
        }
        report.expect(
            "a page beyond the last", "\(page.page) of \(page.pageCount): \(page.cards.count) of \(page.total)",
            "2 of 2: 1 of 4")
        report.expect(
            "an invalid search",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.cards(matching: "is:odd", at: Self.start, self.day, self.search)
            }.hasPrefix("The search could not be understood: is:odd is none of new"))
    }

    private func found(_ text: String, order: CardOrder) throws(StorageError) -> String {
        let found = try read { reader throws(StorageError) in
            try reader.cards(CardQuery(text), order: order, at: Self.start, self.day, self.search)
        }
        var words = found.cards.map { $0.note.word }
        if order == .added { words.sort() }
        return words.joined(separator: " ")
    }

    private func ids(_ text: String) throws(StorageError) -> [SerialID<Card>] {
        try read { reader throws(StorageError) in
            try reader.cardIDs(matching: text, at: Self.start, self.day, self.search)
        }
    }

    // MARK: Changing

    func checkChanges(_ report: inout Report) throws(StorageError) {
        let before = try cards()
        let bank = try ids("银行")
        var changes: [CardChange] = [.suspend(true), .flag(true), .bury(true), .delete]
        if let tag = CardChange.tag(typed: "b，C  d", true) { changes.append(tag) }
        for change in changes {
            let count = try write { transaction throws(StorageError) in
                try transaction.change(bank, change, self.day)
            }
            report.expect("both cards change", "\(count)", "2")
            report.same("rows after the change", try cards().utf8)
            _ = try write { transaction throws(StorageError) in try transaction.undo(self.day) }
            report.expect("the change is undone", try cards() == before)
        }
        report.expect("no tags", CardChange.tag(typed: " , ", true) == nil)
        report.expect(
            "an unknown deck",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.change(bank, .move(to: ID(high: 1, low: 1)), self.day)
            }.hasPrefix("There is no such deck."))
    }

    func checkEditing(_ report: inout Report) throws(StorageError) {
        let before = try notes()
        let card = try ids("爱")[0]
        let note = try read { reader throws(StorageError) in
            let found = try reader.cards(CardQuery("爱"), at: Self.start, self.day, self.search)
            return found.cards[0].note
        }
        report.expect("the note of the card", try ids(note.word) == [card])
        let edited = NoteChange(definition: "Liebe\r\nlove\r\n", tags: ["DE"])
        _ = try write { transaction throws(StorageError) in
            try transaction.edit(note.id, edited) { _, _ throws(StorageError) in }
        }
        let kept = try read { reader throws(StorageError) in try reader.note(note.id).note }
        report.expect("an edit", kept.definition == "Liebe\nlove" && kept.tags == ["de"])
        report.expect("the search follows", try found("liebe", order: .added), "爱")
        let empty = NoteChange(word: " ")
        report.expect(
            "a blank word",
            try refusal { transaction throws(StorageError) in
                try transaction.edit(note.id, empty) { _, _ throws(StorageError) in }
            }, "The note was not saved: it has no word. Change it and try again.")
        _ = try write { transaction throws(StorageError) in try transaction.undo(self.day) }
        report.expect("the edit is undone", try notes() == before)
    }

    // MARK: Numbers

    func checkNumbers(_ report: inout Report) throws(StorageError) {
        var answered: Int64 = 0
        for today: Int64 in 0..<6 {
            for (place, card) in try ids("").enumerated() where (Int(today) + place) % 3 != 0 {
                answered += 1
                let review = SerialID<Review>(answered)!
                let rating: Rating = answered % 4 == 0 ? .again : .good
                _ = try write(at: today * 86_400) { transaction throws(StorageError) in
                    try transaction.grade(
                        CardAnswer(card, rating, review: review, shown: .unknown, duration: 3000), self.day)
                }
            }
        }
        let now = Self.start.advanced(bySeconds: 6 * 86_400)
        let statistics = try read { reader throws(StorageError) in
            try reader.statistics(days: 5, at: now, self.day)
        }
        var numbers = "\(statistics.streak) \(statistics.longestStreak) \(statistics.days.count)"
        // Embedded Swift prints no arrays.
        for counts in [
            statistics.cards, statistics.forecast, statistics.matureForecast, statistics.total.answers.byRating,
            statistics.stability.counts, statistics.difficulty.counts, statistics.retrievability.counts,
        ] {
            numbers += "\n"
            for count in counts { numbers += " \(count)" }
        }
        numbers += "\n"
        for hour in statistics.hours { numbers += " \(hour.reviews)/\(hour.recalled)" }
        report.expect("days of statistics", "\(statistics.days.count)", "4")
        report.same("statistics", numbers.utf8)
        let filter = HistoryFilter(latestDays: 3, deck: deck, at: now, day)
        let (history, count) = try read { reader throws(StorageError) in
            (try reader.history(filter, limit: 4), try reader.historyCount(filter, upTo: 3))
        }
        var lines = ""
        for entry in history {
            lines += "\(entry.word) \(entry.rating.rawValue) \(entry.time.milliseconds) \(entry.intervalSeconds)\n"
        }
        report.same("the latest answers", lines.utf8)
        report.expect("answers are counted up to a limit", "\(history.count) \(count)", "4 3")
        try checkSums(&report)
    }

    /// The sums of the log are computed again as they were counted.
    private func checkSums(_ report: inout Report) throws(StorageError) {
        let before = try sums()
        _ = try write { transaction throws(StorageError) in
            try transaction.runDerived("DELETE FROM review_day WHERE learner_id = ?", [transaction.owner])
        }
        let day = day
        report.expect(
            "the sums are missing",
            try read { reader throws(StorageError) in try reader.lacksSums() })
        try write { transaction throws(StorageError) in try transaction.sumUpLogIfNeeded(day) }
        report.expect("the sums are the same", try sums() == before)
    }

    // MARK: Rows

    private func sums() throws(StorageError) -> String {
        try rows(
            "SELECT day, phase, again, hard, good, easy, new_cards, milliseconds FROM review_day WHERE learner_id = ? ORDER BY day, phase"
        )
    }

    private func cards() throws(StorageError) -> String {
        try rows(
            "SELECT id, deck_id, standing, buried_on, is_flagged FROM card WHERE learner_id = ? ORDER BY id",
            "SELECT id, tags, deleted_at FROM note WHERE learner_id = ? ORDER BY id")
    }

    private func notes() throws(StorageError) -> String {
        try rows("SELECT id, word, reading, definition, sentence, tags FROM note WHERE learner_id = ? ORDER BY id")
    }

}
