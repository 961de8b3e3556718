import Phonology
import Testing

@Suite struct PitchAccentTests {
    @Test(arguments: [
        ("たべる", 2, "たべꜜる"), ("べんきょう", 0, "べんきょう"), ("きょう", 1, "きょꜜう"), ("がっこう", 4, "がっこうꜜ"), ("あ", 99, "あꜜ"),
        ("", 1, "ꜜ"),
    ])
    func theFallIsBehindItsMora(_ kana: String, _ drop: Int, _ marked: String) {
        #expect(PitchAccent.marked(kana, drop: drop) == marked)
    }

    @Test(arguments: [("LHHL", 3), ("LHHH", 0), ("HLL", 1), ("L", 0), ("LHX", nil), ("", nil)] as [(String, Int?)])
    func aPatternHasItsFall(_ pattern: String, _ drop: Int?) {
        #expect(PitchAccent.drop(ofPattern: pattern) == drop)
    }
}
