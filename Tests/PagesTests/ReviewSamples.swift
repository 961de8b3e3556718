import Model
import Routes

@testable import Pages

/// Invented decks, cards and statistics.
enum ReviewSamples {
    static let deck = Deck(
        id: ReviewRouteTests.deck, name: Samples.evil, icon: "🌱", createdAt: Samples.now, updatedAt: Samples.now)

    static func note(full: Bool) -> Note {
        Note(
            id: SerialID(7)!, language: .chinese, word: "银行", reading: full ? "yínháng" : "",
            definition: full ? Samples.evil : "", sentence: full ? Samples.evil + "银行银" : "",
            translation: full ? Samples.evil : "", picture: full ? Samples.evil + "\nb.png" : "",
            audio: full ? Samples.evil + "\nb.mp3" : "", level: full ? "HSK 2" : "",
            bookID: full ? RouteTests.book : nil,
            page: 3, guid: "zh/银行", createdAt: Samples.now, updatedAt: Samples.now)
    }

    static func study(_ kind: Card.Kind, full: Bool, isFlipped: Bool = true) -> StudyPage.Model {
        let card = Card(
            id: ReviewRouteTests.card, noteID: SerialID(7)!, deckID: deck.id, kind: kind,
            schedule: CardSchedule(newAt: Samples.now), createdAt: Samples.now)
        return StudyPage.Model(
            deck: deck,
            question: StudyPage.Question(
                card: card, note: note(full: full), review: ReviewRouteTests.review,
                waits: [.seconds(60), .seconds(600), .days(4), .days(64)], isFlipped: isFlipped),
            counts: StudyCounts(new: 3, learning: 1, due: 1204), secondsLeft: full ? 240 : nil, canUndo: full,
            waiting: 9
        )
    }

    static func done(full: Bool) -> StudyPage.Model {
        StudyPage.Model(
            deck: deck, canUndo: full, waiting: full ? 3 : 0,
            done: full ? StudyPage.Done(answers: 20, recalled: 18, seconds: 240) : nil,
            tomorrow: StudyCounts(new: 3, due: 1))
    }

    static let statistics = StatisticsPage.Model(
        today: 20_515,
        days: (0..<200).map {
            StatisticsPage.Day(
                number: 20_316 + $0, again: $0 % 5, hard: $0 % 3, good: 10 + $0 % 17, easy: $0 % 4, newCards: 3,
                seconds: $0 * 3)
        }, standing: StatisticsPage.Standing(new: 12, learning: 3, young: 90, mature: 1204, suspended: 1), streak: 200,
        retention: [1, 7, 30, 365].map {
            StatisticsPage.Retention(days: $0, young: $0 * 3, youngRecalled: $0 * 2, mature: 0, matureRecalled: 0)
        }, forecast: (0..<30).map { StatisticsPage.Forecast(daysAhead: $0, cards: 30 - $0) },
        stability: (0..<12).map { StatisticsPage.Bin(from: $0 * 10, to: $0 == 11 ? nil : $0 * 10 + 10, cards: $0 * 7) },
        difficulty: (1...10).map { StatisticsPage.Bin(from: $0, to: $0 + 1, cards: $0 * 3) },
        retrievability: (0..<20).map { StatisticsPage.Bin(from: $0 * 5, to: $0 * 5 + 5, cards: $0 * $0) },
        answers: [[30, 40, 400, 90], [0, 0, 0, 0], [1, 20, 1204, 3]],
        hours: (0..<24).map { StatisticsPage.Hour(hour: $0, reviews: $0, recalled: $0 / 2) })

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let counts = StudyCounts(new: full ? 1 : 0, learning: 0, due: full ? 1204 : 0)
        let rows = [DecksPage.Row(deck: deck, counts: counts), DecksPage.Row(deck: deck, depth: 9)]
        let preview = [AddCardsPage.Row(word: Samples.evil, reading: "", definition: Samples.evil)]
        return [
            (
                "decks",
                DecksPage.page(
                    .init(
                        rows: full ? rows : [], waiting: counts, markedWords: full ? 0 : 3,
                        deleted: full ? deck.id : nil),
                    shell)
            ),
            (
                "deck",
                DeckPage.page(
                    .init(
                        deck: deck, counts: counts, possibleParents: full ? [deck] : [],
                        notice: full ? DeckNotice(isSaved: true, added: 2, known: 1) : DeckNotice()), shell)
            ),
            (
                "add",
                AddCardsPage.page(
                    .init(deck: deck, language: .chinese, preview: full ? preview : nil, leftOut: full ? 3 : 0), shell)
            ),
            ("add by hand again", AddCardsPage.page(again(full: full), shell)),
            ("add a list again", AddCardsPage.page(list(full: full), shell)),
            (
                "a deck again",
                DecksPage.page(
                    .init(
                        rows: full ? rows : [], typed: .init(name: Samples.evil, icon: "🌱", parent: deck.id),
                        problem: full ? .deckExists(Samples.evil) : .impossibleDeckName), shell)
            ),
            (
                "note again",
                NotePage.page(
                    .init(
                        note: note(full: full), saved: .review(.deck(deck.id, .study())),
                        problem: .unusableMedium(.tooLarge(Samples.evil, megabytes: 20))), shell)
            ),
            ("a card of nothing but a medium", StudyPage.page(medium(full: full), shell)),
            ("note", NotePage.page(.init(note: note(full: full), deck: full ? deck.id : nil), shell)),
            ("done", StudyPage.page(done(full: full), shell)),
            ("widget", WidgetPage.page(.init(waiting: counts, deck: full ? deck : nil), shell)),
            ("statistics", StatisticsPage.page(full ? statistics : .init(today: 20_515), shell)),
            ("statistics of a deck", StatisticsPage.page(ofDeck, shell)),
            ("statistics of a year", StatisticsPage.page(ofYear, shell)),
        ]
            + more(full: full, shell)
            + Card.Kind.allCases.map {
                ("study " + $0.rawValue, StudyPage.page(study($0, full: full, isFlipped: full), shell))
            }
    }

    /// The form for a list, submitted with a word that cannot be saved.
    private static func list(full: Bool) -> AddCardsPage.Model {
        AddCardsPage.Model(
            deck: deck, language: .chinese, list: Samples.evil,
            problem: .impossibleNote(full ? .longField(.definition, of: Samples.evil) : .noCard(Samples.evil)),
            way: .list)
    }

    /// The form for one word, submitted with a file that cannot be saved.
    private static func again(full: Bool) -> AddCardsPage.Model {
        AddCardsPage.Model(
            deck: deck, language: .chinese,
            typed: AddCardsPage.Typed(word: Samples.evil, reading: Samples.evil, definition: Samples.evil),
            problem: .unusableMedium(full ? .noPicture(Samples.evil) : .noRecording(Samples.evil)))
    }

    /// A card whose word is the name of its picture, or of its recording.
    private static func medium(full: Bool) -> StudyPage.Model {
        var model = study(.recognition, full: true)
        model.question?.note.picture = full ? Samples.evil : ""
        model.question?.note.word = Samples.evil
        return model
    }

    private static var ofDeck: StatisticsPage.Model {
        var model = statistics
        model.deck = deck
        return model
    }

    private static var ofYear: StatisticsPage.Model {
        var model = statistics
        model.span = .year
        return model
    }
}
