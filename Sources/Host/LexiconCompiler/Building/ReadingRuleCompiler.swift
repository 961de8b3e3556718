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

    /// Appends the rules for the meanings of one word and returns their offset.
    mutating func add(senses rules: [ReadingRule], writer: inout LexiconWriter) -> UInt32 {
        add(rules) { rule in
            let gloss = writer.string(rule.reading[0])
            return (gloss, gloss)
        }
    }

    private mutating func add(_ rules: [ReadingRule], _ chosen: (ReadingRule) -> (UInt32, UInt32)) -> UInt32 {
        let start = UInt32(code.count)
        code.append(UInt32(rules.count))
        for rule in rules {
            let (first, second) = chosen(rule)
            code.append(first)
            code.append(second)
            let size = code.count
            code.append(0)
            code.append(UInt32(rule.before.count))
            for element in rule.before { append(element) }
            code.append(UInt32(rule.after.count))
            for element in rule.after { append(element) }
            code[size] = UInt32(code.count - size - 1)
        }
        return start
    }

    private mutating func append(_ element: ReadingRule.Element) {
        switch element {
        case .scalar(let scalar):
            guard let others = traditional[scalar] else { return code.append(scalar) }
            code.append(ReadingRules.set | UInt32(others.count + 1))
            code.append(scalar)
            code.append(contentsOf: others)
        case .edge: code.append(ReadingRules.edge)
        case .set(let listed):
            let members = listed + listed.flatMap { traditional[$0] ?? [] }.filter { !listed.contains($0) }
            code.append(ReadingRules.set | UInt32(members.count))
            code.append(contentsOf: members.map { $0 == 0x23 ? ReadingRules.number : $0 })
        }
    }
}
