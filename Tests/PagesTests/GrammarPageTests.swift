import Model
import Testing

@testable import Grammar
@testable import Pages

@Suite struct GrammarPageTests {
    private static func point(_ id: String, _ range: Range<Int>) -> GrammarPoint {
        GrammarPoint(
            pattern: GrammarPattern(
                id, .chinese, 1, GrammarText("", ""), GrammarText("", ""), [], rules: []),
            start: range.lowerBound, end: range.upperBound)
    }

    @Test func aSentenceIsCutWhereMarkersBeginAndEnd() {
        let cards = GrammarPage.cards([Self.point("越", 2..<6), Self.point("了", 4..<5), Self.point("越", 7..<8)])
        #expect(cards.map(\.pattern.id) == ["越", "了"])
        #expect(cards[0].places == [2..<6, 7..<8])
        let pieces = GrammarPage.pieces("雨😀越下了越大啊。", cards)
        #expect(pieces.map(\.text) == ["雨😀", "越下", "了", "越", "大", "啊", "。"])
        #expect(pieces.map(\.card) == [nil, 0, 1, 0, nil, 0, nil])
    }

    @Test func anEmptySentenceHasNoPieces() {
        #expect(GrammarPage.pieces("", []).isEmpty)
    }

    @Test func aMarkLeadsToItsCard() {
        let markup = GrammarPage.page(GrammarSamples.model(full: true), Samples.shell(.english)).markup
        #expect(markup.contains("class=\"grammar-mark\" href=\"#point-1\">银行</a>"))
        #expect(markup.contains("id=\"point-1\""))
        #expect(markup.contains("HSK 2"))
    }
}
