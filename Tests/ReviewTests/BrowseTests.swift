import Foundation
import Model
import Review
import Scheduling
import Support
import Testing

@Suite struct BrowseTests {
    private let desk: ReviewDesk
    private let numbers = RandomInOrder()
    private let now = TestDesk.now
    private let deck: Deck

    init() async throws {
        let test = try await TestDesk()
        desk = test.desk.review
        deck = try await desk.addDeck(named: "Chinese::One", at: now, newID: TestIDs.next())
        var bank = NoteDraft(language: .chinese, word: "银行")
        bank.tags = ["Place"]
        bank.sentence = "他在银行工作。"
        var good = NoteDraft(language: .chinese, word: "100%_好")
        good.definition = "-"
        let numbers = numbers
        _ = try await desk.add(
            [bank, NoteDraft(language: .chinese, word: "书"), good],
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

    @Test func whatCannotBeUnderstoodIsTold() async throws {
        let tree = DeckTree(try await desk.decks())
        func faults(_ query: String) -> [CardQuery.Fault] { CardQuery(query).faults(tree) }
        #expect(faults("deck:Chinese is:due lapses>3 银行 \"is:foo\" http://x") == [])
        let known = ["deck", "tag", "level", "lang", "kind", "is"]
        #expect(faults("foo:bar -Foo:1") == [.key("foo:", known: known), .key("Foo:", known: known)])
        #expect(faults("10:30 https://a.example/b:c 说:你好 Remember: \"foo:bar\" 银行:a") == [])
        #expect(faults("is:foo") == [.value(term: "is:foo", known: CardQuery.Standing.allCases.map(\.rawValue))])
        #expect(faults("-lapses>many due<") == [.number(term: "lapses>many"), .number(term: "due<")])
        #expect(faults("deck:Nowhere") == [.noSuchDeck("Nowhere")])
        #expect(faults("\"银行") == [.quotation])
        #expect(faults("deck:\(deck.id)") == [])
    }

    @Test func aPageOfTheListKnowsHowManyThereAre() async throws {
        for order in CardOrder.allCases {
            let first = try await desk.cards(CardQuery(""), order: order, limit: 3, at: now)
            let second = try await desk.cards(CardQuery(""), order: order, offset: 3, limit: 3, at: now)
            let beyond = try await desk.cards(CardQuery(""), order: order, offset: 6, limit: 3, at: now)
            #expect(first.total == 4 && second.total == 4 && beyond.total == 4)
            #expect(Set((first.cards + second.cards).map(\.card.id)).count == 4 && beyond.cards.isEmpty)
        }
        #expect(Set(try await desk.cardIDs(CardQuery("kind:cloze"), at: now)).count == 1)
    }

    @Test func tagsAreGivenAndTakenAway() async throws {
        let all = try await desk.cardIDs(CardQuery(""), at: now)
        #expect(try await desk.change(all, .tag(["HSK", "place"], true), at: now) == 4)
        #expect(try await words("tag:hsk").count == 4)
        #expect(try await desk.cards(CardQuery("银行"), at: now).cards[0].note.tags == ["hsk", "place"])
        try await desk.change(all, .tag(["place"], false), at: now)
        #expect(try await words("tag:place").isEmpty)
        try await desk.undo(at: now)
        try await desk.undo(at: now)
        #expect(try await words("tag:hsk").isEmpty)
        #expect(try await words("tag:place") == ["银行", "银行"])
    }

    @Test func thousandsOfCardsAreChangedAndTakenBackAtOnce() async throws {
        let numbers = numbers
        let drafts = (0..<1500).map { NoteDraft(language: .english, word: "word\($0)") }
        _ = try await desk.add(drafts, to: deck.id, at: now) { numbers.next() }
        let flagged = try await desk.cardIDs(CardQuery("word7"), at: now)
        try await desk.change(flagged, .flag(true), at: now)
        let all = try await desk.cardIDs(CardQuery("lang:en"), at: now)
        #expect(try await desk.change(all, .flag(true), at: now) == 1500)
        #expect(try await desk.change(all, .delete, at: now) == 1500)
        #expect(try await desk.cards(CardQuery("lang:en"), at: now).total == 0)
        try await desk.undo(at: now)
        #expect(try await desk.cards(CardQuery("is:flagged lang:en"), at: now).total == 1500)
        try await desk.undo(at: now)
        #expect(try await desk.cards(CardQuery("is:flagged"), at: now).total == flagged.count)
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
        let statistics = try await desk.statistics(of: deck.id, days: 365, at: later)
        #expect(statistics.total.reviews == 3)
        #expect(statistics.total.newCards == 2)
        #expect(statistics.total.answers.byRating == [1, 0, 1, 1])
        #expect(statistics.total.young.total == 1 && statistics.total.trueRetention == 1)
        #expect(statistics.total.milliseconds == 15_000)
        #expect(statistics.cards.reduce(0, +) == 4)
        #expect(statistics.stability.counts.reduce(0, +) == 2)
        #expect(statistics.streak == 1)
        #expect(statistics.hours[3].reviews == 1)
        try await desk.undo(at: later)
        let before = try await desk.statistics(days: 365, at: later)
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
        #expect(csv.contains("银行,1,\(now.milliseconds + 5000),0,0,5000,2026-01-02T03:04:10.000Z\r\n"))
        try await answer("书", .easy, at: Timestamp(milliseconds: 1_767_409_445_007))
        #expect(try await desk.historyCSV().contains(",2026-01-03T03:04:05.007Z\r\n"))
    }

    @Test func aDeckChangesItsAlgorithmAndBackWithoutLosingALog() async throws {
        for (index, rating) in [Rating.good, .good, .easy, .good].enumerated() {
            try await answer("书", rating, at: now.advanced(bySeconds: Int64(index) * 9 * 86_400))
        }
        let end = now.advanced(bySeconds: 40 * 86_400)
        let before = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        var changed = try await desk.deck(deck.id)
        changed.options.algorithm = .sm2
        #expect(try await desk.settle(changed, rescheduling: .now, at: end) == 1)
        let simple = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        #expect(simple.schedule.repetitions > 0 && simple.schedule.memory == nil)
        changed.options.algorithm = .fsrs
        try await desk.settle(changed, rescheduling: .now, at: end)
        let after = try #require(try await desk.cards(CardQuery("书"), at: end).cards.first).card
        #expect(after.schedule.memory == before.schedule.memory)
        #expect(try await desk.history().count == 4)
    }

    @Test func aFewReviewsFitNothing() async throws {
        try await answer("书", .easy, at: now)
        let fit = try await desk.fit(deck.id)
        #expect(!fit.isBetter)
        #expect(try await desk.edits(with: fit, for: deck.id).isEmpty)
        #expect(try await desk.deck(deck.id).options.parameters.isEmpty)
    }

    @Test func fittedParametersAreTakenBack() async throws {
        try await answer("书", .easy, at: now)
        var fit = try await desk.fit(deck.id)
        fit.isBetter = true
        fit.parameters = try FSRSParameters(FSRSParameters.defaults.values.map { $0 * 1.01 })
        let edits = try await desk.edits(with: fit, for: deck.id)
        #expect(try await desk.settle(edits, rescheduling: .now, at: now) != nil)
        let fitted = try await desk.deck(deck.id).options
        #expect(fitted.parameters.count == 21 && fitted.previousParameters == [])
        try await desk.takeBackRescheduling(of: deck.id, at: now)
        #expect(try await desk.deck(deck.id).options == DeckOptions())
        #expect(try await desk.read { try $0.lastRescheduling(of: deck.id) } == nil)
        await #expect(throws: ReviewError.self) { try await desk.takeBackRescheduling(of: deck.id, at: now) }
    }

    @Test func decksWithTheSameParametersAreFittedTogether() async throws {
        let inner = try await desk.addDeck(named: "Chinese::Inner", at: now, newID: TestIDs.next())
        var own = try await desk.addDeck(named: "Chinese::Own", at: now, newID: TestIDs.next())
        own.options.parameters = FSRSParameters.version5Defaults.values
        try await desk.settle(own, at: now)
        let top = try await desk.deck(named: "Chinese")
        var fit = try await desk.fit(top.id)
        fit.isBetter = true
        fit.parameters = try FSRSParameters(FSRSParameters.defaults.values.map { $0 * 1.01 })
        try await desk.settle(try await desk.edits(with: fit, for: top.id), rescheduling: .later, at: now)
        for id in [top.id, inner.id] {
            #expect(try await desk.deck(id).options.parameters == fit.parameters.values)
        }
        #expect(try await desk.deck(own.id).options == own.options)
        #expect(try await desk.decksFitted(with: top.id).contains { $0.id == inner.id })
        try await desk.takeBackRescheduling(of: top.id, at: now)
        #expect(try await desk.deck(inner.id).options == DeckOptions())
        #expect(try await desk.deck(own.id).options == own.options)
    }

    @Test func whatIsScheduledOtherwiseIsCountedAnew() async throws {
        try await answer("书", .easy, at: now)
        var changed = try await desk.deck(deck.id)
        changed.options.newPerDay = 5
        #expect(try await desk.settle(changed, at: now) == nil)
        changed.options.desiredRetention = 0.8
        #expect(try await desk.settle(changed, rescheduling: .now, at: now) == 1)
        #expect(try await desk.history().count == 1)
    }

    @Test func moreRetentionCostsMoreAndGivesMore() async throws {
        try await answer("书", .easy, at: now)
        let workload = try await desk.compareRetentions(of: deck.id, days: 90, newPerDay: 10, at: now)
        #expect(workload.rows.map(\.retention) == ReviewDesk.comparedRetentions)
        let (least, most) = (workload.rows[0], workload.rows[workload.rows.count - 1])
        #expect(least.reviewsPerDay < most.reviewsPerDay && least.secondsPerDay < most.secondsPerDay)
        #expect(least.remembered < most.remembered && most.remembered <= 901)
        #expect(workload.known == 1 && workload.timedAnswers == 0 && workload.cheapest != nil)
        let nothing = try await desk.compareRetentions(of: deck.id, days: 30, newPerDay: 0, at: now)
        #expect(nothing.rows.allSatisfy { $0.remembered <= 1 })
    }

    @Test func answersAreCountedUpToALimit() async throws {
        for index in 0..<3 { try await answer("书", .again, at: now.advanced(bySeconds: Int64(index) * 600)) }
        func count(_ filter: HistoryFilter = HistoryFilter(), upTo limit: Int) async throws -> Int {
            try await desk.historyList(filter, offset: 0, limit: 1, countedTo: limit).total
        }
        #expect(try await count(upTo: 10) == 3)
        #expect(try await count(upTo: 2) == 2)
        #expect(try await count(HistoryFilter(rating: .good), upTo: 2) == 0)
        let note = try #require(try await desk.history().first).noteID
        let ids = try await desk.cardIDs(CardQuery("书"), at: now)
        try await desk.change(ids, .delete, at: now)
        #expect(note != nil)
        #expect(try await desk.history().first?.noteID == nil)
    }
}
