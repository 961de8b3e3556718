import Model
import Testing

@Suite struct JSONExtentTests {
    @Test(arguments: [
        ("1", 1, 0), ("[]", 2, 1), ("[1,2]", 3, 1), (#"{"a":[1,{"b":2}],"c":3}"#, 6, 3), (#""[[[,""#, 1, 0),
        (#"["\"[,"]"#, 2, 1), (#"["\\",[]]"#, 4, 2), ("]]]][[", 3, 2), ("", 1, 0),
    ]) func valuesAndDepthAreCountedOutsideOfTexts(_ json: String, _ values: Int, _ depth: Int) {
        let extent = JSONExtent(json.utf8)
        #expect(extent.depth == depth)
        #expect(extent.values == values)
    }

    @Test func whatIsTooDeepIsTold() {
        #expect(JSONExtent(Array(repeating: UInt8(ascii: "["), count: 200)).isShallow)
        #expect(!JSONExtent(Array(repeating: UInt8(ascii: "["), count: 201)).isShallow)
    }

    @Test func aTextIsCutByCharactersAndByTheirAccents() {
        #expect("abc".cut(to: 2) == "ab")
        #expect("银行".cut(to: 5) == "银行")
        #expect(("a" + String(repeating: "\u{301}", count: 1_000_000)).cut(to: 3).unicodeScalars.count == 12)
    }
}
