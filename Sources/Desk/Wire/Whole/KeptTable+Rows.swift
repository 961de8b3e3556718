import Formats
import Foundation
import Model
import Storage

extension KeptTable {
    /// The column with bytes in a file of their own.
    private var file: Column? { columns.first { $0.kind == .file } }

    /// Passes the learner's rows to `body` in the order of their keys, as JSON.
    ///
    /// - Throws: `StorageError`, and what `body` throws.
    public func forEachRow(in reader: Reader, _ body: (JSON) throws -> Void) throws {
        // Bytes with files of their own are not read with the rest.
        let read = columns.filter { $0.kind != .file }
        let names = read.map(\.name).joined(separator: ", ")
        try reader.forEachRow(
            "SELECT \(names) FROM \(name) WHERE learner_id = ? ORDER BY \(order)", [reader.owner]
        ) { row in
            var members: [JSONObject.Member] = []
            for (column, value) in zip(read, row.values) {
                switch value {
                case .null: continue
                case .integer(let integer): members.append(.init(column.name, .integer(integer)))
                case .real(let real): members.append(.init(column.name, .real(real)))
                case .text(let text): members.append(.init(column.name, .text(text)))
                case .blob(let bytes): members.append(.init(column.name, .text(Data(bytes).base64EncodedString())))
                }
            }
            if file != nil { members.append(.init("file", .text(try place(of: row)))) }
            try body(.object(JSONObject(members)))
        }
    }

    /// Passes the bytes that have files of their own to `body`, one row at a time, with the name of the file.
    public func forEachFile(in reader: Reader, _ body: (String, [UInt8]) throws -> Void) throws {
        guard file != nil else { return }
        let names = columns.map(\.name).joined(separator: ", ")
        try reader.forEachRow(
            "SELECT \(names) FROM \(name) WHERE learner_id = ? ORDER BY \(order)", [reader.owner]
        ) { row in try body(try place(of: row), try row.blob("bytes")) }
    }

    private var order: String { key.isEmpty ? "learner_id" : key.joined(separator: ", ") }

    /// The name of the file of a row in the archive. No two rows share one.
    private func place(of row: Row) throws -> String {
        let type = Self.fileExtension(try row.text("media_type"))
        switch name {
        case "media":
            let name = try row.text("name")
            return "media/" + (Self.isPlain(name) ? name : "\(try row.text("sha256"))-\(Self.digest(name))\(type)")
        case "cover": return "pictures/\(try row.text("book_id"))/cover\(type)"
        default: return "pictures/\(try row.text("book_id"))/\(try row.text("digest"))\(type)"
        }
    }

    /// Whether a name can be that of a file on any system.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 200 && !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
            && !name.unicodeScalars.contains {
                $0.properties.generalCategory == .control || "/\\:*?\"<>|".unicodeScalars.contains($0)
            }
    }

    /// FNV-1a, for names that cannot be those of files.
    private static func digest(_ name: String) -> String {
        String(name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }

    private static func fileExtension(_ mediaType: String) -> String {
        switch mediaType {
        case "image/jpeg": ".jpg"
        case "image/png": ".png"
        case "image/gif": ".gif"
        case "image/webp": ".webp"
        case "image/svg+xml": ".svg"
        default: ""
        }
    }
}

// MARK: - Rows that come back

/// Why a row of a document cannot be stored.
public struct MalformedRow: Error, Hashable, Sendable {
    public var table: String
}

extension KeptTable {
    /// The number of rows that are written at once.
    private static let batch = 500
    /// The number of bytes in files from which fewer rows are written at once.
    private static let batchLength = 4 << 20

    /// Writes rows of a document for the learner of a transaction.
    ///
    /// - Parameters:
    ///   - rows: Where the rows are in the document.
    ///   - file: Returns the bytes of a file in the archive; nil if there is none.
    /// - Returns: The number of rows.
    /// - Throws: ``MalformedRow``, `ArchiveFault`, `StorageError`, and what `file` throws.
    @discardableResult
    public func insert(
        _ rows: Range<Int>, of document: JSONFile, into transaction: Transaction, file: (String) throws -> [UInt8]?
    ) throws -> Int {
        let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        let names = columns.map(\.name).joined(separator: ", ")
        let insertion = "INSERT INTO \(name) (learner_id, \(names)) VALUES (\(marks))"
        var count = 0
        // Decks refer to each other, in any order.
        var parents: [[SQLValue]] = []
        func write(_ execute: ([[SQLValue]]) throws -> Void) throws {
            var batch: [[SQLValue]] = []
            var length = 0
            try document.forEachElement(of: rows) { json in
                var row = [transaction.owner] + (try values(of: json, file))
                if name == "deck", let parent = place(of: "parent_id"), let id = place(of: "id") {
                    if row[parent] != .null { parents.append([row[parent], transaction.owner, row[id]]) }
                    row[parent] = .null
                }
                for case .blob(let bytes) in row { length += bytes.count }
                batch.append(row)
                count += 1
                guard batch.count >= Self.batch || length >= Self.batchLength else { return }
                try execute(batch)
                batch.removeAll(keepingCapacity: true)
                length = 0
            }
            if !batch.isEmpty { try execute(batch) }
        }
        guard let entity = Change.Entity(rawValue: name) else {
            // Rows that never change without others, or sums.
            try write { try transaction.runDerived(insertion, each: $0) }
            return count
        }
        try transaction.run(changes: .upsertMany(entity)) { (statements: Statements) throws in
            try write { _ = try statements.execute(insertion, each: $0) }
            guard !parents.isEmpty else { return }
            try statements.execute("UPDATE deck SET parent_id = ? WHERE learner_id = ? AND id = ?", each: parents)
        }
        return count
    }

    /// The place of a column in the arguments of an insertion.
    private func place(of column: String) -> Int? { columns.firstIndex { $0.name == column }.map { $0 + 1 } }

    /// The values of a row, in the order of the columns.
    private func values(of json: JSON, _ file: (String) throws -> [UInt8]?) throws -> [SQLValue] {
        let malformed = MalformedRow(table: name)
        guard case .object(let row) = json else { throw malformed }
        let known = Set(columns.map { $0.kind == .file ? "file" : $0.name })
        guard row.members.allSatisfy({ known.contains($0.name) }) else { throw malformed }
        return try columns.map { column in
            let member = row[column.kind == .file ? "file" : column.name]
            switch (member, column.kind) {
            case (nil, _), (.null, _):
                guard column.isOptional else { throw malformed }
                return .null
            case (.text(let text), .text): return .text(text)
            case (.integer(let integer), .integer):
                guard column.isID || abs(Double(integer)) <= Double(Timestamp.furthest) else { throw malformed }
                return .integer(integer)
            case (.integer(let integer), .real): return .real(Double(integer))
            case (.real(let real), .real): return .real(real)
            case (.text(let text), .bytes):
                guard let bytes = Data(base64Encoded: text) else { throw malformed }
                return .blob([UInt8](bytes))
            case (.text(let name), .file):
                guard let bytes = try file(name) else { throw malformed }
                return .blob(bytes)
            default: throw malformed
            }
        }
    }

    /// Deletes the learner's rows of every table.
    ///
    /// - Parameter isForGood: Whether to delete the rows that no export has, too, and with them the log of changes.
    public static func deleteAll(in transaction: Transaction, isForGood: Bool) throws(StorageError) {
        let caches = ["model_reply", "example_sentence", "notebook_file"]
        let tables = all.reversed().map(\.name) + (isForGood ? others.keys.sorted() : caches)
        for table in tables {
            // The log itself is not logged, and what an import replaces is logged by the rows in its place.
            try transaction.runDerived("DELETE FROM \(table) WHERE learner_id = ?", [transaction.owner])
        }
    }

    /// Counts what makes a Glossa not empty, by table; what is deleted and kept only for undoing does not count.
    public static func contents(_ reader: Reader) throws(StorageError) -> [(table: String, count: Int)] {
        var counts: [(table: String, count: Int)] = []
        for table in content {
            let names = Set(named(table)?.columns.map(\.name) ?? [])
            let deleted = ["deleted_at", "removed_at"].first { names.contains($0) }
            let row = try reader.first(
                "SELECT COUNT(*) AS counted FROM \(table) WHERE learner_id = ?"
                    + (deleted.map { " AND \($0) IS NULL" } ?? ""), [reader.owner])
            let count = try row?.count("counted") ?? 0
            if count > 0 { counts.append((table, count)) }
        }
        return counts
    }
}
