import Phonology
import Segmentation

/// Compiles reading rules into the bytecode that ``ReadingRules`` interprets. A context in simplified characters also holds
/// for a text in traditional ones.
struct ReadingRuleCompiler {
    private(set) var code: [UInt32] = []
    /// The traditional forms of simplified characters.
    private let traditional: [UInt32: [UInt32]]

    init(folding: CharacterFolding) { traditional = folding.variants }

    /// Appends the rules of one word and returns their offset.
    mutating func add(_ rules: [ReadingRule], writer: inout LexiconWriter) -> UInt32 {
        add(rules) { rule in
            let numbered = rule.reading.joined(separator: " ")
            return (writer.string(numbered), writer.string(ChineseTables.marked(numbered, capitalised: false)))
        }
    }

    /// Appends the rules for the meanings of one word, each a gloss and the reading it goes with, and returns their offset.
    mutating func add(senses rules: [ReadingRule], writer: inout LexiconWriter) -> UInt32 {
        add(rules) { rule in (writer.string(rule.reading[0]), writer.string(rule.reading[1])) }
    }

    /// Appends the rules of one word, of which the first that matches counts, and returns their offset.
    ///
    /// - Parameter chosen: What ``ReadingRules/reading(at:_:)`` returns where a rule matches.
    mutating func add(_ rules: [ReadingRule], _ chosen: (ReadingRule) -> (UInt32, UInt32)) -> UInt32 {
        typealias Index = ReadingRules.Index
        let start = code.count
        let keys = rules.map(keys)
        // About as many buckets as entries.
        let keyed = keys.reduce(0) { $0 + $1.count }
        var bits = Index.bits.lowerBound
        while 1 << bits < keyed, bits < Index.bits.upperBound { bits += 1 }
        let unkeyed = rules.indices.filter { keys[$0].isEmpty }
        var buckets: [[(key: UInt32, rule: Int)]] = Array(repeating: [], count: 1 << bits)
        for rule in rules.indices {
            for key in keys[rule] { buckets[Index.bucket(of: key, bits: bits)].append((key, rule)) }
        }
        code.append(Index.header(unkeyed: unkeyed.count, bits: bits))
        var entry = code.count + buckets.count + 1 + unkeyed.count * Index.entrySize
        for bucket in buckets {
            code.append(UInt32(entry))
            entry += bucket.count * Index.entrySize
        }
        code.append(UInt32(entry))
        // The rules follow the entries.
        var begins: [UInt32] = []
        var place = entry
        for rule in rules {
            begins.append(UInt32(place))
            place += 4 + (rule.before + rule.after).reduce(0) { $0 + elements(of: $1).count }
        }
        for rule in unkeyed { code += [Self.kinds(of: rules[rule]), begins[rule]] }
        for (key, rule) in buckets.joined() { code += [key, begins[rule]] }
        for rule in rules {
            let (first, second) = chosen(rule)
            code.append(first)
            code.append(second)
            for side in [rule.before, rule.after] {
                code.append(UInt32(side.count))
                for element in side { code += elements(of: element) }
            }
        }
        return UInt32(start)
    }

    /// The keys under which a rule is listed: those of its nearest element on the side where it can be fewer characters. None
    /// if no character is nearest on either side.
    private func keys(of rule: ReadingRule) -> [UInt32] {
        let sides = [(rule.before.first, false), (rule.after.first, true)].map { element, isAfter in
            characters(of: element).map { ReadingRules.Index.key($0, isAfter: isAfter) }
        }
        // Edges and digits are beside many words.
        func frequency(_ keys: [UInt32]) -> Int {
            keys.reduce(0) { $0 + ($1 < ReadingRules.Index.key(ReadingRules.Index.number, isAfter: false) ? 1 : 100) }
        }
        return sides.filter { !$0.isEmpty }.min { frequency($0) < frequency($1) } ?? []
    }

    /// What the element next to the word can be, each once: characters, and what stands for digits and edges in a key.
    private func characters(of element: ReadingRule.Element?) -> [UInt32] {
        switch element {
        case nil, .word: return []
        case .edge: return [ReadingRules.Index.edge]
        case .scalar(let scalar): return members(of: [scalar])
        case .set(let listed):
            var characters: [UInt32] = []
            for member in members(of: listed) where !characters.contains(member) { characters.append(member) }
            return characters.map { $0 == Self.number ? ReadingRules.Index.number : $0 }
        }
    }

    /// The kinds of words next to the word that a rule without a key needs.
    private static func kinds(of rule: ReadingRule) -> UInt32 {
        func kinds(_ element: ReadingRule.Element?) -> WordKinds {
            if case .word(let kinds, _) = element { kinds } else { [] }
        }
        return ReadingRules.Index.kinds(before: kinds(rule.before.first), after: kinds(rule.after.first))
    }

    /// Any number, in the set of a rule: #.
    private static let number: UInt32 = 0x23

    /// Characters and their traditional forms.
    private func members(of listed: [UInt32]) -> [UInt32] {
        listed + listed.flatMap { traditional[$0] ?? [] }.filter { !listed.contains($0) }
    }

    /// An element as the array has it.
    private func elements(of element: ReadingRule.Element) -> [UInt32] {
        switch element {
        case .scalar(let scalar):
            let members = members(of: [scalar])
            return members.count > 1 ? [ReadingRules.set | UInt32(members.count)] + members : members
        case .edge: return [ReadingRules.edge]
        case .word(let kinds, let others): return [ReadingRules.word(kinds, butNot: others)]
        case .set(let listed):
            let members = members(of: listed)
            return [ReadingRules.set | UInt32(members.count)]
                + members.map { $0 == Self.number ? ReadingRules.number : $0 }
        }
    }
}
