import Model
import Routes
import Testing

@testable import Pages

/// Searches, new words and edited notes become the pages of cards.
@Suite struct CardsPresenterTests {
    private static func deck(_ name: String) -> Deck {
        Deck(id: ID(high: 1, low: 1), name: name, createdAt: Samples.now, updatedAt: Samples.now)
    }

    @Test func everyFaultOfASearchIsShown() {
        let long = CardQuery(String(repeating: "x", count: CardQuery.mostBytes + 1))
        let many = CardQuery(Array(repeating: "x", count: CardQuery.mostTerms + 1).joined(separator: " "))
        let other = CardQuery("foo:bar is:odd due<x \"a")
        let faults = (long.faults + many.faults + other.faults + [.noSuchDeck("A")]).map { CardsPage.Fault($0) }
        #expect(
            faults == [
                .tooLong(CardQuery.mostBytes), .tooManyTerms(CardQuery.mostTerms),
                .key("foo:", known: ["deck", "tag", "level", "lang", "kind", "is"]),
                .value("is:odd", known: CardQuery.Standing.allCases.map(\.rawValue)), .number("due<x"), .quotation,
                .noSuchDeck("A"),
            ])
    }

    @Test func refusedTagsKeepTheForm() {
        let form = Form(encoded: "tags=a+b&scope=matching&deck=\(Self.deck("A").id)&card=1&card=x&card=2")
        let refused = CardsPage.Refused(form)
        #expect(refused.tags == "a b" && refused.isForAll && refused.deck == Self.deck("A").id)
        #expect(refused.cards == [serial(1), serial(2)])
    }

    @Test func aDeckNamedAfterALanguageTakesWordsOfIt() throws {
        #expect(AddCardsPage.Model.language(of: Self.deck("Japanese")) == .japanese)
        #expect(AddCardsPage.Model.language(of: Self.deck("英语")) == .english)
        #expect(AddCardsPage.Model.language(of: Self.deck("Verbs")) == .chinese)
        let model = try AddCardsPage.Model(
            Self.deck("Japanese"), Form(encoded: "kind=cloze"), in: .english, megabytes: 3)
        #expect(model.language == .english && model.kinds == [.cloze] && model.megabytes == 3)
        #expect(
            try AddCardsPage.Model(Self.deck("A"), Form(encoded: ""), in: nil, megabytes: 3).kinds == [.recognition])
    }

    @Test func rowsOfAPreviewBecomeTheListAgain() throws {
        let form = Form(encoded: "word=a&reading=b&definition=c&word=d&reading=&definition=")
        let rows = try #require(AddCardsPage.Row.all(in: form))
        let model = AddCardsPage.Model(Self.deck("A"), megabytes: 1).listed(rows)
        #expect(model.list == "a\tb\tc\nd\t\t" && model.way == .list)
        #expect(AddCardsPage.Row.all(in: Form(encoded: "word=a&reading=b")) == nil)
        #expect(AddCardsPage.Model(Self.deck("A"), megabytes: 1).typed(form).typed.word == "d")
    }

    @Test func aFormChangesOnlyTheFieldsThatItHas() {
        let note = ReviewSamples.note(full: true)
        let changed = NoteChange(Form(encoded: "definition=new&tags=+a++b,c+")).applied(to: note)
        #expect(changed.definition == "new" && changed.tags == ["a", "b,c"])
        #expect(changed.word == note.word && changed.sentence == note.sentence)
        #expect(NoteChange(Form(encoded: "")) == NoteChange())
    }

    @Test func statisticsCoverAYearOrEverything() {
        #expect(StatisticsPage.days(for: .all) == nil)
        for span in StatisticsSpan.allCases where span != .all {
            #expect(StatisticsPage.days(for: span) == 365)
            #expect(span.days.map { $0 <= 365 } == true)
        }
    }
}

private func serial<Noun>(_ number: Int64) -> SerialID<Noun> { SerialID(number)! }
