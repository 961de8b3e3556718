import Testing

@testable import Model

@Suite struct CardQueryTests {
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

    @Test func theFirstComparisonOfAWordCounts() {
        func condition(_ text: String) -> CardQuery.Condition? { CardQuery(text).terms.first?.condition }
        #expect(condition("Due<=-7") == .number(.due, .lessOrEqual, -7))
        #expect(condition("ease=+2.5") == .number(.ease, .equal, 2.5))
        #expect(condition("stability>=.5e1") == .number(.stability, .greaterOrEqual, 5))
        #expect(CardQuery("reviews=<3").faults == [.number(term: "reviews=<3")])
        #expect(CardQuery("due<7>3").faults == [.number(term: "due<7>3")])
        #expect(CardQuery("a=due<3").faults.isEmpty)
        // What the standard library would take for a number, too.
        for text in ["ease=0x10", "ease=inf", "ease=1e999"] { #expect(CardQuery(text).faults.count == 1, "\(text)") }
    }

    @Test func aDeckIsNamedInAnyCase() {
        let now = Timestamp(milliseconds: 0)
        let outer = Deck(id: ID(high: 1, low: 1), name: "HSK Ä", createdAt: now, updatedAt: now)
        let inner = Deck(id: ID(high: 1, low: 2), parentID: outer.id, name: "Verbs", createdAt: now, updatedAt: now)
        let tree = DeckTree([outer, inner])
        #expect(CardQuery.decks(named: "hsk ä", tree) == [outer.id, inner.id])
        #expect(CardQuery.decks(named: "hsk ä::VERBS", tree) == [inner.id])
        #expect(CardQuery.decks(named: inner.id.description, tree) == [inner.id])
        #expect(CardQuery("deck:nouns").faults(tree) == [.noSuchDeck("nouns")])
    }
}
