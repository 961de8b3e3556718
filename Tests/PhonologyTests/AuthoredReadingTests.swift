import Phonology
import Testing

/// Readings by the author inside a word.
@Suite struct AuthoredReadingTests {
    private func written(_ surface: String, _ reading: String, _ authored: [AuthoredReading]) -> String {
        Furigana.furigana(surface: surface, reading: reading, authored: authored)
            .map { $0.text + ($0.ruby.map { "(\($0))" } ?? "") }.joined()
    }

    @Test func theAuthorsReadingStandsAsItIsWritten() {
        let beer = [AuthoredReading(place: 0, length: 2, reading: "ビイル")]
        #expect(written("麦酒", "ビイル", beer) == "麦酒(ビイル)")
        #expect(Furigana.reading(of: "麦酒", from: "ばくしゅ", authored: beer) == "ビイル")
        let scold = [AuthoredReading(place: 0, length: 1, reading: "おこ")]
        #expect(Furigana.reading(of: "怒られた", from: "いかられた", authored: scold) == "おこられた")
        #expect(written("怒られた", "おこられた", scold) == "怒(おこ)られた")
    }

    @Test func theRestOfAWordKeepsItsOwn() {
        let spirit = [AuthoredReading(place: 1, length: 2, reading: "かたぎ")]
        #expect(Furigana.reading(of: "昔気質", from: "むかしかたぎ", authored: spirit) == "むかしかたぎ")
        #expect(written("昔気質", "むかしかたぎ", spirit) == "昔(むかし)気質(かたぎ)")
        let deal = [AuthoredReading(place: 2, length: 1, reading: "あつか")]
        #expect(written("取り扱い", "とりあつかい", deal) == "取(と)り扱(あつか)い")
    }

    @Test func whatCannotBeToldIsNotMadeUp() {
        let spirit = [AuthoredReading(place: 1, length: 2, reading: "きしつ")]
        #expect(Furigana.reading(of: "昔気質", from: "むかしかたぎ", authored: spirit) == nil)
        #expect(written("昔気質", "", spirit) == "昔気質(きしつ)")
        #expect(written("山", "", [AuthoredReading(place: 0, length: 9, reading: "やま")]) == "山(やま)")
    }
}
