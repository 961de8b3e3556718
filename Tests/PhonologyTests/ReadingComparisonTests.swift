import Phonology
import Testing

/// Differences between a model's readings and the dictionaries'.
@Suite struct ReadingComparisonTests {
    private func pinyin(_ words: String, _ said: String) -> [String] {
        ReadingComparison(pinyin: words.split(separator: " ").map(String.init), said: said).differences.map {
            "\($0.word) \($0.said)"
        }
    }

    private func kana(_ words: String, _ said: String) -> [String] {
        ReadingComparison(kana: words.split(separator: " ").map(String.init), said: said).differences.map {
            "\($0.word) \($0.said)"
        }
    }

    @Test(arguments: [
        ("wǒ qù yínháng", "Wǒ qù yínháng."), ("wǒ qù yínháng", "wo3 qu4 yin2hang2"), ("nǐhǎo", "ní hǎo"),
        ("bù shì", "bú shì"), ("yī gè", "yí ge"), ("xuésheng", "xuéshēng"), ("nǚ'ér", "nü3 er2"),
    ])
    func whatIsTheSameInAnotherSpellingIsNoDifference(_ words: String, _ said: String) {
        #expect(pinyin(words, said).isEmpty)
    }

    @Test func aWrongReadingIsFoundAndWhatFollowsIsNot() {
        #expect(pinyin("wǒ qù yínháng qǔ qián", "wǒ qù yínxíng qǔ qián") == ["2 xíng"])
        #expect(pinyin("zhǎngdà le", "chángdà le") == ["0 cháng"])
        #expect(pinyin("hái yǒu", "huán yǒu") == ["0 huán"])
    }

    @Test func aWordThatIsLeftOutIsFound() {
        #expect(pinyin("wǒ hěn hǎo", "wǒ hǎo") == ["1 "])
        #expect(pinyin("wǒ hǎo", "").isEmpty)
    }

    @Test(arguments: [
        ("こんにちは", "Konnichiwa"), ("とうきょう", "Tōkyō"), ("とうきょう", "toukyou"),
        ("わたし は がくせい です", "Watashi wa gakusei desu."),
        ("がっこう へ いく", "gakkō e iku"), ("ほん を よむ", "hon wo yomu"), ("しんぶん", "shimbun"), ("コーヒー", "kōhī"),
        ("げんき です か", "げんきですか？"),
    ])
    func romajiAgreesInEverySpelling(_ words: String, _ said: String) { #expect(kana(words, said).isEmpty) }

    @Test func aWrongReadingOfAJapaneseWordIsFound() {
        #expect(kana("きょう は あめ", "konnichi wa ame").map { $0.prefix(1) } == ["0"])
        #expect(kana("ひと が いく", "jin ga iku").map { $0.prefix(1) } == ["0"])
    }

    @Test func aVeryLongTextIsNotCompared() {
        let words = [String](repeating: "mā", count: 3000)
        #expect(ReadingComparison(pinyin: words, said: words.joined(separator: " ") + " bà").differences.isEmpty)
    }
}
