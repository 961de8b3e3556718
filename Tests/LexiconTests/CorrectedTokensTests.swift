import Lexicon
import Model
import Support
import Testing

@Suite struct CorrectedTokensTests {
    private static let now = Timestamp(milliseconds: 0)
    private static let book = ID<Book>(high: 1, low: 2)

    private func correction(
        _ parts: [String], _ readings: [String?]? = nil, _ scope: CorrectionScope = .everywhere
    ) -> Correction {
        Correction(language: .chinese, parts: parts, readings: readings, scope: scope, updatedAt: Self.now)
    }

    private func inContext(_ before: String, _ after: String) -> CorrectionScope {
        .inContext(CorrectionContext(before: before, after: after))
    }

    private func here(_ start: Int) -> CorrectionScope {
        .here(CorrectionPlace(book: Self.book, page: 1, start: start))
    }

    private func tokens(_ text: String, _ corrections: [Correction], isPage: Bool = true) throws -> [Token] {
        let annotator = try #require(ChineseAnnotator(lexicon: RealLexicon.open(), corrections: corrections))
        return annotator.tokens(text, isPage: isPage)
    }

    private func readings(of word: String, _ text: String, _ corrections: [Correction]) throws -> [String?] {
        try tokens(text, corrections).filter { $0.text == word }.map(\.reading)
    }

    @Test func aReadingInItsContextLeavesTheSameWordElsewhereAlone() throws {
        let text = "他说得很好。你得去。谁说得很好？"
        let scoped = [correction(["得"], ["dei3"], inContext("你", "去"))]
        #expect(try readings(of: "得", text, scoped) == ["de", "děi", "de"])
        #expect(try readings(of: "得", text, [correction(["得"], ["dei3"])]) == ["děi", "děi", "děi"])
    }

    @Test func aContextIsBothNeighbours() throws {
        let text = "他长得高。树长得高。他长得快。"
        let corrected = [correction(["长得"], nil, inContext("他", "高"))]
        #expect(
            try tokens(text, corrected).filter(\.kind.isWord).map(\.text) == [
                "他", "长得", "高", "树", "长", "得", "高", "他", "长", "得", "快",
            ])
    }

    @Test func noNeighbourIsPunctuationSpaceOrTheEndOfTheText() throws {
        let corrected = [correction(["行"], ["hang2"], inContext("", ""))]
        #expect(try readings(of: "行", "行。你行。\n行", corrected) == ["háng", "xíng", "háng"])
    }

    @Test func aCorrectionHereHoldsOnlyAtItsPlaceOfThePage() throws {
        let text = "你行。你行。"
        let corrected = [correction(["行"], ["hang2"], here(4))]
        #expect(try readings(of: "行", text, corrected) == ["xíng", "háng"])
        #expect(
            try tokens(text, corrected, isPage: false).filter { $0.text == "行" }.map(\.reading) == ["xíng", "xíng"])
    }

    @Test(arguments: [-1, 3, 5, 6, Int.max, Int.min]) func aPlaceWithAnotherTextIsLeftAlone(_ start: Int) throws {
        let corrected = [correction(["行"], ["hang2"], here(start))]
        #expect(try readings(of: "行", "你行。你行。", corrected) == ["xíng", "xíng"])
    }

    @Test func whatHoldsInFewerPlacesWins() throws {
        let all = [
            correction(["行"], ["hang4"], here(1)), correction(["行"], ["hang2"], inContext("你", "")),
            correction(["行"], ["heng2"]),
        ]
        #expect(try readings(of: "行", "你行。你行。不行吗？他行。", all) == ["hàng", "háng", "héng"])
        #expect(try readings(of: "行", "你行。你行。不行吗？他行。", all.reversed()) == ["hàng", "háng", "héng"])
    }

    @Test func aPartIsReadOnlyInsideItsText() throws {
        let corrected = [correction(["长", "大"], ["zhang4", nil])]
        let tokens = try tokens("他长大了。河很长。", corrected)
        #expect(tokens.filter { $0.text == "长" }.map(\.reading) == ["zhàng", "cháng"])
    }

    @Test func whatACorrectionMakesIsDescribedAsADictionaryDoes() throws {
        let text = "你得早点儿来。"
        let tokens = try tokens(text, [correction(["早", "点儿"], nil, here(2))])
        #expect(tokens.map(\.text) == ["你", "得", "早", "点儿", "来", "。"])
        #expect(tokens.map(\.start) == [0, 1, 2, 3, 5, 6])
        #expect(tokens[2].reading == "zǎo" && tokens[2].gloss == "early" && tokens[2].level == 1)
        #expect(tokens[3].reading == "diǎnr" && tokens[3].gloss != nil)
        let merged = try self.tokens("他喝酒。", [correction(["喝酒"], nil, inContext("他", ""))])
        #expect(merged.map(\.text) == ["他", "喝酒", "。"])
        #expect(merged[1].reading == "hējiǔ" && merged[1].kind == .word)
    }

    @Test func aCorrectedReadingHasItsMeaning() throws {
        let usual = try tokens("他长得高。", []).first { $0.text == "得" }
        let corrected = try tokens("他长得高。", [correction(["得"], ["děi"])]).first { $0.text == "得" }
        #expect(corrected?.reading == "děi" && corrected?.gloss == "to have to")
        #expect(usual?.gloss != corrected?.gloss)
    }

    @Test func whatIsLeftOfAWordStaysAWord() throws {
        let tokens = try tokens("研究生命起源", [correction(["研究", "生命"], nil, here(0))])
        #expect(tokens.map(\.text).joined() == "研究生命起源")
        #expect(tokens.prefix(2).map(\.text) == ["研究", "生命"])
        let cut = try self.tokens("图书馆", [correction(["书"], ["shu3"], here(1))])
        #expect(cut.map(\.text) == ["图", "书", "馆"])
        #expect(cut.map(\.reading) == ["tú", "shǔ", "guǎn"])
        #expect(cut.allSatisfy { $0.gloss != nil })
    }

    @Test func theBytesSayTheSame() throws {
        let lexicon = try RealLexicon.open()
        var text = "他说得很好，你得早点儿来。"
        let corrections = [
            correction(["得"], ["dei3"], inContext("你", "早点儿")), correction(["好"], ["hao4"], inContext("很", "")),
        ]
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon, corrections: corrections))
        var written: [UInt8] = []
        text.withUTF8 { annotator.writeJSON(of: $0, to: &written) }
        var expected = [UInt8(ascii: "[")]
        for token in annotator.tokens(text) {
            if token.start > 0 { expected.append(UInt8(ascii: ",")) }
            token.writeJSON(to: &expected)
        }
        #expect(String(decoding: written, as: UTF8.self) == String(decoding: expected + Array("]".utf8), as: UTF8.self))
        #expect(String(decoding: written, as: UTF8.self).contains(#""reading":"hào""#))
    }

    @Test func neighboursAreTheWordsBeside() throws {
        let tokens = try tokens("他说得很好，你得去。", [])
        func context(_ start: Int) -> CorrectionContext { CorrectionContext(around: start..<start + 1, of: tokens) }
        #expect(context(2) == CorrectionContext(before: "说", after: "很"))
        #expect(context(7) == CorrectionContext(before: "你", after: "去"))
        #expect(context(8) == CorrectionContext(before: "得", after: ""))
        #expect(context(0) == CorrectionContext(before: "", after: "说"))
    }
}
