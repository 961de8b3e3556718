import Model
import Routes

@testable import Pages

extension ReviewSamples {
    static func card(_ state: CardState, _ standing: Card.Standing = .studied, isFlagged: Bool = false) -> Card {
        Card(
            id: SerialID(Int64(state.rawValue) + 40)!, noteID: SerialID(7)!, deckID: deck.id, kind: .recall,
            schedule: CardSchedule(state: state, due: Samples.now, reviews: 12, lapses: 9), standing: standing,
            isFlagged: isFlagged, createdAt: Samples.now)
    }

    static let cards = CardsPage.Model(
        filter: CardsFilter(query: Samples.evil, sort: .due, page: 2).telling(.delete, 1204),
        rows: [
            CardsPage.Row(card: card(.new), note: note(full: true), deckName: Samples.evil, dueIn: nil),
            CardsPage.Row(card: card(.learning), note: note(full: false), deckName: "", dueIn: 0),
            CardsPage.Row(
                card: card(.review, .suspended, isFlagged: true), note: note(full: true), deckName: Samples.evil,
                dueIn: -3, isBuried: true),
            CardsPage.Row(card: card(.relearning), note: note(full: true), deckName: Samples.evil, dueIn: 400),
        ], total: 1204, pageCount: 25, decks: [(deck.id, Samples.evil)], canUndo: true)

    static var edited: CardsPage.Model {
        var model = cards
        model.filter = CardsFilter(query: "a", editing: SerialID(40)!)
        model.rows = Array(model.rows.prefix(1))
        return model
    }

    static var refused: CardsPage.Model {
        var model = cards
        model.refused = CardsPage.Refused(tags: Samples.evil, isForAll: true, deck: deck.id, cards: [SerialID(40)!])
        return model
    }

    /// Undo notices about a single word, or about many cards.
    static func undone(_ verb: TakenBack.Verb, full: Bool) -> UndoneNotice {
        let what = TakenBack(verb: verb, rating: verb == .grade ? .good : nil, count: full ? 1 : 1204)
        return UndoneNotice(what: what, word: full ? "银行" : nil, language: full ? .chinese : nil)
    }

    static let faults = CardsPage.Model(
        filter: CardsFilter(query: Samples.evil),
        faults: [
            .key(Samples.evil, known: ["deck", "tag"]), .value(Samples.evil, known: ["a", "b"]), .number(Samples.evil),
            .noSuchDeck(Samples.evil), .quotation,
        ])

    static let history = HistoryPage.Model(
        filter: AnswersFilter(from: CalendarDate("2026-03-07"), rating: .hard, deck: deck.id, page: 2),
        rows: Rating.allCases.map { rating in
            HistoryPage.Row(
                time: Samples.now, note: rating == .hard ? nil : SerialID(7)!, language: .chinese, word: Samples.evil,
                rating: rating, state: .review, wait: rating == .again ? .seconds(600) : .days(40),
                duration: rating == .easy ? 0 : 4321)
        }, total: 10_001, hasNext: true, decks: [(deck.id, Samples.evil)])

    static let simulation = SimulationPage.Model(
        deck: deck,
        rows: [70, 85, 90, 97].map {
            SimulationPage.Row(retention: $0, reviewsPerDay: $0 * 2, secondsPerDay: $0 * 10, known: 60 * $0)
        }, days: 365, newPerDay: 20, met: 1204, cheapest: 85, timedAnswers: 171)

    static let fitted = FittingPage.Result(
        before: FittingPage.Judgement(logLoss: 3512, rmseBins: 412),
        after: FittingPage.Judgement(logLoss: 3498, rmseBins: 377), reviews: 1204,
        outlook: outlook, decks: 3)

    static let outlook = ReschedulingPage.Outlook(
        moved: 900, before: [252] + Array(1...13), after: [846] + Array(1...13))

    static func fitting(_ state: JobState<FittingPage.Result, Problem>) -> FittingPage.Model {
        var model = FittingPage.Model(deck: deck, state: state)
        model.deck.options.parameters = [0.5, 1.25, 100]
        model.deck.options.previousParameters = []
        return model
    }

    /// The pages for browsing, history, fitting and simulation.
    static func more(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        var kept = fitted
        kept.outlook = nil
        var little = kept
        little.reviews = 3
        var settings = DeckPage.Model(deck: deck, counts: StudyCounts())
        settings.faults = [
            .number(field: "retention", least: 70, most: 97), .steps(field: "learningSteps"), .parameterCount(3),
            full ? .name : .taken(Samples.evil), full ? .noParent("") : .noParent(Samples.evil), .inItself,
        ]
        settings.deck.options.relearningSteps = [10, 1]
        settings.rescheduledOn = full ? 20_000 : nil
        settings.typed = [("retention", Samples.evil), ("parameters", Samples.evil)]
        var recounted = DeckPage.Model(deck: deck, counts: StudyCounts())
        recounted.notice = DeckNotice(isSaved: true, recounted: full ? 1204 : 0, restored: full ? 7 : 0)
        var studying = study(.recognition, full: full)
        studying.leech = StudyPage.Leech(card: card(.review, full ? .suspended : .studied), note: note(full: true))
        let empty = CardsPage.Model(filter: CardsFilter(query: "x"))
        return [
            ("cards", CardsPage.page(full ? cards : empty, shell)),
            ("tags refused", CardsPage.page(refused, shell)),
            ("a card being edited", CardsPage.page(edited, shell)),
            ("a search not understood", CardsPage.page(faults, shell)),
            ("history", HistoryPage.page(full ? history : .init(filter: AnswersFilter()), shell)),
            ("simulation", SimulationPage.page(simulation, shell)),
            ("fitting", FittingPage.page(full ? fitting(.finished(fitted)) : .init(deck: deck), shell)),
            ("a fit that kept", FittingPage.page(fitting(.finished(full ? kept : little)), shell)),
            (
                "a fit that runs",
                FittingPage.page(fitting(full ? .running(JobProgress(fraction: 0.4)) : .cancelled), shell)
            ),
            ("a fit that failed", FittingPage.page(fitting(.failed(.deckNotFound)), shell)),
            ("settings not kept", DeckPage.page(settings, shell)),
            ("settings counted anew", DeckPage.page(recounted, shell)),
            (
                "settings that would reschedule",
                ReschedulingPage.page(
                    ReschedulingPage.Model(deck: deck, otherDecks: full ? 2 : 0, outlook: outlook), shell)
            ),
            ("a leech", StudyPage.page(studying, shell)),
        ]
            + TakenBack.Verb.allCases.map { verb in
                (
                    "undid \(verb)",
                    CardsPage.page(.init(filter: CardsFilter(), undone: undone(verb, full: full)), shell)
                )
            }
            + CardsDone.allCases.map { done in
                ("did \(done)", CardsPage.page(.init(filter: CardsFilter().telling(done, full ? 2 : 1)), shell))
            }
    }
}
