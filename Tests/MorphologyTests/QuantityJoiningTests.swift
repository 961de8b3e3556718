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

    /// Digits, each a morpheme, behind a word and before a counter; either may be empty.
    private func quantity(_ before: String, _ digits: String, _ counter: String, _ reading: String) -> [String?] {
        var morphemes: [Morpheme] = []
        func add(_ text: String, _ part: JapanesePartOfSpeech, _ classes: [String], _ reading: String?) {
            let start = morphemes.last?.end ?? 0
            morphemes.append(
                Morpheme(
                    surface: text, start: start, end: start + text.unicodeScalars.count, partOfSpeech: part,
                    classes: classes, reading: reading))
        }
        let isOrdinal = before == "第"
        if !before.isEmpty { add(before, .noun, ["名詞", "一般"], isOrdinal ? "だい" : before) }
        for digit in digits { add(String(digit), .number, ["名詞", "数"], nil) }
        if !counter.isEmpty { add(counter, .suffix, ["名詞", "接尾", "助数詞"], reading) }
        return QuantityJoining.join(morphemes).dropFirst(before.isEmpty || isOrdinal ? 0 : 1).map(\.reading)
    }

    @Test(arguments: [
        ("", "二三", "日", "にち", "にさんにち"), ("三月", "二三", "日", "にち", "にじゅうさんにち"),
        ("", "三四", "日", "にち", "さんよっか"), ("", "二十三", "日", "にち", "にじゅうさんにち"),
        ("", "四五", "人", "にん", "しごにん"), ("", "一二", "人", "にん", "いちににん"), ("", "五四", "人", "にん", "ごじゅうよにん"),
        ("", "十五六", "歳", "さい", "じゅうごろくさい"), ("", "十二三", "人", "にん", "じゅうにさんにん"),
        ("", "七八", "年", "ねん", "しちはちねん"), ("昭和", "三四", "年", "ねん", "さんじゅうよねん"),
        ("", "一九四五", "年", "ねん", "せんきゅうひゃくよんじゅうごねん"), ("", "五六", "本", "ほん", "ごろっぽん"),
        ("", "二三〇", "円", "えん", "にひゃくさんじゅうえん"), ("", "二三十", "人", "にん", "にさんじゅうにん"),
        ("", "五六百", "円", "えん", "ごろっぴゃくえん"), ("第", "二三", "回", "かい", "だいにじゅうさんかい"), ("", "二三", "", "", "にさん"),
    ]) func twoNeighbouringDigitsSayAboutHowMany(
        _ before: String, _ digits: String, _ counter: String, _ own: String, _ reading: String
    ) {
        #expect(quantity(before, digits, counter, own) == [reading])
    }
}
