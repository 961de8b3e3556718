import Model
import Routes
import Testing

@testable import Pages

@Suite struct CorrectionFormTests {
    private func read(_ form: String) throws -> NewCorrection? {
        try CorrectionForm.correction(Form(encoded: "language=zh&" + form))
    }

    @Test func withoutAScopeItHoldsEverywhere() throws {
        let new = try #require(try read("parts=得&reading=děi"))
        #expect(new == NewCorrection(language: .chinese, parts: ["得"], readings: ["děi"]))
    }

    @Test func theTextBeginsWhereItsFirstPartDoes() throws {
        let place = "book=\(RouteTests.book)&page=3&start=40&scope=here"
        let split = try #require(try read("text=他把手伸出&was=1,3&cut=1&cut=2&cut=3&" + place))
        #expect(split.parts == ["把", "手"])
        #expect(split.place == Place(book: RouteTests.book, page: 3, start: 41))
        #expect(split.scope == .here)
    }

    @Test func aJoinTakesTheWordsOfItsSide() throws {
        let place = "book=\(RouteTests.book)&page=3&start=40&scope=inContext"
        let left = try #require(try read("text=哈哈哈&was=1,2&join=1&" + place))
        #expect(left.parts == ["哈哈"] && left.place?.start == 40)
        let right = try #require(try read("text=哈哈哈&was=1,2&join=2&" + place))
        #expect(right.parts == ["哈哈"] && right.place?.start == 41)
    }

    @Test(arguments: ["scope=x", "scope=here&book=x&page=1", "book=\(RouteTests.book)&page=1&start=-1"])
    func whatCannotBeReadIsRefused(_ fields: String) {
        #expect(throws: FormError.self) { try read("parts=得&" + fields) }
    }

    private func card(_ readings: [String], corrected: CorrectionScope.Kind? = nil) -> String {
        var card = WordCard(language: .chinese, word: "得", reading: "de")
        (card.sentence, card.start, card.corrected) = ("你得去。", 1, corrected)
        card.entries = readings.map {
            Entry(language: .chinese, headword: "得", reading: $0, definitions: ["x"], source: "CC-CEDICT")
        }
        let model = WordPage.Model(
            card, WordView(place: Place(book: RouteTests.book, page: 1, start: 1)), sentences: nil,
            target: CardTarget(), by: WordPresenter(.chinese, Preferences()))
        return WordPage.page(model, Samples.shell(.english)).markup
    }

    /// The scopes that are chosen at first, of the split and of the reading.
    private func chosen(_ page: String) -> [String] {
        page.split(separator: "<input").filter { $0.contains(#"name="scope""#) && $0.contains("checked") }
            .compactMap { part in CorrectionScope.Kind.allCases.first { part.contains("\"\($0.rawValue)\"") }?.rawValue
            }
    }

    @Test func aReadingOfSeveralHoldsInItsContextAtFirst() {
        #expect(chosen(card(["de5", "de2", "dei3"])) == ["everywhere", "inContext"])
        #expect(chosen(card(["de5"])) == ["everywhere", "everywhere"])
        #expect(chosen(card(["De5", "de5"])) == ["everywhere", "everywhere"])
    }

    @Test func aCorrectionKeepsItsScopeAtFirst() {
        #expect(chosen(card(["de5", "dei3"], corrected: .here)) == ["here", "here"])
        #expect(chosen(card(["de5", "dei3"], corrected: .everywhere)) == ["everywhere", "everywhere"])
    }

    @Test func theListSaysWhereEachHoldsAndNamesItToRemoveIt() {
        let scopes: [CorrectionScope] = [
            .everywhere, .inContext(CorrectionContext(before: "你", after: "早点儿")),
            .here(CorrectionPlace(book: RouteTests.book, page: 3, start: 41, sentence: "你得早点儿来。")),
        ]
        let corrections = scopes.map {
            Correction(language: .chinese, parts: ["得"], readings: ["děi"], scope: $0, updatedAt: Samples.now)
        }
        for interface in Preferences.Interface.allCases {
            let page = CorrectionsPage.page(
                CorrectionsPage.Model(corrections: corrections, titles: [RouteTests.book: "渡口"]),
                Samples.shell(interface, .corrections())
            ).markup
            for kind in CorrectionScope.Kind.allCases {
                #expect(page.contains(#"name="scope" value="\#(kind.rawValue)""#))
                #expect(page.contains(Samples.shell(interface).wording.name(kind)))
            }
            #expect(page.contains("你<em>得</em>早点儿") && page.contains("渡口") && page.contains("你得早点儿来。"))
            #expect(page.contains(#"name="start" value="41""#) && page.contains(#"name="before" value="你""#))
        }
    }
}
