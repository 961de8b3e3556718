import Foundation
import Testing

@testable import Storage
@testable import StorageEngines

/// Checks every statement in the sources, including those that no other test runs. Parts that are inserted at run
/// time (`\(…)`) are read as a name; the run-time check refuses what they hide.
@Suite struct SourceStatementTests {
    /// Statements that name their learner in a separate part, or span learners, by file.
    private static let exceptions: [String: Int] = [
        // Whose a name or an identity is, and who is there.
        "Features/Accounts/Signing/FindAccount.swift": 2,
        "Features/Accounts/Identities/Identities.swift": 1,
        "Features/Accounts/People/People.swift": 2,
        // Whom a purchase serves.
        "Features/Entitlements/Purchases.swift": 1,
        // Whether an id is another's, too.
        "Features/Models/Profiles/ProfileKeys.swift": 1,
        // Whose requests are due.
        "Desk/Operations/Deletion/DeleteEverything.swift": 1,
        // Who has something to purge.
        "Desk/Operations/Deletion/PurgeDeleted.swift": 1,
        // For whom something waits.
        "Desk/Operations/Jobs/WaitingLearners.swift": 2,
        // The columns of a table are a part of their own.
        "Desk/Wire/Whole/KeptTable+Rows.swift": 1,
        // Copies all tables; which database it is; whether there are tables.
        "Host/StorageEngines/PostgreSQL/PostgreSQLCopier.swift": 3,
        // Whether a table is locked.
        "Host/StorageEngines/PostgreSQL/PostgreSQLDatabase.swift": 1,
        // Who holds a lock; whether there is a schema.
        "Host/StorageEngines/PostgreSQL/PostgreSQLPresence.swift": 2,
        // Identifies the learner.
        "Features/Library/Desk/Desk.swift": 1,
        // Whether a table is empty, before a load.
        "Host/StorageEngines/SQLite/SQLiteDatabase.swift": 1,
    ]

    @Test func everyStatementInTheSourcesNamesItsLearner() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        var found: [String: Int] = [:]
        for case let file as URL in files where file.pathExtension == "swift" {
            let path = String(file.path.dropFirst(sources.path.count + 1))
            // Files of other programs, and definitions.
            let others = ["Host/Formats/", "Host/Storage/Migrations/", "Host/LexiconCompiler/"]
            if others.contains(where: { path.hasPrefix($0) }) { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for statement in Self.statements(in: text) {
                count += 1
                let unscoped = LearnerScope(statement).unscoped
                if unscoped.isEmpty { continue }
                found[path, default: 0] += 1
                if found[path] ?? 0 > Self.exceptions[path] ?? 0 {
                    Issue.record("\(path): \(unscoped.joined(separator: ", ")) without its learner in “\(statement)”")
                }
            }
        }
        #expect(found == Self.exceptions)
        #expect(count >= 200)
    }

    @Test func aStatementIsFoundInASource() {
        let source = #"""
            let a = "SELECT x FROM book WHERE id = ?" // "SELECT y FROM deck"
            let b = """
                UPDATE book \
                SET title = ? WHERE \(name("a", ["b"])) = ?
                """
            let c = "no statement", d = "SELECT \(columns) FROM (\(inner)) AS part"
            """#
        #expect(
            Self.statements(in: source).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } == [
                "SELECT x FROM book WHERE id = ?", "UPDATE book SET title = ? WHERE part = ?",
                "SELECT part FROM (SELECT 1) AS part",
            ])
    }

    /// The string literals of a source file that are statements.
    static func statements(in source: String) -> [String] {
        literals(in: source).filter { text in
            let words = text.split(whereSeparator: \.isWhitespace).prefix(3)
            return switch words.first {
            case "SELECT", "WITH": text.contains("FROM ")
            case "INSERT": words.dropFirst().first == "INTO" && text.contains("(")
            case "DELETE": words.dropFirst().first == "FROM" && words.count > 2
            case "UPDATE": text.contains(" SET ")
            default: false
            }
        }
    }

    private static func literals(in source: String) -> [String] {
        var scanner = Scanner(source: Array(source.utf8))
        while scanner.position < scanner.source.count { scanner.step() }
        return scanner.literals
    }

    /// Finds string literals, with `part` for each interpolation, and `SELECT 1` for one that fills a pair of
    /// brackets by itself.
    private struct Scanner {
        let source: [UInt8]
        var position = 0
        var literals: [String] = []

        mutating func step() {
            if starts(with: "//") {
                while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
            } else if starts(with: "\"") {
                literals.append(literal())
            } else {
                position += 1
            }
        }

        private func starts(with text: String) -> Bool { source[position...].starts(with: text.utf8) }

        private mutating func literal() -> String {
            let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
            position += quote.utf8.count
            var text: [UInt8] = []
            while position < source.count, !starts(with: quote) {
                if starts(with: "\\(") {
                    let isAlone = text.last == UInt8(ascii: "(")
                    position += 2
                    skipInterpolation()
                    let isClosed = position < source.count && source[position] == UInt8(ascii: ")")
                    text += isAlone && isClosed ? Array("SELECT 1".utf8) : Array("part".utf8)
                } else if starts(with: "\\") {
                    position += 2
                } else {
                    text.append(source[position])
                    position += 1
                }
            }
            position += quote.utf8.count
            return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private mutating func skipInterpolation() {
            var depth = 1
            while position < source.count, depth > 0 {
                if starts(with: "\"") {
                    _ = literal()
                    continue
                }
                if source[position] == UInt8(ascii: "(") { depth += 1 }
                if source[position] == UInt8(ascii: ")") { depth -= 1 }
                position += 1
            }
        }
    }
}
