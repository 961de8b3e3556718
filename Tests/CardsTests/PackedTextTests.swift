import Model
import Testing

@testable import Cards

/// The texts that searches compare.
@Suite struct PackedTextTests {
    private static func places(_ texts: PackedTexts, _ needle: String) -> [Int] {
        var places: [Int] = []
        texts.forEachText(with: Array(needle.utf8)) { places.append($0) }
        return places
    }

    @Test func eachTextIsFoundOnceAndPartsDoNotRunTogether() {
        var texts = PackedTexts()
        texts.append(7, ["Bank", "bank bank"], isFolded: true)
        texts.append(9, ["ba", "nk"], isFolded: true)
        texts.append(11, ["银行", ""], isFolded: true)
        #expect(Self.places(texts, "bank") == [0])
        #expect(Self.places(texts, "ba") == [0, 1])
        #expect(Self.places(texts, "行") == [2])
        #expect(Self.places(texts, "") == [0, 1, 2])
        #expect(texts.keys == [7, 9, 11] && texts.parts(at: 0) == ["bank", "bank bank"])
    }

    @Test func lettersOfReadingsHaveNoTones() {
        #expect(PinyinTerm.tonelessLetters("Yín háng, lǜ") == "yinhanglu")
        #expect(PinyinTerm.tonelessLetters("nv3") == "nu")
        #expect(PinyinTerm("yinhang")?.isIn("yín háng") == true)
        #expect(PinyinTerm("yin1hang")?.isIn("yín háng") == false)
        #expect(PinyinTerm("银行") == nil)
    }
}
