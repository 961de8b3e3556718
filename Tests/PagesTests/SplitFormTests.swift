import Testing

@testable import Pages

@Suite struct SplitFormTests {
    @Test func aBoundaryThatMovesTakesBothItsWords() {
        let was = SplitForm.list(SplitForm.cuts(["研究生", "命", "起源"]))
        #expect(was == "3,4")
        #expect(SplitForm.parts(text: "研究生命起源", was: was, cuts: ["2", "4"]) == ["研究", "生命"])
    }

    @Test func aSplitLeavesTheNeighboursAlone() {
        #expect(SplitForm.parts(text: "他把手伸出", was: "1,3", cuts: ["1", "2", "3"]) == ["把", "手"])
    }

    @Test func aMergerIsOnePart() {
        #expect(SplitForm.parts(text: "北京银行", was: "2", cuts: []) == ["北京银行"])
    }

    @Test func nothingChangedIsNoCorrection() {
        #expect(SplitForm.parts(text: "北京银行", was: "2", cuts: ["2"]) == nil)
    }

    @Test(arguments: ["0", "4", "-1", "x", "99"]) func aPlaceOutsideTheTextIsRefused(_ cut: String) {
        #expect(SplitForm.parts(text: "北京银行", was: "2", cuts: [cut]) == nil)
    }
}
