import Foundation

/// Reads a table: CSV (RFC 4180), also with semicolons, tabs or pipes, an Anki text export, or JSON.
///
///     let table = try readTable(.file(url))
///     table.header  // ["word", "pinyin", "meaning"]
///
/// The encoding is detected as for books; the separator is the one that splits most rows into equally many cells.
///
/// - Parameters:
///   - separator: The separator between columns; nil to detect it.
///   - hasHeader: Whether the first row names the columns; nil to detect it.
/// - Throws: `FormatError`: `.noText` for a file without rows, `.tooLarge`, `.malformedTable`, and errors about its
///   encoding.
public func readTable(
    _ source: ImportSource, separator: Table.Separator? = nil, hasHeader: Bool? = nil
) throws(FormatError) -> Table {
    let decoded = try source.withBytes { (bytes) throws(FormatError) -> DecodedText in
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= Table.limit else { throw .tooLarge(limit: Table.limit) }
        if let kind = try FileFormat.ofContainer(bytes) { throw .notText(kind: kind.name) }
        return try decodeWhole(
            bytes, candidates: try candidateEncodings(of: bytes, declared: nil), declared: nil,
            progress: ImportProgress { _ in })
    }
    var table: Table
    if let first = decoded.text.first(where: { !$0.isWhitespace }), first == "[" || first == "{" {
        table = try readJSONTable(decoded.text)
    } else {
        table = try readSeparated(decoded.text, separator: separator, hasHeader: hasHeader)
    }
    guard !table.rows.isEmpty else { throw .noText }
    table.notes = decoded.notes
    return table
}

extension Table {
    /// The most rows of a table: twice the number of words in the largest dictionaries.
    static let mostRows = 1_000_000

    /// The most cells of a table: half a million words with sixteen columns.
    static let mostCells = 8_000_000

    /// - Throws: `.malformedTable` if there are too many cells. Short rows are padded with empty cells, so one
    ///   very wide row among many short ones could exhaust memory.
    static func check(rows: Int, columns: Int) throws(FormatError) {
        let (cells, isTooMany) = rows.multipliedReportingOverflow(by: columns)
        guard !isTooMany, cells <= mostCells else {
            throw .malformedTable(line: nil, reason: "\(rows) rows of \(columns) columns have too many cells")
        }
    }

    /// The largest file that is read as a table: 64 MiB, about half a million words with their sentences.
    public static let limit = 64 << 20
}

extension FileFormat {
    fileprivate var name: String {
        switch self {
        case .archive: "ZIP archive"
        case .pdf: "PDF"
        case .fictionBook: "FictionBook"
        case .mobipocket: "Mobipocket book"
        default: "book"
        }
    }
}

/// - Throws: `.noText`, `.malformedTable`.
func readSeparated(_ text: String, separator: Table.Separator?, hasHeader: Bool?) throws(FormatError) -> Table {
    let directives = AnkiDirectives(text)
    let body = text.utf8.dropFirst(directives.length)
    let separator = separator ?? directives.separator ?? bestSeparator(of: body)
    var rows = try SeparatedRows(body, separator, firstLine: directives.lines + 1).all()
    guard let first = rows.first else { throw .noText }

    var header = directives.columns
    if header == nil, hasHeader ?? looksLikeHeader(first.cells) {
        header = first.cells.map { $0.trimmingCharacters(in: .whitespaces) }
        rows.removeFirst()
    }
    let count = header?.count ?? usualCount(rows)
    try Table.check(rows: rows.count, columns: count)
    var table = Table(header: header, columnCount: count, rows: [])
    table.isHTML = directives.isHTML
    table.rows = rows.map { row in
        var row = row
        if row.cells.count != count { table.raggedRows += 1 }
        if row.cells.count > count, count > 0 {
            let rest = row.cells[(count - 1)...].joined(separator: separator.rawValue)
            row.cells = row.cells.prefix(count - 1) + [rest]
        }
        if row.cells.count < count {
            // Growing it step by step would take twice the memory.
            row.cells.reserveCapacity(count)
            row.cells += repeatElement("", count: count - row.cells.count)
        }
        return row
    }
    return table
}

/// The commonest number of cells in a row.
private func usualCount(_ rows: [Table.Row]) -> Int {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.cells.count, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
}

/// Whether a row is a header: every cell is a short name, and at least one is a usual column name of word lists.
private func looksLikeHeader(_ cells: [String]) -> Bool {
    let names = cells.map { ColumnName($0) }
    return names.contains { $0.isKnown } && names.allSatisfy { $0.isPlausible }
}

/// The separator that splits the first rows most uniformly, into as many cells as possible.
private func bestSeparator(of text: Substring.UTF8View) -> Table.Separator {
    let head = text.prefix(64 << 10)
    var best: (separator: Table.Separator, score: Double) = (.tab, 0)
    for separator in [Table.Separator.tab, .comma, .semicolon, .pipe] {
        guard let rows = try? SeparatedRows(head, separator, firstLine: 1).all(limit: 50), !rows.isEmpty else {
            continue
        }
        let usual = usualCount(rows)
        guard usual > 1 else { continue }
        let alike = Double(rows.count { $0.cells.count == usual }) / Double(rows.count)
        let score = alike * alike * Double(min(usual, 8))
        if score > best.score { best = (separator, score) }
    }
    return best.separator
}
