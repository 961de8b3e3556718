import Lexicon
import LexiconFile
import Segmentation

/// A rule for a reading in context.
struct ReadingRule {
    enum Element: Hashable {
        case scalar(UInt32)
        /// Any of these scalars; `#` matches any digit, Arabic or Chinese.
        case set([UInt32])
        /// The edge of a clause: punctuation, or the end of the text.
        case edge
        /// A whole word of the segmentation that is at least one of some kinds, and none of others.
        case word(WordKinds, butNot: WordKinds)
    }

    /// Numbered syllables, one per character.
    var reading: [String]
    /// The context before, the nearest first.
    var before: [Element]
    /// The context after, the nearest first.
    var after: [Element]

    /// How much the context says: characters and edges count twice, a kind of words once.
    var weight: Int { (before + after).reduce(0) { $0 + ($1.isWord ? 1 : 2) } }
    /// How many kinds of words it names.
    var wordCount: Int { (before + after).count { $0.isWord } }
}

extension ReadingRule.Element {
    var isWord: Bool {
        if case .word = self { true } else { false }
    }
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

    /// Sorts rules by their weight. Of two with the same weight, that which names fewer kinds of words comes first, then the
    /// first in the file.
    static func longestFirst(_ rules: [ReadingRule]) -> [ReadingRule] {
        let sorted = rules.enumerated().sorted {
            let (left, right) = ($0.element, $1.element)
            return (right.weight, left.wordCount, $0.offset) < (left.weight, right.wordCount, $1.offset)
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
        var word: String?
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case ">":
                guard set == nil, let letters = word, let element = Self.word(letters) else { return nil }
                sides[sides.count - 1].append(element)
                word = nil
            case _ where word != nil: word?.unicodeScalars.append(scalar)
            case "<" where set == nil: word = ""
            case "]":
                guard let members = set, !members.isEmpty else { return nil }
                sides[sides.count - 1].append(.set(members))
                set = nil
            // A set holds only characters.
            case "_" where set == nil: sides.append([])
            case "[" where set == nil: set = []
            case "^" where set == nil, "$" where set == nil: sides[sides.count - 1].append(.edge)
            case "_", "[", "^", "$", "<": return nil
            default:
                if set != nil {
                    set?.append(scalar.value)
                } else {
                    sides[sides.count - 1].append(.scalar(scalar.value))
                }
            }
        }
        guard set == nil, word == nil, sides.count == 2, !sides[0].isEmpty || !sides[1].isEmpty else { return nil }
        return ReadingRule(
            reading: reading, before: sides[0].map(Self.withRange).reversed(), after: sides[1].map(Self.withRange))
    }

    /// Parses the letters of kinds of words, and after a dash those that the word must not be; nil for an unknown letter or
    /// none.
    private static func word(_ letters: String) -> ReadingRule.Element? {
        let parts = letters.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        var kinds: [WordKinds] = []
        for part in parts {
            var all: WordKinds = []
            for scalar in part.unicodeScalars {
                guard let known = WordKinds.letters.first(where: { $0.letter == scalar }) else { return nil }
                all.insert(known.kind)
            }
            kinds.append(all)
        }
        return .word(kinds[0], butNot: kinds.count > 1 ? kinds[1] : [])
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
