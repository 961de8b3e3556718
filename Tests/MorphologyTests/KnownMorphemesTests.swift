import Testing

@testable import Morphology

@Suite struct KnownMorphemesTests {
    private static func morpheme(_ number: Int) -> Morpheme {
        Morpheme(surface: String(number), start: 0, end: 1, partOfSpeech: .noun)
    }

    @Test func aMorphemeIsFoundByTheNumberOfItsWord() {
        var known = KnownMorphemes()
        #expect(known[7] == nil)
        // More than it remembers, so that it begins anew on the way.
        for number in stride(from: 0, to: 60_000, by: 3) {
            known[number] = Self.morpheme(number)
            #expect(known[number]?.surface == String(number))
            #expect(known[number + 1] == nil)
        }
        known[59_997] = Self.morpheme(1)
        #expect(known[59_997]?.surface == "1")
        #expect(known[59_994]?.surface == "59994")
        #expect(known[0] == nil)
    }

    @Test func aWordThatNoDictionaryKnowsIsNotRemembered() {
        var known = KnownMorphemes()
        known[-1] = Self.morpheme(1)
        #expect(known[-1] == nil)
        known[1] = Self.morpheme(1)
        #expect(known[-1] == nil)
    }

    @Test(arguments: [("", ""), ("は", "は"), ("ありがとうございます", "ありがとうございます"), ("go", "go")])
    func textsOfTheSameBytesAreSpeltAlike(_ one: String, _ other: String) {
        #expect(Spelling(one) == Spelling(other))
        #expect(Spelling(one).hashValue == Spelling(other).hashValue)
    }

    @Test(arguments: [
        ("は", "ば"), ("は", "はは"), ("ありがとうございます", "ありがとうございまし"), ("が", "\u{304B}\u{3099}"), ("", "は"),
    ])
    func textsOfOtherBytesAreNot(_ one: String, _ other: String) {
        #expect(Spelling(one) != Spelling(other))
    }

    @Test func aTextIsComparedWithALiteral() {
        #expect("は".isSpelt("は") && !"は".isSpelt("ば") && !"はは".isSpelt("は"))
        #expect("ありがとうございます".isSpelt("ありがとうございます"))
    }
}
