import Testing

@testable import LexiconCompiler

@Suite struct TransparentCompoundTests {
    private let compounds = TransparentCompounds(
        levels: ["不": 1, "是": 1, "累": 1, "很": 1, "大": 1, "喝": 1, "酒": 2, "死": 3, "板": 3, "小": 1, "心": 2, "不错": 2]
    ) { word in
        let gloss: String? =
            switch word {
            case "不": "not; no"
            case "是": "to be (followed by substantives only)"
            case "不是": "is not; not"
            case "喝": "to drink"
            case "酒": "wine (esp. rice wine); liquor; spirits; beer; alcoholic beverage"
            case "喝酒": "to drink (alcohol)"
            case "死": "to die"
            case "板": "board"
            case "死板": "rigid"
            case "小": "small"
            case "心": "heart"
            case "小心": "to be careful"
            default: nil
            }
        return gloss.map { CEDICTEntry(traditional: word, simplified: word, pinyin: "x", definitions: [$0]) }
    }

    @Test(arguments: [
        ("不是", ["不", "是"]), ("很大", ["很", "大"]), ("累不累", ["累", "不"]), ("喝酒", ["喝", "酒"]), ("死板", []),
        ("小心", []), ("不错", []), ("大山", []), ("大", []),
    ])
    func aWordThatMeansWhatItsPartsMeanHasParts(_ word: String, _ parts: [String]) {
        #expect(compounds.parts(of: word, isName: false) == parts)
    }

    @Test func aNameHasNoParts() {
        #expect(compounds.parts(of: "很大", isName: true).isEmpty)
    }
}
