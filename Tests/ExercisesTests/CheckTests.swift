import Model
import Testing

@testable import Exercises

/// Answers are checked leniently where a difference is irrelevant and strictly where it matters.
@Suite struct CheckTests {
    static let gap = Exercise(
        .cloze(
            .init(before: "他在", after: "排队。"), .init("银行", alternatives: ["銀行"], readings: ["yínháng"])),
        words: ["银行"])
    static let heard = dictation("他高兴地笑了。", "tā gāoxìng de xiào le")
    static let japanese = dictation("銀行に行く。", "ぎんこうにいく")
    static let order = Exercise(
        .order(.init(["银行", "我", "今天", "去"], sentence: "今天我去银行。", alternatives: ["我今天去银行"])))
    static let match = Exercise(
        .match(
            .init(
                [.init("银行", "bank"), .init("书", "book"), .init("门", "door")], partners: ["book", "bank", "door"])!),
        words: ["银行", "书", "门"])

    private static func dictation(_ text: String, _ readings: String...) -> Exercise {
        Exercise(.dictation(.init(text, readings: readings)))
    }

    @Test(arguments: ["银行", " 银行 ", "銀行", "银行。", "yínháng", "yin2hang2", "yin2 hang2", "Yín háng", "ＹＩＮ２ ＨＡＮＧ２"])
    func aWordCountsInCharactersOrAsItIsRead(_ typed: String) {
        #expect(Self.gap.check([typed]).isRight)
    }

    @Test(arguments: [("yin hang", Verdict.Slip.tones), ("yin4 hang2", .tones), ("yínhǎng", .tones)])
    func tonesMatter(_ typed: String, _ slip: Verdict.Slip) {
        #expect(Self.gap.check([typed]) == Verdict(isRight: false, parts: [false], slip: slip))
    }

    @Test(arguments: ["", "   ", "。", "很行", "行", "银行行", "bank", "银 行 员"]) func anotherWordIsWrong(_ typed: String) {
        #expect(Self.gap.check([typed]) == Verdict(isRight: false, parts: [false]))
    }

    @Test func whatIsTypedCountsInEitherScript() {
        let simplified: (String) -> String = { AnswerText.merging(["門"], into: "门", in: $0) }
        let door = Exercise(.dictation(.init("门开了。")))
        #expect(!door.check(["門開了"], in: .chinese, simplified: simplified).isRight)
        #expect(door.check(["門开了"], in: .chinese, simplified: simplified).isRight)
        #expect(!door.check(["門开了"], in: .chinese, simplified: nil).isRight)
        #expect(!door.check(["門开了"], in: .japanese, simplified: simplified).isRight)
        let choice = Exercise(.choice(.init(.meaning("door"), ["门", "書"], answer: "门")!))
        #expect(!choice.check(["門"], in: .chinese, simplified: simplified).isRight)
    }

    @Test func whatCannotBeHeardCountsInADictation() {
        for right in ["他高兴地笑了", "她高兴地笑了。", "他高兴地笑了!", "ta1 gao1xing4 de xiao4 le5", "tā gāoxìng de xiào le"] {
            #expect(Self.heard.check([right]).isRight, "\(right)")
        }
        #expect(!Self.gap.check(["她"]).isRight)
        let you = Self.dictation("你好吗？", "nǐ hǎo ma")
        #expect(you.check(["妳好吗"]).isRight && !you.check(["您好吗"]).isRight)
        let three = Self.dictation("三点见。", "sān diǎn jiàn")
        #expect(three.check(["3点见"]).isRight && !three.check(["4点见"]).isRight)
    }

    @Test(arguments: [
        ("十点见。", "10点见"), ("十点见。", "１０点见"), ("两点见。", "2点见"), ("10点见。", "十点见"), ("二〇二六年十二月三十一日", "2026年12月31日"),
        ("一百零五个人", "105个人"), ("一千零十五块", "1015块"), ("三万块", "3万块"), ("三万块", "30,000块"),
        ("一亿两千万人", "120000000人"), ("十時に会う", "10時に会う"),
    ])
    func aNumberInDigitsCountsInADictation(_ answer: String, _ typed: String) {
        #expect(Self.dictation(answer).check([typed]).isRight)
    }

    @Test(arguments: [
        ("十点见。", "1点见"), ("十点见。", "11点见"), ("十点见。", "一零点见"), ("两点见。", "二点见"), ("三万块", "3千块"),
        ("三百亿亿亿亿亿亿万个", "99999999999999999999999999亿亿亿个"),
    ])
    func anotherNumberIsWrong(_ answer: String, _ typed: String) {
        #expect(!Self.dictation(answer).check([typed]).isRight)
    }

    @Test(arguments: ["他高兴的笑了", "他高兴得笑了。", "她高兴的笑了"]) func deIsNotDe(_ typed: String) {
        #expect(Self.heard.check([typed]) == Verdict(isRight: false, parts: [false], slip: .de))
    }

    @Test(arguments: ["銀行に行く", "銀行に行く！", "ぎんこうにいく", "ギンコウニイク", "ｷﾞﾝｺｳにいく", "ぎんこう に いく"])
    func kanaCountForKanji(_ typed: String) {
        #expect(Self.japanese.check([typed]).isRight)
    }

    @Test func kanjiAndKanaMayBeMixedWhereTheyReadTheSame() {
        #expect(!Self.japanese.check(["銀行にいく"]).isRight)
        #expect(Self.japanese.check(["銀行にいく"], heard: "ギンコウニイク").isRight)
        #expect(!Self.japanese.check(["銀行へいく"], heard: "ギンコウヘイク").isRight)
        // An analyser's reading of a wrong kana answer does not make it right.
        #expect(!Self.japanese.check(["ぎんこにいく"], heard: "ぎんこうにいく").isRight)
    }

    @Test func otherOrdersCountOnlyWhereTheyAreRight() {
        #expect(Self.order.check(["今天", "我", "去", "银行"]).isRight)
        #expect(Self.order.check(["我", "今天", "去", "银行"]).isRight)
        #expect(!Self.order.check(["我", "去", "今天", "银行"]).isRight)
        #expect(!Self.order.check(["今天", "我", "去"]).isRight)
        #expect(!Self.order.check([]).isRight)
    }

    @Test func everyPairOfAMatchIsJudged() {
        let verdict = Self.match.check(["bank", "door", "book"])
        #expect(verdict == Verdict(isRight: false, parts: [true, false, false]))
        #expect(Self.match.results(verdict).map(\.isRight) == [true, false, false])
        #expect(Self.match.check(["bank", "book", "door"]).isRight)
        #expect(Self.match.check(["bank"]).parts == [true, false, false])
        #expect(!Self.match.check(["bank", "book", "door", "x"]).isRight)
    }

    @Test func aChoiceIsTakenWhole() throws {
        let task = try #require(Exercise.Choice(.meaning("银行"), ["bank", "the bank", "book"], answer: "bank"))
        let choice = Exercise(.choice(task), words: ["银行"])
        #expect(choice.check(["bank"]).isRight)
        #expect(!choice.check(["the bank"]).isRight && !choice.check([]).isRight)
        #expect(choice.results(choice.check(["book"])).map(\.isRight) == [false])
    }

    @Test func englishIsTakenInAnyCase() {
        let gap = Exercise(.cloze(.init(before: "He ", after: " home."), .init("went")))
        #expect(gap.check(["Went"]).isRight && gap.check([" went. "]).isRight && !gap.check(["wend"]).isRight)
    }

    @Test func theRightAnswerCanBeChosen() {
        #expect(Exercise.Choice(.meaning("银行"), ["book", "door"], answer: "bank") == nil)
        #expect(Exercise.Match([.init("银行", "bank")], partners: ["book"]) == nil)
        #expect(Exercise.Match([.init("银行", "bank")], partners: ["bank", "book"]) == nil)
    }

    @Test func aTypedAnswerIsConvertedWithItsAlternativesAndKeepsItsReadings() {
        let mapped = Self.gap.mappingAnswers { $0 + "!" }
        #expect(
            mapped.task
                == .cloze(
                    .init(before: "他在", after: "排队。"),
                    .init("银行!", alternatives: ["銀行!"], readings: ["yínháng"])))
        #expect(mapped.words == Self.gap.words)
        #expect(Self.japanese.mappingAnswers { _ in "門" }.answer == ["門"])
        #expect(Self.order.mappingAnswers { _ in "門" } == Self.order)
        #expect(Self.match.mappingAnswers { _ in "門" } == Self.match)
    }
}
