/// Splits a text into rows and cells according to RFC 4180, tolerating what programs do in practice: bare line feeds,
/// quotes inside a cell, spaces before a quote.
struct SeparatedRows {
    private let bytes: [UInt8]
    private let separator: UInt8
    private let firstLine: Int

    init(_ text: Substring.UTF8View, _ separator: Table.Separator, firstLine: Int) {
        bytes = Array(text)
        self.separator = separator.rawValue.utf8.first ?? 0x2C
        self.firstLine = firstLine
    }

    /// Returns all rows, or the first `limit`, without empty ones.
    ///
    /// - Throws: `.malformedTable` with the line number if a quote is opened and never closed, or if there
    ///   are more rows or cells than a table may have. `.cancelled`.
    func all(limit: Int = .max) throws(FormatError) -> [Table.Row] {
        let quote = UInt8(ascii: "\"")
        var rows: [Table.Row] = []
        var cells: [String] = []
        var cell: [UInt8] = []
        var line = firstLine
        var rowLine = firstLine
        var cellCount = 0
        var place = 0

        func isEnd(_ index: Int) -> Bool {
            index >= bytes.count || bytes[index] == separator || bytes[index] == 0x0A || bytes[index] == 0x0D
        }
        func text(_ cell: [UInt8]) -> String { Table.plain(String(decoding: cell, as: UTF8.self)) }
        func endRow() throws(FormatError) {
            guard !cells.isEmpty || !cell.isEmpty else { return }
            cells.append(text(cell))
            cell.removeAll(keepingCapacity: true)
            defer { cells.removeAll(keepingCapacity: true) }
            guard cells.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
            guard !Task.isCancelled else { throw .cancelled }
            cellCount += cells.count
            rows.append(Table.Row(line: rowLine, cells: cells))
            // Checked here: to be counted afterwards, the cells would have to be in memory first.
            guard rows.count <= Table.mostRows, cellCount <= Table.mostCells else { throw tooMany(rowLine) }
        }

        while place < bytes.count, rows.count < limit {
            let byte = bytes[place]
            switch byte {
            case quote where cell.allSatisfy { $0 == 0x20 }:
                let opened = line
                guard let quoted = readQuoted(from: place + 1, &line) else {
                    throw .malformedTable(line: opened, reason: "a quotation mark is opened and never closed")
                }
                cell = quoted.cell
                place = quoted.end
                // Text between the closing quote and the separator is kept.
                while !isEnd(place) {
                    cell.append(bytes[place])
                    place += 1
                }
            case separator:
                guard cells.count < Table.mostCells else { throw tooMany(rowLine) }
                cells.append(text(cell))
                cell.removeAll(keepingCapacity: true)
                place += 1
            case 0x0A, 0x0D:
                place += byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
                line += 1
                try endRow()
                rowLine = line
            default:
                cell.append(byte)
                place += 1
            }
        }
        if !cell.isEmpty || !cells.isEmpty, rows.count < limit { try endRow() }
        return rows
    }

    private func tooMany(_ line: Int) -> FormatError {
        .malformedTable(line: line, reason: "the limit is \(Table.mostRows) rows and \(Table.mostCells) cells")
    }

    /// Reads a cell in quotes, in which a doubled quote stands for one. Nil without a closing quote.
    private func readQuoted(from start: Int, _ line: inout Int) -> (cell: [UInt8], end: Int)? {
        let quote = UInt8(ascii: "\"")
        var cell: [UInt8] = []
        var place = start
        while place < bytes.count {
            if bytes[place] == quote {
                guard place + 1 < bytes.count, bytes[place + 1] == quote else { return (cell, place + 1) }
                place += 1
            }
            if bytes[place] == 0x0A { line += 1 }
            cell.append(bytes[place])
            place += 1
        }
        return nil
    }
}
