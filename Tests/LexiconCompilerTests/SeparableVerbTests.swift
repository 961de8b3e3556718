import Lexicon
import LexiconFile
import Testing

@testable import LexiconCompiler

/// How the parts of a verb are read where it is taken apart.
@Suite struct SeparableVerbTests {
    private let usual = [
        "理": "li3", "发": "fa1", "散": "san4", "架": "jia4", "打": "da3", "中": "zhong1", "生": "sheng1", "还": "hai2",
        "清": "qing1", "看": "kan4", "家": "jia1", "巴": "ba1", "结": "jie2", "走": "zou3", "路": "lu4",
    ]

    private func rules(_ word: String, _ syllables: [String]) -> [String: [ReadingRule]] {
        SeparableVerbs([SeparableVerbs.Verb(text: word, syllables: syllables)]) { usual[$0] }.rules
    }

    /// The same as the table of polyphones would say it.
    private func table(_ patterns: String, _ reading: String) -> [ReadingRule] {
        patterns.split(separator: " ").compactMap { ReadingRuleFile.rule($0, reading: [reading]) }
    }

    @Test func theObjectIsReadAsInTheVerb() {
        let rules = rules("理发", ["li3", "fa4"])
        #expect(Set(rules.keys) == ["发"])
        #expect(isAlike(rules["发"] ?? [], table("理[了过着完]_ 理[了过着完]<q>_ 理[了过着完]<m><q>_", "fa4")))
    }

    @Test func theVerbIsReadAsWithItsObject() {
        let rules = rules("散架", ["san3", "jia4"])
        #expect(Set(rules.keys) == ["散"])
        let patterns =
            "_[了过着完]架[的了就后吗吧呢又才也都一似] _[了过着完]架$ _[了过着完]<q>架$ _[了过着完]<m><q>架$"
        #expect(isAlike(rules["散"] ?? [], table(patterns, "san3")))
    }

    @Test func theResultIsReadAsInTheVerb() {
        #expect(isAlike(rules("打中", ["da3", "zhong4"])["中"] ?? [], table("打[不得]_", "zhong4")))
        let repay = rules("还清", ["huan2", "qing1"])
        // 还 is mostly an adverb: 还不清楚.
        #expect(repay.isEmpty)
    }

    /// What stands alone as a function word, what has the neutral tone, and what is read as usual.
    @Test(arguments: [
        ("生还", ["sheng1", "huan2"]), ("看家", ["kan1", "jia1"]), ("结巴", ["jie2", "ba5"]),
        ("走路", ["zou3", "lu4"]), ("打的", ["da3", "di1"]), ("理", ["li3"]),
    ])
    func othersAddNothing(_ word: String, _ syllables: [String]) {
        #expect(rules(word, syllables).isEmpty)
    }

    private func isAlike(_ left: [ReadingRule], _ right: [ReadingRule]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { rule, other in
                rule.reading == other.reading && rule.before == other.before && rule.after == other.after
            }
    }
}
