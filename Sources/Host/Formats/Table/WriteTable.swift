import Model

extension Table {
    /// A row of CSV (RFC 4180), with its line end.
    ///
    /// A cell that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, "CSV Injection");
    /// ``readTable(_:separator:hasHeader:)`` takes it off again.
    public static func csv(_ cells: [String]) -> String {
        cells.map { cell in
            let safe = isFormula(cell) ? "'" + cell : cell
            guard needsQuoting(safe) else { return safe }
            return "\"" + safe.escaping { $0 == UInt8(ascii: "\"") ? "\"\"" : nil } + "\""
        }.joined(separator: ",") + "\r\n"
    }

    /// A cell as it was before ``csv(_:)`` made it safe.
    static func plain(_ cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'"), isFormula(cell) else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }

    /// Whether a spreadsheet would take a cell for a formula, or it begins with an apostrophe that could be taken for
    /// ``csv(_:)``'s own. Like the rest here by bytes: a mark above a sign does not make it another.
    private static func isFormula(_ cell: String) -> Bool {
        guard let first = cell.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
        return "=+-@\t\r".utf8.contains(first)
    }

    /// Whether there are commas, quotation marks or anything in it that some program takes for the end of a line.
    private static func needsQuoting(_ cell: String) -> Bool {
        var isOther = false
        for byte in cell.utf8 {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A...0x0D: return true
            // They begin U+0085, U+2028 and U+2029, and many others.
            case 0xC2, 0xE2: isOther = true
            default: break
            }
        }
        return isOther && cell.unicodeScalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
    }
}
