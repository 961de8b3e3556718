import Testing

@testable import Morphology

@Suite struct QuantityJoiningTests {
    private func numbers(_ text: String) -> [Morpheme] {
        text.unicodeScalars.enumerated().map { offset, scalar in
            Morpheme(
                surface: String(scalar), start: offset, end: offset + 1,
                partOfSpeech: scalar == "," || scalar == "." ? .symbol : .number, classes: ["名詞", "数"])
        }
    }

    @Test func aNumberIsOneWord() {
        #expect(QuantityJoining.join(numbers("1,200")).map(\.surface) == ["1,200"])
        #expect(QuantityJoining.join(numbers("二千三")).map(\.reading) == ["にせんさん"])
        #expect(QuantityJoining.join(numbers("3." + String(repeating: "1", count: 60))).count == 1)
    }

    /// Each digit must not begin to read the rest anew: that would take minutes here.
    @Test(arguments: ["九", "9", "1.", "1,"]) func aNumberWithoutEndStaysAsItIs(_ piece: String) {
        let morphemes = numbers(String(repeating: piece, count: 400_000))
        #expect(QuantityJoining.join(morphemes).count == morphemes.count)
    }

    @Test func aShortNumberAfterALongOneIsRead() {
        let long = numbers(String(repeating: "9", count: 500))
        let gap = Morpheme(surface: " ", start: 500, end: 501, partOfSpeech: .space)
        let short = Morpheme(surface: "三", start: 501, end: 502, partOfSpeech: .number)
        let joined = QuantityJoining.join(long + [gap, short])
        #expect(joined.count == 502)
        #expect(joined.last?.reading == "さん")
    }
}
