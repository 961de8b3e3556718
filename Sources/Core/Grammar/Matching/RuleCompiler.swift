/// A compiler for the rules of one language.
struct RuleCompiler {
    private(set) var vocabulary = Vocabulary()
    private var lists: [String: Set<Int32>] = [:]

    init(lists: [(name: String, words: String)]) {
        for list in lists {
            var words: Set<Int32> = []
            for word in list.words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                words.insert(vocabulary.number(of: String(word)))
            }
            self.lists[list.name, default: []].formUnion(words)
        }
    }

    /// - Returns: Nil if the text is not a rule, or names a list that does not exist.
    mutating func compile(_ text: String) -> TokenRule? {
        var parser = RuleParser(RuleWords.words(of: text))
        guard let nodes = parser.sequence(), parser.isAtEnd else { return nil }
        var writer = ProgramWriter()
        for node in nodes {
            guard write(node, &writer) else { return nil }
        }
        writer.program.append(.accept)
        return TokenRule(program: writer.program, tests: writer.tests, anchors: anchors(of: nodes))
    }

    private struct ProgramWriter {
        var program: [TokenRule.Instruction] = []
        var tests: [TokenTest] = []

        mutating func add(_ test: TokenTest) -> Int {
            tests.append(test)
            return tests.count - 1
        }
    }

    private mutating func write(_ node: RuleNode, _ writer: inout ProgramWriter) -> Bool {
        switch node {
        case .test(let text):
            guard let test = test(text) else { return false }
            writer.program.append(.test(writer.add(test)))
        case .before(let text):
            guard let test = test(text) else { return false }
            writer.program.append(.before(writer.add(test), atStart: test.isNegated))
        case .clauseStart: writer.program.append(.clauseStart)
        case .clauseEnd: writer.program.append(.clauseEnd)
        case .sentenceEnd: writer.program.append(.sentenceEnd)
        case .marked(let nodes):
            writer.program.append(.open)
            guard write(nodes, &writer) else { return false }
            writer.program.append(.close)
        case .either(let ways):
            return write(ways: ways, &writer)
        case .refuse(let ways):
            let start = writer.program.count
            writer.program.append(.accept)
            guard write(ways: ways, &writer) else { return false }
            writer.program.append(.accept)
            writer.program[start] = .refuse(end: writer.program.count)
        case .repeated(let nodes, let least, let most):
            for _ in 0..<least {
                guard write(nodes, &writer) else { return false }
            }
            var exits: [Int] = []
            for _ in least..<max(least, most) {
                exits.append(writer.program.count)
                writer.program.append(.accept)
                guard write(nodes, &writer) else { return false }
            }
            // Non-greedy: continuing after the loop comes first.
            for exit in exits { writer.program[exit] = .split(writer.program.count, exit + 1) }
        }
        return true
    }

    private mutating func write(_ nodes: [RuleNode], _ writer: inout ProgramWriter) -> Bool {
        for node in nodes {
            guard write(node, &writer) else { return false }
        }
        return true
    }

    private mutating func write(ways: [[RuleNode]], _ writer: inout ProgramWriter) -> Bool {
        var exits: [Int] = []
        for (index, way) in ways.enumerated() {
            let start = writer.program.count
            if index + 1 < ways.count { writer.program.append(.accept) }
            guard write(way, &writer) else { return false }
            if index + 1 < ways.count {
                exits.append(writer.program.count)
                writer.program.append(.accept)
                writer.program[start] = .split(start + 1, writer.program.count)
            }
        }
        for exit in exits { writer.program[exit] = .jump(writer.program.count) }
        return true
    }

    /// Returns the smallest set of forms such that every match contains one of them.
    private mutating func anchors(of nodes: [RuleNode]) -> Set<Int32>? {
        var best: Set<Int32>?
        for node in nodes {
            var candidate: Set<Int32>?
            switch node {
            case .test(let text): candidate = test(text)?.forms
            case .marked(let inner): candidate = anchors(of: inner)
            case .repeated(let inner, let least, _): candidate = least > 0 ? anchors(of: inner) : nil
            case .either(let ways):
                var all: Set<Int32>? = []
                for way in ways {
                    let own = anchors(of: way)
                    all = own.flatMap { own in all.map { $0.union(own) } }
                }
                candidate = all
            default: candidate = nil
            }
            if let candidate, candidate.count < best?.count ?? .max { best = candidate }
        }
        return best
    }

    private mutating func test(_ text: String) -> TokenTest? {
        var rest = Substring(text)
        // `!a|b` is none of them; with `&` the `!` belongs to its own condition.
        let isNegated = text.utf8.first == UInt8(ascii: "!") && !text.utf8.contains(UInt8(ascii: "&"))
        if isNegated { rest = rest.dropFirst() }
        var alternatives: [[TokenTest.Condition]] = []
        for alternative in rest.split(separator: "|") {
            var conditions: [TokenTest.Condition] = []
            for part in alternative.split(separator: "&") {
                guard let condition = condition(String(part)) else { return nil }
                conditions.append(condition)
            }
            guard !conditions.isEmpty else { return nil }
            alternatives.append(conditions)
        }
        return alternatives.isEmpty ? nil : TokenTest(isNegated: isNegated, alternatives: alternatives)
    }

    private mutating func condition(_ text: String) -> TokenTest.Condition? {
        let isNegated = text.utf8.first == UInt8(ascii: "!")
        let rest = isNegated ? String(text.dropFirst()) : text
        guard let kind = kind(rest) else { return nil }
        return TokenTest.Condition(isNegated: isNegated, kind: kind)
    }

    private mutating func kind(_ text: String) -> TokenTest.Kind? {
        let inner = String(text.dropFirst())
        switch text.utf8.first {
        case nil: return nil
        case UInt8(ascii: ".") where text.utf8.count == 1: return .any
        case UInt8(ascii: "~") where text.utf8.count == 1: return .notPunctuation
        case UInt8(ascii: "@"): return lists[inner].map { .list($0) }
        case UInt8(ascii: "<"): return .feature(vocabulary.number(of: String(inner.dropLast())))
        case UInt8(ascii: ":"): return .text(vocabulary.number(of: inner))
        case UInt8(ascii: "'"): return .reading(vocabulary.number(of: String(inner.dropLast())))
        case UInt8(ascii: "="): return Int(inner.dropFirst()).map { .same($0) }
        case UInt8(ascii: "^"): return Int(inner.dropFirst()).map { .kin($0) }
        case UInt8(ascii: "%"): return .suffix(inner)
        default:
            if text.utf8.last == UInt8(ascii: "%") { return .prefix(String(text.dropLast())) }
            return .form(vocabulary.number(of: text))
        }
    }
}
