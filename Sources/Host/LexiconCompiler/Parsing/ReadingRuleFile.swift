import Lexicon
import LexiconFile

/// A rule for a reading in context.
struct ReadingRule {
    enum Element: Hashable {
        case scalar(UInt32)
        /// Any of these scalars; `#` matches any digit, Arabic or Chinese.
        case set([UInt32])
        /// The edge of a clause: punctuation, or the end of the text.
        case edge
    }

    /// Numbered syllables, one per character.
    var reading: [String]
    /// The context before, the nearest first.
    var before: [Element]
    /// The context after, the nearest first.
    var after: [Element]
}

/// The rules of `Data/polyphones.txt`.
struct ReadingRuleFile {
    /// The usual readings of words that have several: numbered syllables by word.
    private(set) var defaults: [String: [String]] = [:]
    /// The rules of each word; the longest first.
    private(set) var rules: [String: [ReadingRule]] = [:]

    /// The table bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> ReadingRuleFile {
        try LexiconError.telling { () throws(MalformedFact) in
            try ReadingRuleFile(EmbeddedData.polyphones.text)
        }
    }

    /// Parses lines of `word<TAB>usual reading<TAB>reading: pattern pattern; reading: pattern`; the rules may be missing.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "polyphones.txt", fields: 2...3).rows {
            let word = try row.text(0, "word")
            let usual = try Self.reading(row[1][...], of: word, in: row)
            guard defaults.updateValue(usual, forKey: word) == nil else {
                throw row.malformed("“\(word)” occurs twice")
            }
            guard row.fields.count > 2 else { continue }
            var all: [ReadingRule] = []
            for group in row[2].split(separator: ";", omittingEmptySubsequences: false) {
                let parts = group.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let patterns = parts.count == 2 ? parts[1].split(separator: " ") : []
                guard !patterns.isEmpty else { throw row.malformed("“\(group)” is no reading with its contexts") }
                let reading = try Self.reading(parts[0], of: word, in: row)
                for pattern in patterns {
                    guard let rule = Self.rule(pattern, reading: reading) else {
                        throw row.malformed("“\(pattern)” is no context")
                    }
                    all.append(rule)
                }
            }
            rules[word] = Self.longestFirst(all)
        }
    }

    /// Sorts rules. Stable: of two rules of the same length, the first in the file wins.
    static func longestFirst(_ rules: [ReadingRule]) -> [ReadingRule] {
        let sorted = rules.enumerated().sorted {
            let lengths = (
                $0.element.before.count + $0.element.after.count, $1.element.before.count + $1.element.after.count
            )
            return lengths.0 != lengths.1 ? lengths.0 > lengths.1 : $0.offset < $1.offset
        }
        return sorted.map(\.element)
    }

    /// Converts a reading to CC-CEDICT's notation: lower case, ü as `u:`.
    private static func reading(
        _ text: Substring, of word: String, in row: FactRows.Row
    ) throws(MalformedFact) -> [String] {
        let syllables = text.split(separator: " ").map { $0.lowercased().replacing("ü", with: "u:") }
        guard syllables.count == word.unicodeScalars.count,
            syllables.allSatisfy({ $0.count > 1 && $0.last.map { ("1"..."5").contains($0) } ?? false })
        else { throw row.malformed("“\(text)” is no reading with a numbered syllable for each character") }
        return syllables
    }

    /// Parses a pattern of the context; nil for one that is malformed.
    static func rule(_ pattern: Substring, reading: [String]) -> ReadingRule? {
        var sides: [[ReadingRule.Element]] = [[]]
        var set: [UInt32]?
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case "]":
                guard let members = set, !members.isEmpty else { return nil }
                sides[sides.count - 1].append(.set(members))
                set = nil
            // A set holds only characters.
            case "_" where set == nil: sides.append([])
            case "[" where set == nil: set = []
            case "^" where set == nil, "$" where set == nil: sides[sides.count - 1].append(.edge)
            case "_", "[", "^", "$": return nil
            default:
                if set != nil {
                    set?.append(scalar.value)
                } else {
                    sides[sides.count - 1].append(.scalar(scalar.value))
                }
            }
        }
        guard set == nil, sides.count == 2, !sides[0].isEmpty || !sides[1].isEmpty else { return nil }
        return ReadingRule(
            reading: reading, before: sides[0].map(Self.withRange).reversed(), after: sides[1].map(Self.withRange))
    }

    /// Expands ranges: `[0-9一二]`.
    private static func withRange(_ element: ReadingRule.Element) -> ReadingRule.Element {
        guard case .set(let members) = element, let dash = members.firstIndex(of: 0x2D), dash > 0,
            dash + 1 < members.count
        else { return element }
        var expanded = members
        expanded.replaceSubrange(
            dash - 1...dash + 1, with: Array(members[dash - 1]...max(members[dash - 1], members[dash + 1])))
        return .set(expanded)
    }
}
