import Foundation
import Model
import Review
import Scheduling
import Support
import Testing

@Suite struct QueryTests {
    @Test func termsAreToldFromText() {
        let query = CardQuery(#"deck:"HSK 1" -tag:Verb due<7 lapses>=3 is:leech 银行 "tag:no""#)
        #expect(
            query.terms == [
                .init(condition: .deck("HSK 1"), isNegated: false), .init(condition: .tag("verb"), isNegated: true),
                .init(condition: .number(.due, .less, 7), isNegated: false),
                .init(condition: .number(.lapses, .greaterOrEqual, 3), isNegated: false),
                .init(condition: .standing(.leech), isNegated: false), .init(condition: .text("银行"), isNegated: false),
                .init(condition: .text("tag:no"), isNegated: false),
            ])
    }

    @Test(arguments: ["due<soon", "is:happy", "tag:", ":", "-", "a<b", "due<nan", "lang:xx"])
    func whatIsNoTermIsText(_ text: String) {
        #expect(CardQuery(text).terms == [.init(condition: .text(text), isNegated: false)])
    }

    @Test func nothingFindsEverything() {
        #expect(CardQuery("  ").terms.isEmpty)
    }
}

@Suite struct BrowseTests {
    private let desk: ReviewDesk
    private let numbers = RandomInOrder()
    private let now = TestDesk.now
    private let deck: Deck

    init() async throws {
        let test = try await TestDesk()
        desk = ReviewDesk(
            database: test.desk.database, lexicon: test.desk.lexicon, learner: test.desk.learner, day: LearnerDay())
        deck = try await desk.deck(at: "Chinese::One", at: now) { TestIDs.next() }
        var bank = ReviewDesk.Draft(language: .chinese, word: "银行")
        bank.tags = ["Place"]
        bank.sentence = "他在银行工作。"
        let numbers = numbers
        _ = try await desk.add(
            [
                bank, ReviewDesk.Draft(language: .chinese, word: "书"),
                ReviewDesk.Draft(language: .chinese, word: "100%_好"),
            ],
            to: deck.id, kinds: [.recognition, .cloze], at: now
        ) { numbers.next() }
    }

    private func words(_ query: String, at time: Timestamp = TestDesk.now) async throws -> [String] {
        try await desk.cards(CardQuery(query), order: .word, at: time).cards.map(\.note.word)
    }

    private func answer(_ word: String, _ rating: Rating, at time: Timestamp) async throws {
        let found = try #require(try await desk.cards(CardQuery("\"\(word)\" kind:recognition"), at: time).cards.first)
        try await desk.grade(
            found.card.id, rating, reviewID: SerialID(at: time, random: numbers.next()), duration: 5000, at: time)
    }

    @Test func cardsAreFoundByTextDeckTagAndKind() async throws {
        #expect(try await words("银行") == ["银行", "银行"])
        #expect(try await words("kind:cloze") == ["银行"])
        #expect(try await words("tag:place kind:recognition") == ["银行"])
        #expect(try await words("deck:Chinese").count == 4)
        #expect(try await words("deck:Chinese::One -tag:place") == ["100%_好", "书"])
        #expect(try await words("deck:Nowhere") == [])
        #expect(try await words("BANK kind:recognition") == ["银行"])
    }

    @Test func signsOfPatternsAreText() async throws {
        #expect(try await words("%") == ["100%_好"])
        #expect(try await words("_") == ["100%_好"])
        #expect(try await words("'; DROP TABLE card; --") == [])
    }

    @Test func cardsAreFoundByTheirSchedule() async throws {
        try await answer("书", .easy, at: now)
        #expect(try await words("is:review") == ["书"])
        #expect(try await words("due<1") == [])
        #expect(try await words("due>1") == ["书"])
        #expect(try await words("reviews=1") == ["书"])
        #expect(try await words("is:new kind:recognition") == ["100%_好", "银行"])
        #expect(try await words("is:due", at: now.advanced(bySeconds: 60 * 86_400)) == ["书"])
    }

    @Test func manyCardsAreChangedAndTakenBackAtOnce() async throws {
        let all = try await desk.cards(CardQuery(""), at: now).cards.map(\.card.id)
        #expect(try await desk.change(all + all, .suspend(true), at: now) == 4)
        #expect(try await words("is:suspended").count == 4)
        #expect(try await desk.nextQuestion(in: deck.id, at: now) == nil)
        try await desk.undo(at: now)
        #expect(try await words("is:suspended").isEmpty)
        #expect(try await desk.change(Array(all.prefix(1)), .bury(true), at: now) == 1)
        #expect(try await words("is:buried").count == 1)
        #expect(try await words("is:buried", at: now.advanced(bySeconds: 86_400)).isEmpty)
    }

    @Test func aDeletedNoteTakesItsCardsAlongAndComesBack() async throws {
        let bank = try await desk.cards(CardQuery("银行 kind:cloze"), at: now).cards.map(\.card.id)
        #expect(try await desk.change(bank, .delete, at: now) == 2)
        #expect(try await words("银行").isEmpty)
        try await desk.undo(at: now)
        #expect(try await words("银行").count == 2)
        await #expect(throws: ReviewError.self) {
            try await desk.change(bank, .move(to: TestIDs.next(Deck.self)), at: now)
        }
    }

    @Test func anEditedNoteCanBeTakenBack() async throws {
        var note = try #require(try await desk.cards(CardQuery("书"), at: now).cards.first).note
        note.definition = "something to read"
        try await desk.edit(note, at: now)
        #expect(try await desk.note(note.id).note.definition == "something to read")
        try await desk.undo(at: now)
        #expect(try await desk.note(note.id).note.definition.hasPrefix("book"))
    }

    @Test func aDeletedDeckIsOutOfSightUntilItComesBack() async throws {
        let top = try await desk.deck(named: "Chinese")
        try await desk.setDeleted(true, deck: top.id, at: now)
        #expect(try await desk.decks().isEmpty)
        #expect(try await words("").isEmpty)
        try await desk.setDeleted(false, deck: top.id, at: now)
        #expect(try await words("").count == 4)
    }

    @Test func everyAnswerIsCountedAndUncounted() async throws {
        try await answer("书", .easy, at: now)
        try await answer("银行", .again, at: now.advanced(bySeconds: 5))
        let later = now.advanced(bySeconds: 30 * 86_400)
        try await answer("书", .good, at: later)
        let statistics = try await desk.statistics(of: deck.id, at: later)
        #expect(statistics.total.reviews == 3)
        #expect(statistics.total.newCards == 2)
        #expect(statistics.total.answers == [1, 0, 1, 1])
        #expect(statistics.total.youngReviews == 1 && statistics.total.trueRetention == 1)
        #expect(statistics.total.milliseconds == 15_000)
        #expect(statistics.cards.reduce(0, +) == 4)
        #expect(statistics.stability.counts.reduce(0, +) == 2)
        #expect(statistics.streak == 1)
        #expect(statistics.hours[3].reviews == 1)
        try await desk.undo(at: later)
        let before = try await desk.statistics(at: later)
        #expect(before.total.reviews == 2 && before.hours[3].reviews == 0)
    }

    @Test func theHistoryIsFilteredAndWritten() async throws {
        try await answer("书", .easy, at: now)
        try await answer("银行", .again, at: now.advanced(bySeconds: 5))
        #expect(try await desk.history().map(\.word) == ["银行", "书"])
        #expect(try await desk.history(HistoryFilter(rating: .again)).map(\.word) == ["银行"])
        #expect(try await desk.history(HistoryFilter(until: now.advanced(bySeconds: 1))).map(\.word) == ["书"])
        let csv = try await desk.historyCSV(HistoryFilter(rating: .again, deck: deck.id))
        #expect(csv.hasPrefix("card,rating,date,scheduledDays"))
        #expect(csv.contains("银行,1,\(now.milliseconds + 5000),0,0,5000"))
    }

    @Test func aDeckChangesItsAlgorithmAndBackWithoutLosingALog() async throws {
        for (index, rating) in [Rating.good, .good, .easy, .good].enumerated() {
            try await answer("书", rating, at: now.advanced(bySeconds: Int64(index) * 9 * 86_400))
        }
        let end = now.advanced(bySeconds: 40 * 86_400)
        let before = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        var changed = try await desk.deck(deck.id)
        changed.options.algorithm = .sm2
        try await desk.change(changed, at: end)
        #expect(try await desk.reschedule(deck.id, at: end) == 1)
        let simple = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        #expect(simple.schedule.repetitions > 0 && simple.schedule.memory == nil)
        changed.options.algorithm = .fsrs
        try await desk.change(changed, at: end)
        try await desk.reschedule(deck.id, at: end)
        let after = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        #expect(after.schedule.memory == before.schedule.memory)
        #expect(try await desk.history().count == 4)
    }

    @Test func aFewReviewsFitNothing() async throws {
        try await answer("书", .easy, at: now)
        let fit = try await desk.fit(deck.id)
        #expect(!fit.isBetter)
        #expect(try await desk.apply(fit, to: deck.id, at: now) == nil)
        #expect(try await desk.deck(deck.id).options.parameters.isEmpty)
    }
}
