import Model
import Testing

@testable import Routes

@Suite struct ReviewRouteTests {
    static let deck = ID<Deck>(high: 0x019C_CF09_0200_7003, low: 0x9E37_79B9_7F4A_7C15)
    static let card = SerialID<Card>(1_844_674_407_370_955_161)!
    static let review = SerialID<Review>(1_859_000_000_000_000_001)!

    static let routes: [Route] = [
        .review(), .review(.decks(deleted: deck)), .review(.widget), .review(.addDeck), .review(.makeCards),
        .review(.undo), .review(.deck(deck)),
        .review(.deck(deck, .details(DeckNotice(isSaved: true, added: 3, known: 0)))), .review(.deck(deck, .save)),
        .review(.deck(deck, .delete)), .review(.deck(deck, .restore)), .review(.deck(deck, .study())),
        .review(.deck(deck, .study(StudyView(isFlipped: true, card: card, review: review)))),
        .review(.deck(deck, .grade)), .review(.deck(deck, .changeCard)), .review(.statistics()),
        .review(.statistics(deck: deck)), .review(.note(SerialID(7)!)), .review(.note(SerialID(7)!, .save)),
        .review(.note(SerialID(7)!, .form(deck: deck, card: card))), .review(.deck(deck, .addForm)),
        .review(.deck(deck, .preview)),
        .review(.deck(deck, .addWords)), .word(.chinese, "银行", .card(WordView(card: .made))),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test func everyLinkIsItsOwn() {
        #expect(Set(Self.routes.map(\.link)).count == Self.routes.count)
    }

    @Test(arguments: ["/review/decks/17", "/review/nothing", "/review/decks/\(deck)/more", "/review/widget/x"])
    func aPathThatNoRouteHasIsNil(_ path: String) {
        #expect(Route(path: path) == nil)
    }

    @Test func whatChangesSomethingIsPosted() {
        for route in Self.routes {
            #expect(route.methods == [.get] || route.methods == [.post])
        }
        #expect(Route.review(.deck(Self.deck, .grade)).methods == [.post])
        #expect(Route.review(.deck(Self.deck, .study())).methods == [.get])
    }
}
