import Lexicon
import Segmentation
import Testing

@testable import LexiconCompiler

/// Glossa's own tables of Chinese readings and phrases.
@Suite struct ChineseTableTests {
    @Test func theLongestContextOfAReadingComesFirst() throws {
        let file = try ReadingRuleFile("# note\n长\tchang2\tzhang3: 校_ _大$; chang2: _度\n绿\tlü4")
        #expect(file.defaults == ["长": ["chang2"], "绿": ["lu:4"]])
        #expect(file.rules["长"]?.map { $0.reading } == [["zhang3"], ["zhang3"], ["chang2"]])
        #expect(file.rules["长"]?.map { $0.before.count + $0.after.count } == [2, 1, 1])
    }

    @Test(arguments: [
        ("长", 1), ("\tchang2", 1), ("长\t", 1), ("长\tchang", 1), ("长大\tzhang3", 1), ("长\tchang2\tzhang3: 校_\t-", 1),
        ("长\tchang2\t", 1), ("长\tchang2\tzhang3", 1), ("长\tchang2\tzhang3:", 1), ("长\tchang2\tzhang3: 校_;", 1),
        ("长\tchang2\tzhang: 校_", 1), ("长\tchang2\n\n长\tzhang3", 3),
    ])
    func aMalformedReadingIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try ReadingRuleFile(text) }
        #expect(error?.line == line && error?.file == "polyphones.txt")
    }

    @Test(arguments: ["_", "校", "校__", "校_长_", "[校_", "校]_", "[]_", "_[度$]", "[[校]_"])
    func aMalformedContextIsRefused(_ pattern: String) {
        #expect(throws: MalformedFact.self) { try ReadingRuleFile("长\tchang2\tzhang3: \(pattern)") }
        #expect(ReadingRuleFile.rule(pattern[...], reading: []) == nil)
    }

    @Test func aContextMayNameKindsOfWords() {
        let rule = ReadingRuleFile.rule("一<v-n>_<va>了", reading: ["de5"])
        #expect(rule?.before == [.word(.verb, butNot: .noun), .scalar(0x4E00)])
        #expect(rule?.after == [.word([.verb, .adjective], butNot: []), .scalar(0x4E86)])
    }

    @Test(arguments: ["<>_", "<x>_", "<v_", "v>_", "<v-_>", "<-v>_", "<v-n-a>_", "[<v>]_", "<v<n>>_"])
    func aMalformedKindIsRefused(_ pattern: String) {
        #expect(ReadingRuleFile.rule(pattern[...], reading: []) == nil)
    }

    @Test func aCharacterSaysMoreThanAKind() throws {
        let file = try ReadingRuleFile("得\tde2\tde5: <v>_ <v>_<a> 跑_ 跑_<a>; dei3: ^_<v>")
        #expect(file.rules["得"]?.map { $0.weight } == [3, 3, 2, 2, 1])
        #expect(file.rules["得"]?.map { $0.wordCount } == [1, 1, 0, 2, 1])
    }

    @Test(arguments: kindsOfWords)
    func aWordHasTheKindsOfItsPartOfSpeech(
        _ word: String, _ tag: String, _ definitions: [String], _ kinds: WordKinds
    ) {
        let entry = CEDICTEntry(traditional: word, simplified: word, pinyin: "x", definitions: definitions)
        #expect(ChineseWordKinds.kinds(of: word, tag: tag, entries: definitions.isEmpty ? [] : [entry]) == kinds)
    }

    private static let kindsOfWords: [(String, String, [String], WordKinds)] = [
        ("跑", "v", [], .verb), ("换", "v", [], .verb), ("扎", "v", [], .verb), ("学习", "v", ["to learn; to study"], .verb),
        ("工作", "vn", ["to work", "job; work"], [.verb, .noun]), ("会", "v", ["can; to have the skill"], []),
        ("可以", "c", ["can; may"], []), ("老师", "n", ["teacher"], [.noun, .person]), ("我", "r", ["I; me"], .person),
        ("王子", "nr", ["prince"], [.noun, .person]), ("天鹅", "nr", ["swan"], .noun), ("去世", "t", ["to pass away"], .verb),
        ("粉碎", "v", ["to crush"], .verb), ("高兴", "a", ["happy", "to be willing"], .adjective),
        ("个人", "n", ["individual; personal"], .noun),
    ]

    @Test func aPhraseIsItsWords() throws {
        #expect(try ChinesePhrases("# note\n听 了 解说\n几 个 人").phrases == [["听", "了", "解说"], ["几", "个", "人"]])
    }

    @Test(arguments: [
        ("听了解说", 1), ("听  了", 1), ("听 了 ", 1), ("几 个 人\n几个 人", 2), ("一 二 三 四 五 六 七 八 九", 1),
        ("一二三四五六七八九十一二三四五六 人", 1),
    ])
    func aMalformedPhraseIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try ChinesePhrases(text) }
        #expect(error?.line == line && error?.file == "phrases.txt")
    }

    @Test func theTablesOfGlossaAreWellFormed() throws {
        #expect(try ReadingRuleFile.glossa().rules["上头"] != nil)
        #expect(try ChinesePhrases.glossa().phrases.count > 3_000)
    }
}
