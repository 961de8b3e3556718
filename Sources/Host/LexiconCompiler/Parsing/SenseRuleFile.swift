import Lexicon
import LexiconFile
import Model

/// The rules of `Data/contexts-zh.txt`: what a Chinese word means in a context, where that is not its usual meaning.
struct SenseRuleFile {
    /// The rules of each word, the longest first. Their reading is the gloss.
    private(set) var rules: [String: [ReadingRule]] = [:]

    /// The table bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> SenseRuleFile {
        try LexiconError.telling { () throws(MalformedFact) in
            try SenseRuleFile(EmbeddedData.chineseContexts.text)
        }
    }

    /// Parses lines of `word<TAB>gloss<TAB>patterns`, the patterns as in `polyphones.txt`, separated by spaces.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "contexts-zh.txt", fields: 3...3).rows {
            let gloss = try row.text(1, "gloss")
            for pattern in try row.text(2, "pattern").split(separator: " ") {
                guard let rule = Self.rule(pattern, gloss) else {
                    throw row.malformed("“\(pattern)” is no context")
                }
                rules[row[0], default: []].append(rule)
            }
        }
        rules = rules.mapValues(ReadingRuleFile.longestFirst)
    }

    /// The rule of a pattern; that of `_` alone matches wherever no longer one does.
    private static func rule(_ pattern: Substring, _ gloss: String) -> ReadingRule? {
        pattern == "_"
            ? ReadingRule(reading: [gloss], before: [], after: []) : ReadingRuleFile.rule(pattern, reading: [gloss])
    }
}
