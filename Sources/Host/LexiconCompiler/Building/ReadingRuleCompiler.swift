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

    private mutating func add(_ rules: [ReadingRule], _ chosen: (ReadingRule) -> (UInt32, UInt32)) -> UInt32 {
        let start = code.count
        let namesKinds = rules.contains { $0.before.first?.isWord ?? false || $0.after.first?.isWord ?? false }
        code.append(UInt32(rules.count) | (namesKinds ? ReadingRules.namesKinds : 0))
        code.append(contentsOf: repeatElement(0, count: rules.count * ReadingRules.Sieve.size))
        for (index, rule) in rules.enumerated() {
            let sieve = start + 1 + index
            code[sieve] = holes(for: rule.before.first)
            code[sieve + rules.count] = holes(for: rule.after.first)
            code[sieve + 2 * rules.count] = UInt32(code.count)
            let (first, second) = chosen(rule)
            code.append(first)
            code.append(second)
            code.append(UInt32(rule.before.count))
            for element in rule.before { append(element) }
            code.append(UInt32(rule.after.count))
            for element in rule.after { append(element) }
        }
        return UInt32(start)
    }

    /// The holes of the sieve for the element next to the word.
    private func holes(for element: ReadingRule.Element?) -> UInt32 {
        switch element {
        case nil: ReadingRules.Sieve.open
        case .edge: ReadingRules.Sieve.edge
        case .word(let kinds, _): ReadingRules.Sieve.holes(for: kinds)
        case .scalar(let scalar): members(of: [scalar]).reduce(0) { $0 | ReadingRules.Sieve.hole(for: $1) }
        case .set(let listed):
            members(of: listed).reduce(0) {
                $0 | ($1 == Self.number ? ReadingRules.Sieve.number : ReadingRules.Sieve.hole(for: $1))
            }
        }
    }

    /// Any number, in the set of a rule: #.
    private static let number: UInt32 = 0x23

    /// Characters and their traditional forms.
    private func members(of listed: [UInt32]) -> [UInt32] {
        listed + listed.flatMap { traditional[$0] ?? [] }.filter { !listed.contains($0) }
    }

    private mutating func append(_ element: ReadingRule.Element) {
        switch element {
        case .scalar(let scalar):
            let members = members(of: [scalar])
            if members.count > 1 { code.append(ReadingRules.set | UInt32(members.count)) }
            code.append(contentsOf: members)
        case .edge: code.append(ReadingRules.edge)
        case .word(let kinds, let others): code.append(ReadingRules.word(kinds, butNot: others))
        case .set(let listed):
            let members = members(of: listed)
            code.append(ReadingRules.set | UInt32(members.count))
            code.append(contentsOf: members.map { $0 == Self.number ? ReadingRules.number : $0 })
        }
    }
}
