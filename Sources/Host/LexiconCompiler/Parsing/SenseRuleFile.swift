import Lexicon
import LexiconFile
import Model

/// The rules of `Data/contexts-zh.txt`: what a Chinese word means in a context, where that is not its usual meaning.
struct SenseRuleFile {
    /// The rules of each word, the longest first. Their reading is the gloss, and after it the reading of the word in
    /// that meaning, in numbered pinyin, if the table names it.
    private(set) var rules: [String: [ReadingRule]] = [:]

    /// The table bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> SenseRuleFile {
        try LexiconError.telling { () throws(MalformedFact) in
            try SenseRuleFile(EmbeddedData.chineseContexts.text)
        }
    }

    /// Parses lines of `words<TAB>gloss<TAB>patterns<TAB>reading`, the patterns as in `polyphones.txt`, separated by spaces;
    /// the reading may be missing. The words are one, or several as `word=name`, separated by spaces, each with the gloss in
    /// which its name stands for `*`.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "contexts-zh.txt", fields: 3...4).rows {
            let gloss = try row.text(1, "gloss")
            let patterns = try row.text(2, "pattern").split(separator: " ")
            for word in row[0].split(separator: " ") {
                let named = word.split(separator: "=", maxSplits: 1)
                guard gloss.contains("*") == (named.count == 2) else {
                    throw row.malformed("“\(word)” has a name, as in 王=Wang, only if the gloss has a * for it")
                }
                let gloss = named.count == 2 ? gloss.replacing("*", with: named[1]) : gloss
                for pattern in patterns {
                    guard let rule = Self.rule(pattern, row[3].isEmpty ? [gloss] : [gloss, row[3]]) else {
                        throw row.malformed("“\(pattern)” is no context")
                    }
                    rules[String(named[0]), default: []].append(rule)
                }
            }
        }
        rules = rules.mapValues(ReadingRuleFile.longestFirst)
    }

    /// The rule of a pattern; that of `_` alone matches wherever no longer one does.
    private static func rule(_ pattern: Substring, _ meaning: [String]) -> ReadingRule? {
        pattern == "_"
            ? ReadingRule(reading: meaning, before: [], after: []) : ReadingRuleFile.rule(pattern, reading: meaning)
    }
}
