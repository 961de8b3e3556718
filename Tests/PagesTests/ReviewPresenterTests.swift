import Model
import Routes
import Testing

@testable import Pages

/// Decks, questions and sums become the pages of the review.
@Suite struct ReviewPresenterTests {
    private static func deck(_ number: UInt64, _ name: String, in parent: UInt64? = nil) -> Deck {
        Deck(
            id: ID(high: 1, low: number), parentID: parent.map { ID(high: 1, low: $0) }, name: name,
            createdAt: Samples.now, updatedAt: Samples.now)
    }

    private static func question(_ card: Int64) -> Question {
        let schedule = CardSchedule(newAt: Samples.now)
        return Question(
            card: Card(
                id: serial(card), noteID: serial(1), deckID: deck(1, "HSK").id, kind: .recognition,
                schedule: schedule, createdAt: Samples.now),
            note: ReviewSamples.note(full: true), deck: deck(1, "HSK"),
            outcomes: ForEachRating { rating in
                Outcome(schedule: schedule, wait: .days(rating.rawValue), isLeech: false)
            }, counts: StudyCounts(new: Int(card)), secondsLeft: 60)
    }

    private static func study(
        _ view: StudyView, _ question: Question?, isRequested: Bool = false,
        done: StudySession.Done = StudySession.Done()
    ) -> StudyPage.Model {
        let session = StudySession(
            deck: deck(1, "HSK"), question: question, isRequested: isRequested, counts: StudyCounts(new: 1),
            undoable: .grade, waiting: StudyCounts(new: 2, due: 3), done: done,
            leech: FoundCard(card: Self.question(5).card, note: ReviewSamples.note(full: true)),
            undone: NoteWord("行", LanguageTag(.chinese)))
        return StudyPage.Model(session, view, review: serial(99))
    }

    @Test func theRequestedCardIsShownWithTheIdOfItsAnswer() {
        let view = StudyView(isFlipped: true, card: serial(2), review: serial(7))
        let model = Self.study(view, Self.question(2), isRequested: true)
        #expect(model.question?.card.id == serial(2))
        #expect(model.question?.review == serial(7))
        #expect(model.question?.isFlipped == true)
        #expect(model.question?.waits == [.days(1), .days(2), .days(3), .days(4)])
        #expect(model.counts.new == 1)
        #expect(model.waiting == 5)
        #expect(model.canUndo)
        #expect(model.leech?.card.id == serial(5))
        #expect(model.undone == nil)
    }

    @Test func theNextCardHasItsFaceUpWhateverTheViewSays() {
        let view = StudyView(isFlipped: true, card: serial(2), review: serial(7))
        let model = Self.study(view, Self.question(1))
        #expect(model.question?.card.id == serial(1))
        #expect(model.question?.review == serial(99))
        #expect(model.question?.isFlipped == false)
    }

    @Test func anUndoIsToldWithItsWord() {
        let undone = TakenBack(Undone(verb: .suspend))
        #expect(
            Self.study(StudyView(undone: undone), nil).undone
                == UndoneNotice(what: undone, word: "行", language: LanguageTag(.chinese)))
    }

    @Test func withoutACardTodaysAnswersAreTold() {
        #expect(Self.study(StudyView(), nil).question == nil)
        #expect(Self.study(StudyView(), nil).done == nil)
        let done = StudySession.Done(answers: 4, recalled: 3, milliseconds: 9999)
        #expect(Self.study(StudyView(), nil, done: done).done == StudyPage.Done(answers: 4, recalled: 3, seconds: 9))
    }

    @Test func decksAreATreeAndTheFullestTopLevelDeckIsInTheWidget() {
        let decks = [Self.deck(1, "HSK"), Self.deck(2, "Verbs", in: 1), Self.deck(3, "Books")]
        let counts = [decks[0].id: StudyCounts(due: 4), decks[1].id: StudyCounts(due: 9)]
        let list = DeckList(decks: decks, counts: counts, waiting: StudyCounts(due: 4))
        let model = DecksPage.Model(list, deleted: nil)
        #expect(model.rows.map(\.deck.name) == ["HSK", "Verbs", "Books"])
        #expect(model.rows.map(\.depth) == [0, 1, 0])
        #expect(model.rows.map(\.counts.due) == [4, 9, 0])
        #expect(model.markedWords == 0)
        #expect(DecksPage.Model(DeckList(decks: [], markedWords: 5), deleted: nil).markedWords == 5)
        #expect(WidgetPage.Model(list).deck?.name == "HSK")
        #expect(WidgetPage.Model(DeckList(decks: decks)).deck == nil)
    }

    @Test func aDeckCanNotBeNestedInItself() {
        let decks = [Self.deck(1, "HSK"), Self.deck(2, "Verbs", in: 1), Self.deck(3, "Books")]
        let details = DeckDetails(deck: decks[0], decks: decks, rescheduledAt: Timestamp(milliseconds: 0))
        let model = DeckPage.Model(details, LearnerDay(LocalClock(), .review))
        #expect(model.possibleParents.map(\.name) == ["Books"])
        #expect(model.rescheduledOn == -1)
        #expect(model.counts == StudyCounts())
    }

    @Test func theHistoryTellsWhetherAnotherPageFollows() {
        let entry = HistoryEntry(
            id: serial(1), cardID: serial(2), noteID: nil, language: LanguageTag(.chinese),
            word: "银行",
            deckID: Self.deck(1, "HSK").id, time: Samples.now, rating: .good, state: .review, intervalSeconds: 86_399,
            duration: 0)
        func model(_ count: Int) -> HistoryPage.Model {
            HistoryPage.Model(
                AnswersFilter(), Array(repeating: entry, count: count), total: count, DeckTree([Self.deck(1, "HSK")]))
        }
        #expect(model(100).rows.count == 100)
        #expect(!model(100).hasNext)
        #expect(model(101).rows.count == 100)
        #expect(model(101).hasNext)
        #expect(model(1).rows[0].wait == .seconds(86_399))
        #expect(model(1).decks.map(\.path) == ["HSK"])
    }

    @Test func aCardOfAListSaysWhenItIsDueByTheLearnersDays() {
        let day = LearnerDay(LocalClock(), .review)
        let today = day.number(of: Samples.now)
        var found = FoundCard(card: Self.question(1).card, note: ReviewSamples.note(full: true))
        found.card.buriedOn = today
        var due = found
        due.card.schedule.state = .review
        due.card.schedule.due = day.beginning(of: today - 2)
        due.card.buriedOn = today - 1
        var filter = CardsFilter()
        filter = filter.telling(.flag, 2)
        let decks = DeckTree([Self.deck(1, "HSK")])
        var model = CardsPage.Model(filter, decks, faults: [], undoable: .flag, undone: nil)
        #expect(model.canUndo)
        #expect(!CardsPage.Model(filter, decks, faults: [], undoable: .grade, undone: nil).canUndo)
        #expect(!CardsPage.Model(CardsFilter(), decks, faults: [], undoable: nil, undone: nil).canUndo)
        model.show([found, due], page: 1, pageCount: 1, total: 2, decks, day, at: Samples.now)
        #expect(model.rows.map(\.dueIn) == [nil, -2])
        #expect(model.rows.map(\.isBuried) == [true, false])
        #expect(model.rows.map(\.deckName) == ["HSK", "HSK"])
    }

    @Test func theReverseOfAnActionIsReportedAsSuch() {
        #expect(TakenBack(Undone(verb: .suspend, isReverse: true)).verb == .resume)
        #expect(TakenBack(Undone(verb: .suspend)).verb == .suspend)
        #expect(TakenBack(Undone(verb: .grade, rating: .hard, count: 1)).rating == .hard)
    }

    @Test func statisticsCountTheChosenDaysAndAlwaysAYearOfRetention() {
        var statistics = Statistics(today: 100)
        for day in [60, 99, 100] {
            var sums = Statistics.Day(day: day)
            sums.phases[AnswerPhase.mature.rawValue] = Statistics.Answers(byRating: [1, 0, 1, 0])
            statistics.days.append(sums)
        }
        statistics.stability = Statistics.Histogram(bounds: [0, 1, .infinity], counts: [3, 4])
        statistics.retrievability = Statistics.Histogram(bounds: [0, 0.5, .infinity], counts: [1, 2])
        let model = StatisticsPage.Model(statistics, of: nil, .month)
        #expect(model.answers.map { $0.reduce(0, +) } == [0, 0, 4])
        #expect(StatisticsPage.Model(statistics, of: nil, .all).answers[2] == [3, 0, 3, 0])
        #expect(model.retention.map(\.mature) == [2, 4, 4, 6])
        #expect(model.retention.map(\.matureRecalled) == [1, 2, 2, 3])
        #expect(model.stability == [.init(from: 0, to: 1, cards: 3), .init(from: 1, to: nil, cards: 4)])
        #expect(model.retrievability[0].to == 50)
    }

    @Test func cardsAreRecognitionCardsUnlessOtherKindsAreChosen() throws {
        #expect(try Form(encoded: "").cardKinds == [.recognition])
        #expect(try Form(encoded: "kind=cloze").cardKinds == [.cloze])
        #expect(throws: FormError.missing("kind")) { try Form(encoded: "kind=cloze&kind=x").cardKinds }
    }
}

/// Returns an id; numbers in tests are possible ids.
private func serial<Noun>(_ number: Int64) -> SerialID<Noun> { SerialID(number)! }
