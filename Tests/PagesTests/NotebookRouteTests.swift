import Testing

@testable import Routes

@Suite struct NotebookRouteTests {
    static let routes: [Route] = [
        .notebook(), .notebook(.titles(query: "struct a&b", page: 3, notice: .deleted)), .notebook(.lookUp("建造")),
        .notebook(.lookUp("a", notice: .cardMade)),
        .notebook(.add), .notebook(.ask), .notebook(.wait),
        .notebook(.lookUp("a", notice: .waits)),
        .notebook(.entry("con/struct?#")), .notebook(.entry("construct", notice: .kept)),
        .notebook(.delete("银行")), .notebook(.review()), .notebook(.review(count: 20, seed: 99, at: 3)),
        .notebook(.finishRound),
        .notebook(.export), .notebook(.importing), .notebook(.replacement), .notebook(.acceptReplacement),
        .notebook(.discardReplacement), .notebook(.restoreEarlier), .api(.etymology(word: "a b")), .api(.notebook()),
        .api(.notebook(query: "x")), .api(.notebookEntry("a/b")),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test func everyLinkIsItsOwn() { #expect(Set(Self.routes.map(\.link)).count == Self.routes.count) }

    @Test func impossibleNumbersAreTakenForTheNearest() {
        #expect(Route(link: "/notebook/review?count=0&at=-3") == .notebook(.review(count: 1)))
        #expect(Route(link: "/notebook/review?count=99999") == .notebook(.review(count: 100)))
        #expect(Route(link: "/notebook?page=-1&notice=odd") == .notebook())
        #expect(Route(link: "/notebook/entries") == nil && Route(link: "/notebook/entries/a/b") == nil)
        #expect(Route(link: "/notebook/review/begin") == nil)
    }
}
