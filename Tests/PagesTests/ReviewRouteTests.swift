import Model
import Testing

@testable import Routes

@Suite struct ReviewRouteTests {
    static let deck = ID<Deck>(high: 0x019C_CF09_0200_7003, low: 0x9E37_79B9_7F4A_7C15)
    static let card = SerialID<Card>(1_844_674_407_370_955_161)!
    static let review = SerialID<Review>(1_859_000_000_000_000_001)!

    static let routes: [Route] = [
        .review(), .review(.decks(deleted: deck)), .review(.widget), .review(.addDeck), .review(.makeCards),
        .review(.undo), .review(.deck(deck)), .review(.cardImport(.form())),
        .review(.cardImport(.form(deck: deck))),
        .review(.cardImport(.upload)),
        .review(.cardImport(.list("a"))),
        .review(.cardImport(.decide("a"))),
        .review(.deck(deck, .export(.apkg))),
        .review(.deck(deck, .export(.csv))), .review(.deck(deck, .export(.json))),
        .review(.deck(deck, .details(DeckNotice(isSaved: true, added: 3, known: 0)))), .review(.deck(deck, .save)),
        .review(.deck(deck, .delete)), .review(.deck(deck, .restore)), .review(.deck(deck, .study())),
        .review(.deck(deck, .study(StudyView(isFlipped: true, card: card, review: review)))),
        .review(.deck(deck, .grade)), .review(.deck(deck, .changeCard)), .review(.statistics()),
        .review(.statistics(deck: deck, span: .all)), .review(.statistics(span: .year)), .review(.note(SerialID(7)!)),
        .review(.note(SerialID(7)!, .save)),
        .review(.note(SerialID(7)!, .form(deck: deck, card: card))), .review(.deck(deck, .addForm)),
        .review(.deck(deck, .preview)),
        .review(.deck(deck, .addWords)), .review(.deck(deck, .details(DeckNotice(isSaved: true, recounted: 0)))),
        .review(.deck(deck, .study(StudyView(leech: card)))), .review(.deck(deck, .fitting)),
        .review(.deck(deck, .startFit)), .review(.deck(deck, .restoreParameters)),
        .review(.deck(deck, .rescheduling)), .review(.deck(deck, .reschedule)),
        .review(.deck(deck, .takeBackRescheduling)), .review(.deck(deck, .details(DeckNotice(restored: 3)))),
        .review(.deck(deck, .simulation())), .review(.deck(deck, .simulation(SimulationView(days: 90, newPerDay: 0)))),
        .review(.deck(deck, .chooseRetention)), .review(.browse()), .review(.changeCards),
        .review(.browse(CardsFilter(query: "deck:\"HSK 3\" lapses>3 银行", sort: .due, page: 3, editing: card))),
        .review(.browse(CardsFilter(query: "银行").telling(.delete, 12))),
        .review(.browse(CardsFilter(query: "银行").telling(TakenBack(verb: .move, count: 12)))),
        .review(
            .deck(
                deck,
                .study(
                    StudyView(card: card, undone: TakenBack(verb: .grade, rating: .good, note: SerialID(7)!))))),
        .review(.history()),
        .review(.history(AnswersFilter(from: CalendarDate("2026-03-07"), rating: .again, deck: deck, page: 2))),
        .review(.historyCSV(AnswersFilter(until: CalendarDate("2026-03-07")))),
        .review(.note(SerialID(7)!, .form(list: CardsFilter(query: "银行", page: 2)))),
        .word(.chinese, "银行", .card(WordView(card: .made))), .review(.media("银行 1?#%.mp3")),
        .review(.media("../a/b.png")), .api(.review(.media("a&b.png"))),
        .me(.media()), .me(.media(deleted: 3)), .me(.deleteUnusedMedia), .api(.review(.simulation(deck))),
        .api(.review(.simulation(deck, SimulationView(days: 90, newPerDay: 0)))),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test func everyLinkIsItsOwn() {
        #expect(Set(Self.routes.map(\.link)).count == Self.routes.count)
    }

    @Test(arguments: [
        "/review/decks/17", "/review/nothing", "/review/decks/\(deck)/more", "/review/widget/x", "/review/jobs/a",
    ])
    func aPathThatNoRouteHasIsNil(_ path: String) {
        #expect(Route(path: path) == nil)
    }

    @Test(arguments: [("1970-01-01", 0), ("2026-03-07", 20_519), ("2024-02-29", 19_782), ("2000-12-31", 11_322)])
    func aDateIsADay(_ text: String, _ number: Int) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.number == number && date.description == text)
    }

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "0000-01-01", "today", "2026-03-07T10:00"])
    func whatIsNoDateIsRefused(_ text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func whatChangesSomethingIsPosted() {
        for route in Self.routes {
            #expect(route.methods == [.get] || route.methods == [.post])
        }
        #expect(Route.review(.deck(Self.deck, .grade)).methods == [.post])
        #expect(Route.review(.deck(Self.deck, .study())).methods == [.get])
    }
}
