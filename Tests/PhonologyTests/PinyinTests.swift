import Testing

@testable import Phonology

@Suite struct PinyinTests {
    @Test(arguments: [
        ("yin2 hang2", "yínháng"), ("xi1 an1", "xī'ān"), ("Xi1 an1", "Xī'ān"), ("nu:3 er2", "nǚ'ér"),
        ("lu:4", "lǜ"),
        ("lu:e4 duo2", "lüèduó"), ("dui4 bu5 qi3", "duìbuqǐ"), ("liu2", "liú"), ("gui4", "guì"),
        ("yue4", "yuè"),
        ("xiong1", "xiōng"), ("hua1 r5", "huār"), ("yi1 hui4 r5", "yīhuìr"), ("hm5", "hm"), ("ng2", "ńg"),
        ("n4", "ǹ"),
        ("m2", "ḿ"), ("m4", "m\u{300}"), ("ê1", "ê\u{304}"), ("ê4", "ề"), ("xx5", "xx"), ("lo5", "lo"),
        ("Mao2 Ze2 dong1", "Máo Zédōng"), ("ka3 la1 O K", "kǎlā OK"), ("T xu4", "T xù"), ("A A zhi4", "AA zhì"),
        ("cong2 shan4 ru2 deng1 , cong2 e4 ru2 beng1", "cóngshànrúdēng, cóng'èrúbēng"),
        ("A1 dao4 fu1 · Xi1 te4 le4", "Ādàofū·Xītèlè"), ("nǐ hǎo", "nǐhǎo"), ("", ""),
    ])
    func aReadingIsWrittenWithToneMarks(numbered: String, marked: String) {
        #expect(Pinyin.marked(numbered) == marked)
    }

    @Test func spacesBetweenSyllablesCanBeKept() {
        #expect(Pinyin.marked("xi1 an1 ren2", joined: false) == "xī ān rén")
    }

    @Test(arguments: [
        ("nǐhǎo", "ni3 hao3"), ("nǐ hǎo", "ni3 hao3"), ("ni3hao3", "ni3 hao3"), ("nihao", "ni hao"),
        ("NI3HAO3", "Ni3 Hao3"), ("Xi'an", "Xi an"), ("xī'ān", "xi1 an1"), ("xīān", "xi1 an1"),
        ("xiān", "xian1"),
        ("lǜsè", "lü4 se4"), ("lv4", "lü4"), ("lu:4", "lü4"), ("LU:4", "Lü4"), ("lü4", "lü4"),
        ("nu:e4", "nüe4"),
        ("lue4", "lüe4"), ("jü2", "ju2"), ("māma", "ma1 ma5"), ("huār", "hua1 r5"), ("nar3", "na r3"),
        ("ma0", "ma5"), ("BeiJing", "Bei Jing"), ("tian-an-men", "tian an men"), ("ni\u{030C}", "ni3"),
        ("lu\u{0308}\u{0300}", "lü4"), ("hăo", "hao3"), ("líu", "liu2"), ("nǐ’hǎo", "ni3 hao3"), ("mp3", "mp3"),
        ("diǎnr", "dian3 r5"), ("nǚ'ér", "nü3 er2"), ("yīhuìr", "yi1 hui4 r5"),
        ("ḿshá", "m2 sha2"), ("dāngèr", "dan1 ge4 r5"), ("guòjiér", "guo4 jie2 r5"), ("nǚér", "nü3 er2"),
    ])
    func aReadingIsReadAsItIsMet(written: String, numbered: String) {
        #expect(Pinyin.numbered(written) == numbered)
    }

    @Test(arguments: [
        ("xian", ["xian", "xi an"]), ("fangan", ["fan gan", "fang an"]), ("xi1an1", ["xi1 an1"]),
        ("xi an", ["xi an"]), ("xi'an", ["xi an"]), ("danao", ["da nao", "dan ao", "da na o", "dan a o"]),
        ("nihao", ["ni hao", "ni ha o"]),
        ("tiananmen", ["tian an men", "ti a nan men", "ti an an men"]), ("erzi", ["er zi", "e r zi"]),
        ("nuer", ["nu er", "nüe r", "nu e r"]),
        ("ming", ["ming"]), ("xq", []), ("", []), ("ni好", []), ("a", ["a"]),
    ])
    func anAmbiguousReadingGivesAllItsSplitsTheLikeliestFirst(written: String, splits: [String]) {
        let found = Pinyin.splits(written).map { $0.map(\.numbered).joined(separator: " ") }
        #expect(found == splits)
    }

    @Test func theNumberOfSplitsIsLimited() {
        let long = String(repeating: "xian", count: 40)
        #expect(Pinyin.splits(long, limit: 5).count == 5)
        #expect(Pinyin.splits(long, limit: 5)[0].count == 40)
        #expect(Pinyin.splits(long, limit: 0).isEmpty)
    }

    @Test(arguments: [
        ("nǐ hǎo", "nihao", "ni3hao3"), ("Ni3 hao3", "nihao", "ni3hao3"), ("nihao", "nihao", "nihao"),
        ("nü3 er2", "nver", "nv3er2"), ("nu:3'er2", "nver", "nv3er2"), ("lüe4", "lve", "lve4"),
        ("lue4", "lve", "lve4"),
        ("lue", "lve", "lve"), ("lu4 e2", "lue", "lu4e2"), ("luerdao", "luerdao", "luerdao"),
        ("nv", "nv", "nv"),
        ("ju2", "ju", "ju2"), ("jv2", "ju", "ju2"), ("yu2", "yu", "yu2"), ("yü2", "yu", "yu2"),
        ("ni3 h", "nih", "ni3h"),
        ("ka3 la1 O K", "kalaok", "ka3la1ok"), ("ê4", "e", "e4"), ("ma5 ma", "mama", "ma5ma"),
    ])
    func aReadingHasAKeyWithAndWithoutTones(reading: String, key: String, tonedKey: String) {
        #expect(Pinyin.key(reading) == key)
        #expect(Pinyin.tonedKey(reading) == tonedKey)
    }

    @Test(arguments: [
        ("de", "de5", true), ("le5", "le", true), ("zhi1 shi", "zhī shi5", true), ("de5", "dé", false),
        ("ma1", "mā", true),
    ])
    func theNeutralToneSoundsAsNoneAtAll(one: String, other: String, isSame: Bool) {
        #expect((Pinyin.soundKey(one) == Pinyin.soundKey(other)) == isSame)
    }

    @Test func whatIsNoPinyinHasNoSyllables() {
        #expect(Pinyin.syllables("ka3 la1 O K") == nil)
        #expect(Pinyin.syllables("hello") == nil)
        #expect(Pinyin.syllables("") == nil)
        #expect(Pinyin.syllables("ni3 hao3")?.count == 2)
    }

    @Test func aReadingHasOneElementForEachCharacter() {
        #expect(Pinyin.elements("ka3 la1 O K").count == "卡拉OK".count)
        #expect(Pinyin.elements("hua1 r5").count == "花儿".count)
        #expect(Pinyin.elements("cong2 shan4 , cong2 e4").count == "从善，从恶".count)
    }

    @Test func anyTextIsTakenApartWithoutHarm() {
        for text in ["\u{0301}", "1", "::", "ü:", "''", "a1111", "é́", "🀄️ma1", "\0", "nǐ\r\nhǎo"] {
            _ = Pinyin.marked(text)
            _ = Pinyin.splits(text)
            _ = Pinyin.tonedKey(text)
        }
        #expect(Pinyin.marked("🀄️ ma1") == "🀄️mā")
    }
}
