/// A node of a parsed rule.
indirect enum RuleNode: Sendable {
    case test(String)
    case before(String)
    case clauseStart
    case clauseEnd
    case sentenceEnd
    case marked([RuleNode])
    case either([[RuleNode]])
    case refuse([[RuleNode]])
    case repeated([RuleNode], Int, Int)
}

/// The words of a rule: brackets are separate, and a closing one includes the quantifier and conditions of its group.
enum RuleWords {
    static func words(of rule: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isBracket(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "(" || scalar == ")" || scalar == "[" || scalar == "]"
        }
        for scalar in rule.unicodeScalars {
            if scalar == " " {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else if isBracket(scalar) {
                if scalar == "(", word == "!" {
                    words.append("!(")
                    word = ""
                    continue
                }
                if !word.isEmpty { words.append(word) }
                word = String(scalar)
                if scalar == "(" || scalar == "[" {
                    words.append(word)
                    word = ""
                }
            } else {
                word.unicodeScalars.append(scalar)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}

/// A parser for the words of a rule.
struct RuleParser {
    private let words: [String]
    private var position = 0

    init(_ words: [String]) { self.words = words }

    var isAtEnd: Bool { position == words.count }

    /// Parses nodes up to a closing bracket, a `/` or the end. Returns nil on a syntax error.
    mutating func sequence() -> [RuleNode]? {
        var nodes: [RuleNode] = []
        while position < words.count {
            let word = words[position]
            if word.utf8.first == UInt8(ascii: "]") || word.utf8.first == UInt8(ascii: ")") || word == "/" { break }
            position += 1
            guard let node = node(word) else { return nil }
            nodes.append(node)
        }
        return nodes
    }

    private mutating func node(_ word: String) -> RuleNode? {
        switch word {
        case "[":
            guard let inner = sequence(), let end = closing("]") else { return nil }
            return repeated(.marked(inner), quantifier(end).counts)
        case "(", "!(":
            guard var ways = ways(), let end = closing(")") else { return nil }
            let (conditions, counts) = quantifier(end)
            if !conditions.isEmpty {
                guard conditions.utf8.first == UInt8(ascii: "&") else { return nil }
                for index in ways.indices {
                    guard ways[index].count == 1, case .test(let text) = ways[index][0] else { return nil }
                    ways[index] = [.test(Self.adding(conditions, to: text))]
                }
            }
            return repeated(word == "(" ? .either(ways) : .refuse(ways), counts)
        case "^": return .clauseStart
        case "$": return .clauseEnd
        case "$$": return .sentenceEnd
        default:
            if word.utf8.starts(with: "<<".utf8) { return .before(String(word.dropFirst(2))) }
            guard word.utf8.count > 1 else { return .test(word) }
            let (text, counts) = quantifier(word)
            return repeated(.test(text), counts)
        }
    }

    private mutating func ways() -> [[RuleNode]]? {
        guard let first = sequence() else { return nil }
        var ways = [first]
        while position < words.count, words[position] == "/" {
            position += 1
            guard let way = sequence() else { return nil }
            ways.append(way)
        }
        return ways
    }

    /// Consumes a closing bracket and returns the text after it.
    private mutating func closing(_ bracket: String) -> String? {
        guard position < words.count, words[position].hasPrefix(bracket) else { return nil }
        position += 1
        return String(words[position - 1].dropFirst())
    }

    private func repeated(_ node: RuleNode, _ counts: (Int, Int)?) -> RuleNode {
        counts.map { .repeated([node], $0.0, $0.1) } ?? node
    }

    /// Distributes conditions: `a|b` with `&c` becomes `a&c|b&c`.
    private static func adding(_ conditions: String, to text: String) -> String {
        text.split(separator: "|").map { String($0) + conditions }.joined(separator: "|")
    }

    /// Returns the text before `?`, `*`, `+` or `{1,4}` at the end of a word, and the counts it stands for.
    private func quantifier(_ word: String) -> (text: String, counts: (Int, Int)?) {
        switch word.utf8.last {
        case UInt8(ascii: "?"): return (String(word.dropLast()), (0, 1))
        case UInt8(ascii: "*"): return (String(word.dropLast()), (0, 20))
        case UInt8(ascii: "+"): return (String(word.dropLast()), (1, 20))
        case UInt8(ascii: "}"):
            guard let brace = word.lastIndex(of: "{") else { return (word, nil) }
            let numbers = word[word.index(after: brace)...].dropLast().split(separator: ",").compactMap { Int($0) }
            guard numbers.count == 2 else { return (word, nil) }
            return (String(word[..<brace]), (numbers[0], numbers[1]))
        default: return (word, nil)
        }
    }
}
