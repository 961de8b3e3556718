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

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 2 else { continue }
            let word = String(fields[0])
            defaults[word] = Self.syllables(fields[1])
            guard fields.count >= 3 else { continue }
            var all: [ReadingRule] = []
            for group in fields[2].split(separator: ";") {
                guard let colon = group.firstRange(of: ": ") else { continue }
                let reading = Self.syllables(group[..<colon.lowerBound])
                for pattern in group[colon.upperBound...].split(separator: " ") {
                    if let rule = Self.rule(pattern, reading: reading) { all.append(rule) }
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

    /// Converts syllables to CC-CEDICT's notation: lower case, ü as `u:`.
    private static func syllables(_ text: Substring) -> [String] {
        text.split(separator: " ").map { $0.lowercased().replacing("ü", with: "u:") }
    }

    /// Parses a pattern of the context; nil for one that is malformed.
    static func rule(_ pattern: Substring, reading: [String]) -> ReadingRule? {
        var sides: [[ReadingRule.Element]] = [[]]
        var set: [UInt32]?
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case "_": sides.append([])
            case "[": set = []
            case "]":
                guard let members = set else { return nil }
                sides[sides.count - 1].append(.set(members))
                set = nil
            case "^", "$": sides[sides.count - 1].append(.edge)
            default:
                if set != nil {
                    set?.append(scalar.value)
                } else {
                    sides[sides.count - 1].append(.scalar(scalar.value))
                }
            }
        }
        guard sides.count == 2, !sides[0].isEmpty || !sides[1].isEmpty else { return nil }
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
