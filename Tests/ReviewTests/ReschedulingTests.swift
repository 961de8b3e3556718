import Foundation
import Library
import Model
import Scheduling
import Storage
import Support
import Testing

@testable import Review

/// Changed settings require confirmation before they move due dates, and can be undone exactly.
@Suite struct ReschedulingTests {
    private let now = TestDesk.now
    private let numbers = RandomInOrder()

    /// Runs a test with a deck of twelve words that were studied for three weeks.
    private func withStudied(
        _ engine: Engine, _ body: (ReviewDesk, Deck, Timestamp) async throws -> Void
    ) async throws {
        try await withDatabase(engine) { database in
            let learner = try await Desk.localLearner(in: database, at: now, newID: TestIDs.next())
            let desk = ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay())
            let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
            let numbers = numbers
            let words = ["书", "他", "银行", "好", "人", "天", "水", "火", "山", "日", "月", "木"]
            _ = try await desk.add(
                words.map { NoteDraft(language: .chinese, word: $0) }, to: deck.id, at: now
            ) { numbers.next() }
            for day in 0..<21 {
                for second in 0..<9 as Range<Int64> {
                    try await answer(
                        desk, deck, [.good, .good, .easy, .again, .hard][(day + Int(second)) % 5],
                        at: now.advanced(bySeconds: Int64(day) * 86_400 + second * 700))
                }
            }
            try await body(desk, deck, now.advanced(bySeconds: 21 * 86_400))
        }
    }

    @discardableResult
    private func answer(
        _ desk: ReviewDesk, _ deck: Deck, _ rating: Rating, at time: Timestamp
    ) async throws -> SerialID<Card>? {
        guard let question = try await desk.nextQuestion(in: deck.id, at: time) else { return nil }
        try await desk.grade(
            question.card.id, rating, reviewID: SerialID(at: time, random: numbers.next()), duration: 3000, at: time)
        return question.card.id
    }

    private func cards(_ desk: ReviewDesk, at time: Timestamp) async throws -> [SerialID<Card>: Card] {
        let found = try await desk.cards(CardQuery(""), limit: 1000, at: time).cards
        return Dictionary(uniqueKeysWithValues: found.map { ($0.card.id, $0.card) })
    }

    @Test(arguments: Engine.tested) func nothingMovesBeforeTheLearnerHasSaidSo(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            let before = try await cards(desk, at: later)
            var changed = deck
            changed.options.desiredRetention = 0.97
            await #expect(throws: ReviewError.self) { try await desk.settle(changed, at: later) }
            #expect(try await cards(desk, at: later) == before)
            #expect(try await desk.deck(deck.id).options == deck.options)

            let preview = try await desk.previewRescheduling([changed], at: later)
            #expect(preview.moved > 0 && preview.cards == before.values.count { $0.schedule.state != .new })
            #expect(preview.dueAfter[0] > preview.dueBefore[0])
            let tomorrow = desk.day.beginning(of: desk.day.number(of: later) + 1)
            func due(_ cards: [SerialID<Card>: Card]) -> Int {
                cards.values.count { $0.schedule.state != .new && $0.schedule.due < tomorrow }
            }
            #expect(preview.dueBefore[0] == due(before))
            #expect(try await cards(desk, at: later) == before, "a preview changes nothing")

            try await desk.settle(changed, rescheduling: .now, at: later)
            #expect(due(try await cards(desk, at: later)) == preview.dueAfter[0])
        }
    }

    @Test(arguments: Engine.tested, Rescheduling.allCases)
    func everyCardIsTakenBackExactly(_ engine: Engine, _ rescheduling: Rescheduling) async throws {
        try await withStudied(engine) { desk, deck, later in
            let before = try await cards(desk, at: later)
            for algorithm in [DeckOptions.Algorithm.ankiSM2, .fsrs, .sm2] {
                var changed = deck
                changed.options.algorithm = algorithm
                changed.options.desiredRetention = 0.8
                changed.options.parameters = FSRSParameters.defaults.values.map { $0 * 1.05 }
                changed.options.newPerDay = 7
                let count = try #require(try await desk.settle(changed, rescheduling: rescheduling, at: later))
                #expect(count > 5)
                #expect(try await desk.read { try $0.lastRescheduling(of: deck.id) } == later)
                let moved = try await cards(desk, at: later)
                if rescheduling == .later {
                    #expect(moved.allSatisfy { $1.schedule.due == before[$0]?.schedule.due })
                    #expect(moved.allSatisfy { $1.schedule.interval == before[$0]?.schedule.interval })
                }
                #expect(moved != before)
                #expect(try await desk.takeBackRescheduling(of: deck.id, at: later) == count)
                #expect(try await cards(desk, at: later) == before)
                let kept = try await desk.deck(deck.id).options
                #expect(kept.algorithm == .fsrs && kept.parameters.isEmpty && kept.desiredRetention == 0.9)
                #expect(kept.newPerDay == 7, "what does not schedule stays")
                #expect(try await desk.read { try $0.lastRescheduling(of: deck.id) } == nil)
            }
        }
    }

    @Test(arguments: Engine.tested) func undoTakesItBackWhereItWasTheLastThing(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            let before = try await cards(desk, at: later)
            var changed = deck
            changed.options.algorithm = .ankiSM2
            try await desk.settle(changed, rescheduling: .now, at: later)
            let undone = try await desk.undo(at: later)
            #expect(undone.verb == .reschedule && undone.count > 5 && undone.description.hasPrefix("the rescheduling"))
            #expect(try await cards(desk, at: later) == before)
            #expect(try await desk.deck(deck.id).options == deck.options)
            #expect(try await desk.undo(at: later).verb == .grade)
        }
    }

    @Test(arguments: Engine.tested)
    func aCardAnsweredSinceGoesOnFromItsFormerSchedule(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            var plain = deck
            plain.options.balancesLoad = false
            try await desk.settle(plain, at: later)
            let before = try await cards(desk, at: later)
            var changed = plain
            changed.options.desiredRetention = 0.97
            try await desk.settle(changed, rescheduling: .now, at: later)
            let time = later.advanced(bySeconds: 100)
            let answered = try #require(try await answer(desk, deck, .good, at: time))
            try await desk.takeBackRescheduling(of: deck.id, at: time.advanced(bySeconds: 5))
            let after = try await cards(desk, at: time)
            for (id, card) in before where id != answered { #expect(after[id] == card) }
            let former = try #require(before[answered])
            let elapsed = former.schedule.lastReview.map { desk.day.number(of: time) - desk.day.number(of: $0) } ?? 0
            let expected = try plain.options.scheduler.outcome(
                of: .good, for: former.schedule, elapsedDays: elapsed, now: time, seed: UInt64(answered.value))
            #expect(after[answered]?.schedule == expected.schedule)
            // Undoing the answer itself also restores the earlier schedule.
            #expect(try await desk.undo(at: time.advanced(bySeconds: 9)).verb == .grade)
            #expect(try await cards(desk, at: time)[answered]?.schedule == former.schedule)
        }
    }

    @Test(arguments: Engine.tested) func laterChangesAreTakenBackWithIt(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            let inner = try await desk.addDeck(named: "Words::Inner", at: later, newID: TestIDs.next())
            let ids = Array(try await cards(desk, at: later).keys).prefix(4)
            try await desk.change(Array(ids), .move(to: inner.id), at: later)
            let before = try await cards(desk, at: later)
            let both = [deck, inner].map { deck in
                var wanted = deck
                wanted.options.parameters = FSRSParameters.version5Defaults.values
                return DeckEdit(of: deck, to: wanted)
            }
            try await desk.settle(both, rescheduling: .now, at: later)
            var second = both[1].wanted
            second.options.algorithm = .ankiSM2
            try await desk.settle(second, rescheduling: .now, at: later.advanced(bySeconds: 1))
            try await desk.takeBackRescheduling(of: deck.id, at: later.advanced(bySeconds: 2))
            #expect(try await cards(desk, at: later) == before)
            for id in [deck.id, inner.id] {
                let options = try await desk.deck(id).options
                #expect(options.algorithm == .fsrs && options.parameters.isEmpty)
            }
        }
    }

    /// An edit to a deck's parameters, as a fit offers it to the learner.
    private func fitted(_ deck: Deck) -> DeckEdit {
        var wanted = deck
        wanted.options.previousParameters = deck.options.parameters
        wanted.options.parameters = FSRSParameters.version5Defaults.values
        return DeckEdit(of: deck, to: wanted)
    }

    @Test(arguments: Engine.tested) func whatWasChangedWhileSettingsWaitedStays(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            let waiting = fitted(deck)
            var meanwhile = deck
            meanwhile.name = "Renamed"
            meanwhile.icon = "书"
            meanwhile.options.newPerDay = 5
            try await desk.settle(meanwhile, at: later)
            #expect(try await desk.settle(waiting, rescheduling: .now, at: later) != nil)
            let kept = try await desk.deck(deck.id)
            #expect(kept.name == "Renamed" && kept.icon == "书" && kept.options.newPerDay == 5)
            #expect(kept.options.parameters == FSRSParameters.version5Defaults.values)
        }
    }

    @Test(arguments: Engine.tested, [Rescheduling.now, .later, nil])
    func settingsThatWaitedTooLongRescheduleNothing(_ engine: Engine, _ choice: Rescheduling?) async throws {
        try await withStudied(engine) { desk, deck, later in
            let waiting = fitted(deck)
            var meanwhile = deck
            meanwhile.options.desiredRetention = 0.8
            try await desk.settle(meanwhile, rescheduling: .now, at: later)
            let before = try await cards(desk, at: later)
            let error = await #expect(throws: ReviewError.self) {
                try await desk.settle(waiting, rescheduling: choice, at: later)
            }
            guard case .staleRescheduling? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try await cards(desk, at: later) == before)
            #expect(try await desk.deck(deck.id).options == meanwhile.options)
        }
    }

    @Test func anEditHasEveryMemberOfADeck() throws {
        let base = Deck(
            id: TestIDs.next(), name: "Words", createdAt: now, updatedAt: now)
        var wanted = base
        wanted.parentID = TestIDs.next()
        (wanted.name, wanted.icon, wanted.position) = ("Verbs", "书", 3)
        wanted.options.algorithm = .ankiSM2
        wanted.options.parameters = FSRSParameters.version5Defaults.values
        wanted.options.previousParameters = []
        wanted.options.ankiSM2.easyBonus = 2
        wanted.options.desiredRetention = 0.8
        wanted.options.maximumInterval = 100
        wanted.options.learningSteps = [5]
        wanted.options.relearningSteps = []
        (wanted.options.newPerDay, wanted.options.reviewsPerDay, wanted.options.leechThreshold) = (1, 2, 3)
        wanted.options.suspendsLeeches.toggle()
        wanted.options.buriesSiblings.toggle()
        wanted.options.balancesLoad.toggle()
        wanted.options.dayShares = [0, 0, 0, 0, 0, 0, 0]
        // A new property must be added to this test, and thereby to the edit.
        for (before, after) in zip(
            Mirror(reflecting: base.options).children, Mirror(reflecting: wanted.options).children)
        {
            #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "")")
        }
        #expect(try DeckEdit(of: base, to: wanted).applied(to: base) == wanted)
        #expect(try DeckEdit(of: wanted, to: wanted).applied(to: base) == base)
    }

    @Test(arguments: Engine.tested) func itIsTakenBackAfterAThousandAnswers(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            let before = try await cards(desk, at: later)
            try await desk.settle(fitted(deck), rescheduling: .now, at: later)
            #expect(try await cards(desk, at: later) != before)
            let card = try #require(before.keys.min { $0.value < $1.value })
            for number in 0...Transaction.keptUndos {
                let time = later.advanced(bySeconds: Int64(60 + number))
                try await desk.grade(
                    card, .hard, reviewID: SerialID(at: time, random: numbers.next()), duration: 1000, at: time)
            }
            let end = later.advanced(bySeconds: 2 * 86_400)
            #expect(try await desk.read { try $0.lastRescheduling(of: deck.id) } == later)
            #expect(try await desk.takeBackRescheduling(of: deck.id, at: end) > 5)
            let after = try await cards(desk, at: end)
            for (id, former) in before where id != card { #expect(after[id] == former) }
            #expect(after[card]?.schedule.reviews == (before[card]?.schedule.reviews ?? 0) + Transaction.keptUndos + 1)
            #expect(try await desk.deck(deck.id).options == deck.options)
        }
    }

    @Test(arguments: Engine.tested)
    func anAnswerGivenWhileTheJobWaitedCountsOnce(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, asked in
            // Answered after the learner was asked and before the job began.
            let studied = try await cards(desk, at: asked).values.filter { $0.schedule.state == .review }
            let answered = try #require(studied.map(\.id).min())
            let first = asked.advanced(bySeconds: 60)
            try await desk.grade(
                answered, .good, reviewID: SerialID(at: first, random: numbers.next()), duration: 3000, at: first)
            let before = try await cards(desk, at: asked)
            try await desk.settle(fitted(deck), rescheduling: .now, at: asked)
            #expect(try await cards(desk, at: asked)[answered] != before[answered])
            let second = asked.advanced(bySeconds: 120)
            try await desk.takeBackRescheduling(of: deck.id, at: second)
            #expect(try await cards(desk, at: second) == before)

            // The same with a later answer, whose undoing also restores the earlier schedule.
            try await desk.settle(fitted(deck), rescheduling: .now, at: asked)
            try await desk.grade(
                answered, .good, reviewID: SerialID(at: second, random: numbers.next()), duration: 1000, at: second)
            try await desk.takeBackRescheduling(of: deck.id, at: second)
            let after = try #require(try await cards(desk, at: second)[answered])
            #expect(after.schedule.reviews == before[answered].map { $0.schedule.reviews + 1 })
            #expect(try await desk.undo(at: second).verb == .grade)
            #expect(try await cards(desk, at: second) == before)
        }
    }

    @Test(arguments: Engine.tested) func onlyTheLastReschedulingsAreKept(_ engine: Engine) async throws {
        try await withStudied(engine) { desk, deck, later in
            var changed = deck
            for number in 0..<8 {
                changed.options.desiredRetention = 0.8 + Double(number) / 100
                try await desk.settle(changed, rescheduling: .now, at: later.advanced(bySeconds: Int64(number)))
            }
            var count = 0
            while try await desk.read({ try $0.lastRescheduling(of: deck.id) }) != nil {
                try await desk.takeBackRescheduling(of: deck.id, at: later.advanced(bySeconds: 60))
                count += 1
            }
            #expect(count == 5)
            #expect(try await desk.deck(deck.id).options.desiredRetention == 0.8 + 2.0 / 100)
            #expect(try await desk.undoable() == .grade)
        }
    }
}
