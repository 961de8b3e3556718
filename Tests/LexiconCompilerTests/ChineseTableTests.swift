import Lexicon
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
