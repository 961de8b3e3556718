import Testing

@testable import Phonology

@Suite struct PinyinSyllableTests {
    @Test(arguments: [
        ("lu:4", PinyinInitial.l, PinyinFinal.ü, Tone.fourth, "lü"), ("lv4", .l, .ü, .fourth, "lü"),
        ("lǜ", .l, .ü, .fourth, "lü"), ("nu:3", .n, .ü, .third, "nü"), ("r5", .none, .r, .neutral, "r"),
        ("xx5", .none, .unknown, .neutral, "xx"), ("liu2", .l, .iou, .second, "liu"),
        ("dui4", .d, .uei, .fourth, "dui"),
        ("lun2", .l, .uen, .second, "lun"), ("wen2", .none, .uen, .second, "wen"),
        ("ju1", .j, .ü, .first, "ju"),
        ("xue2", .x, .üe, .second, "xue"), ("yuan4", .none, .üan, .fourth, "yuan"),
        ("yo5", .none, .io, .neutral, "yo"),
        ("zhuang1", .zh, .uang, .first, "zhuang"), ("hng5", .h, .ng, .neutral, "hng"),
        ("er2", .none, .er, .second, "er"),
        ("weng1", .none, .ueng, .first, "weng"), ("xiong2", .x, .iong, .second, "xiong"),
    ])
    func aSyllableIsAnInitialAFinalAndATone(
        text: String, initial: PinyinInitial, final: PinyinFinal, tone: Tone, letters: String
    ) throws {
        let syllable = try #require(PinyinSyllable(text))
        #expect(syllable == PinyinSyllable(initial: initial, final: final, tone: tone))
        #expect(syllable.letters == letters)
    }

    @Test(arguments: [
        "nihao", "xi'an", "", "b", "q1", " ", "ni3x", "ong1", "bong1", "jo2", "XiAn", "a1b", "ni3hao3",
    ])
    func whatIsNotOneSyllableIsRefused(text: String) {
        #expect(PinyinSyllable(text) == nil)
    }

    @Test func aSyllableWithoutAToneHasNone() {
        #expect(PinyinSyllable("ma")?.tone == nil)
        #expect(PinyinSyllable("ma5")?.tone == .neutral)
    }

    @Test func aCapitalIsKept() {
        #expect(PinyinSyllable("Bei3")?.marked == "Běi")
        #expect(PinyinSyllable("Ā")?.numbered == "A1")
        #expect(PinyinSyllable("Lü3")?.marked == "Lǚ")
    }

    @Test func everySyllableOfTheTableIsReadBackInEveryForm() {
        var count = 0
        for initial in PinyinInitial.allCases {
            for final in PinyinFinal.allCases {
                let letters = PinyinSyllable(initial: initial, final: final, tone: nil).letters
                guard let plain = PinyinSyllable(letters), plain.initial == initial, plain.final == final else {
                    continue
                }
                count += 1
                for tone in Tone.allCases {
                    let syllable = PinyinSyllable(initial: initial, final: final, tone: tone)
                    #expect(PinyinSyllable(syllable.numbered) == syllable)
                    // Neither the r nor an unknown reading has a tone mark.
                    if tone != .neutral, final != .r, final != .unknown {
                        #expect(PinyinSyllable(syllable.marked) == syllable, "\(syllable.marked)")
                    }
                }
            }
        }
        #expect(count == 431)
    }

    @Test(arguments: [
        ("hǎo", "ㄏㄠˇ"), ("ma5", "˙ㄇㄚ"), ("zhi1", "ㄓ"), ("shi4", "ㄕˋ"), ("lü4", "ㄌㄩˋ"), ("ju2", "ㄐㄩˊ"),
        ("yuan2", "ㄩㄢˊ"),
        ("weng1", "ㄨㄥ"), ("dong1", "ㄉㄨㄥ"), ("xiong1", "ㄒㄩㄥ"), ("yong4", "ㄩㄥˋ"), ("liu2", "ㄌㄧㄡˊ"),
        ("dui4", "ㄉㄨㄟˋ"),
        ("wu3", "ㄨˇ"), ("yi1", "ㄧ"), ("er4", "ㄦˋ"), ("r5", "ㄦ"), ("ê4", "ㄝˋ"), ("nü", "ㄋㄩ"), ("xin1", "ㄒㄧㄣ"),
    ])
    func aSyllableIsWrittenInZhuyin(text: String, zhuyin: String) {
        #expect(PinyinSyllable(text)?.zhuyin == zhuyin)
    }

    @Test func aReadingIsWrittenInZhuyin() {
        #expect(Zhuyin.of("nǐhǎo ma5") == "ㄋㄧˇ ㄏㄠˇ ˙ㄇㄚ")
        #expect(Zhuyin.of("T xu4") == "T ㄒㄩˋ")
    }
}
