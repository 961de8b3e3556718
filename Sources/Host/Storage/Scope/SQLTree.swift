/// A statement as words and parentheses: just enough of its grammar to tell which tables it names and what it requires
/// of them.
indirect enum SQLNode: Hashable, Sendable {
    /// A keyword, name or number, in lower case.
    case word(String)
    /// The `?` for the argument at this index.
    case placeholder(Int)
    /// A string in single quotes.
    case literal
    /// An operator or a separator: `=`, `||`, `,`, `.`
    case symbol(String)
    /// The contents of a pair of parentheses.
    case group([SQLNode])

    /// Parses a statement. Unbalanced parentheses end a group at the end of the text.
    static func tree(of sql: String) -> [SQLNode] {
        var parser = Parser(bytes: Array(sql.utf8))
        return parser.nodes()
    }

    private struct Parser {
        let bytes: [UInt8]
        var position = 0
        var placeholders = 0

        mutating func nodes() -> [SQLNode] {
            var nodes: [SQLNode] = []
            while let byte = current {
                switch byte {
                case UInt8(ascii: ")"):
                    position += 1
                    return nodes
                case UInt8(ascii: "("):
                    position += 1
                    nodes.append(.group(self.nodes()))
                case UInt8(ascii: "?"):
                    nodes.append(.placeholder(placeholders))
                    placeholders += 1
                    position += 1
                case UInt8(ascii: "'"):
                    skipQuoted(byte)
                    nodes.append(.literal)
                case UInt8(ascii: "\""):
                    let start = position + 1
                    skipQuoted(byte)
                    nodes.append(.word(text(start..<max(start, position - 1))))
                case UInt8(ascii: "-") where next == byte: skip(past: "\n")
                case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skip(past: "*/")
                case let byte where Self.isWord(byte): nodes.append(.word(readWord()))
                case 0...0x20: position += 1
                default: nodes.append(.symbol(readSymbol()))
                }
            }
            return nodes
        }

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }
        private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

        private func text(_ range: Range<Int>) -> String {
            String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
        }

        /// Reads a doubled quote inside as two literals.
        private mutating func skipQuoted(_ quote: UInt8) {
            position += 1
            while let byte = current, byte != quote { position += 1 }
            position += 1
        }

        private mutating func skip(past end: String) {
            position += 2
            while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
            position += end.utf8.count
        }

        private mutating func readWord() -> String {
            let start = position
            while let byte = current, Self.isWord(byte) { position += 1 }
            return text(start..<position).lowercased()
        }

        private mutating func readSymbol() -> String {
            let start = position
            position += 1
            let pair = start + 2 <= bytes.count ? text(start..<start + 2) : ""
            if ["||", "<=", ">=", "<>", "!=", "==", "::"].contains(pair) { position += 1 }
            return text(start..<position)
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }
    }
}

extension [SQLNode] {
    /// The parts between the commas.
    var items: [ArraySlice<SQLNode>] { split(separator: .symbol(","), omittingEmptySubsequences: false) }

    /// Whether this is a subquery.
    var isQuery: Bool { first == .word("select") || first == .word("with") || first == .word("values") }
}
