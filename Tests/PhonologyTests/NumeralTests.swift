import Phonology
import Testing

@Suite struct NumeralTests {
    @Test func theFiguresAreInOrder() {
        for (place, figure) in Numeral.figures.enumerated() {
            #expect(figure.unicodeScalars.first.map { Numeral.figure($0.value) } == place + 1)
        }
        #expect(Numeral.figure(0x4E24) == 0 && Numeral.figure(0x33) == 0, "两 and 3 are no figures")
    }

    @Test(
        arguments: [("3", 3), ("７", 7), ("〇", 0), ("零", 0), ("两", 2), ("兩", 2), ("九", 9)] as [(Unicode.Scalar, Int64)])
    func digits(_ scalar: Unicode.Scalar, _ value: Int64) {
        #expect(Numeral.digit(scalar) == value)
        #expect(Numeral.unit(scalar.value) == 0)
    }

    @Test(arguments: [("十", 10), ("千", 1000), ("萬", 10_000), ("亿", 100_000_000)] as [(Unicode.Scalar, Int64)])
    func units(_ scalar: Unicode.Scalar, _ value: Int64) {
        #expect(Numeral.unit(scalar.value) == value)
        #expect(Numeral.digit(scalar) == nil)
    }

    /// 两, 萬 and 亿 are Chinese: in Japanese they are no numbers.
    @Test func japaneseNumbersAreOfJapaneseCharacters() {
        #expect(JapaneseNumber.value(of: "億") == 100_000_000 && JapaneseNumber.value(of: "兆") == 1_000_000_000_000)
        for scalar in "两兩萬亿".unicodeScalars { #expect(JapaneseNumber.value(of: scalar) == nil) }
    }

    @Test func digitsOfFullWidthCountBeforeAUnit() {
        #expect(NumeralText.inDigits("３万") == "30000")
        #expect(NumeralText.inDigits("两百零五") == "205")
    }
}
