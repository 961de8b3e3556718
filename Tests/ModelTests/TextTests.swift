import Model
import Testing

/// Parts of texts and numbers in texts, without the parts of the standard library that Embedded Swift lacks.
@Suite struct TextTests {
    @Test func aTextHoldsItsParts() {
        #expect("他去银行。".holds("银行") && "a".holds("") && "".holds("") && "银行".holds("银行"))
        #expect(!"银".holds("银行") && !"abab".holds("ba b") && !"".holds("a"))
        // By code points: what a gap in a sentence replaces.
        #expect("cafe\u{301}".holds("cafe"))
    }

    @Test(arguments: [
        ("", ""), ("  ", ""), ("a", "a"), ("  a b ", "a b"), ("\t- a\r\n", "- a"), ("\u{3000}你 好。\u{A0}", "你 好。"),
        (" \u{3000} a", "a"), ("cafe\u{301} ", "cafe\u{301}"),
    ])
    func aTextHasNoWhiteSpaceAtItsEnds(_ text: String, _ trimmed: String) {
        #expect(text.trimmingWhitespace == trimmed && "[\(text)]".dropFirst().dropLast().trimmingWhitespace == trimmed)
    }

    @Test(arguments: [
        ("I (used by males); me; I (to children)", "I; me"), ("(joins) ; right?; don't", "right?; don't"),
        ("gold (Au); golden (color); gold (medal)", "gold; golden"), ("to eat", "to eat"),
    ])
    func aShortGlossSaysNothingTwice(_ sense: String, _ short: String) {
        #expect(Gloss.short([sense]) == short)
    }

    /// Nor does an entry: neither a sense twice nor a gloss twice in one sense. What another sense adds to stays.
    @Test func anEntrySaysNothingTwice() {
        let senses = ["bank", "bank; shore; bank", "bank", "shore of a river; bank", "to bank (on sth; sb)"]
        #expect(Gloss.distinct(senses) == ["bank", "bank; shore", "shore of a river; bank", "to bank (on sth; sb)"])
        #expect(Gloss.distinct([]).isEmpty)
    }

    @Test(arguments: [
        "0", "7", "007", "-0", "-0.5", "+2.5", ".5", "1e3", "1E-3", "2.5e+2", "0.1", "1.7976931348623157e308",
        "123456789012345678901234567890", "4.9e-324",
    ])
    func aDecimalNumberIsThatOfTheStandardLibrary(_ text: String) {
        #expect(Double(decimal: text) == Double(text))
    }

    @Test func aNumberMayEndInAPointOrBeTooSmall() {
        #expect(Double(decimal: "5.") == 5)
        #expect(Double(decimal: "1e-400") == 0)
    }

    @Test(arguments: ["", "-", ".", "1,5", "e3", "1e", "1e+", "0x10", "inf", "nan", "1 ", " 1", "１", "1e999", "--1"])
    func anythingElseIsNoNumber(_ text: String) {
        #expect(Double(decimal: text) == nil)
    }
}
