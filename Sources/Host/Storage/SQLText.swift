/// The properties of a statement that Glossa needs before passing it to an engine.
///
/// It tokenizes the text only into words, placeholders, literals and comments; the engine parses the rest.
package struct SQLText: Sendable {
    package enum Kind: Sendable {
        /// One reading statement: SELECT, VALUES, WITH … SELECT, EXPLAIN of those.
        case read
        /// One writing statement: INSERT, UPDATE, DELETE, also after WITH.
        case write
        /// Anything else: several statements, transactions, definitions, settings.
        case other
    }

    package let kind: Kind
    /// The UTF-8 offsets of the placeholders.
    package let placeholders: [Int]

    package init(_ sql: String) {
        var scanner = Scanner(bytes: Array(sql.utf8))
        scanner.scan()
        placeholders = scanner.placeholders
        kind = scanner.kind
    }

    /// Replaces each `?` by `$1`, `$2` …, as PostgreSQL requires.
    package func numbered(_ sql: String) -> String {
        var bytes: [UInt8] = []
        var copied = 0
        let source = Array(sql.utf8)
        for (index, offset) in placeholders.enumerated() {
            bytes += source[copied..<offset]
            bytes += "$\(index + 1)".utf8
            copied = offset + 1
        }
        bytes += source[copied...]
        return String(decoding: bytes, as: UTF8.self)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0
        var placeholders: [Int] = []
        var firstWord = ""
        var writes = false
        var hasSeparator = false

        var kind: Kind {
            if hasSeparator { return .other }
            switch firstWord {
            case "SELECT", "VALUES", "EXPLAIN": return writes ? .other : .read
            case "WITH": return writes ? .write : .read
            case "INSERT", "UPDATE", "DELETE": return .write
            default: return .other
            }
        }

        mutating func scan() {
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "'"), UInt8(ascii: "\""): skipQuoted(bytes[position])
                case UInt8(ascii: "-") where peek == UInt8(ascii: "-"): skip(past: [UInt8(ascii: "\n")])
                case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): skip(past: Array("*/".utf8))
                case UInt8(ascii: "?"):
                    placeholders.append(position)
                    position += 1
                case UInt8(ascii: ";"):
                    hasSeparator = true
                    position += 1
                case let byte where Self.isWordByte(byte): readWord()
                default: position += 1
                }
            }
        }

        private var peek: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

        /// Reads a doubled quote inside as two literals, which has the same effect.
        private mutating func skipQuoted(_ quote: UInt8) {
            position += 1
            while position < bytes.count, bytes[position] != quote { position += 1 }
            position += 1
        }

        private mutating func skip(past end: [UInt8]) {
            position += 2
            while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
            position += end.count
        }

        private mutating func readWord() {
            let start = position
            while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
            guard firstWord.isEmpty || position - start == 6 || position - start == 5 else { return }
            let word = String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
            if firstWord.isEmpty { firstWord = word }
            writes = writes || word == "INSERT" || word == "UPDATE" || word == "DELETE" || word == "MERGE"
        }

        private static func isWordByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }
    }
}
