import Model

extension Table {
    /// Returns a row of CSV (RFC 4180), with its line ending.
    ///
    /// A cell that a spreadsheet would treat as a formula is prefixed with an apostrophe (OWASP, "CSV Injection");
    /// ``readTable(_:separator:hasHeader:)`` removes it.
    public static func csv(_ cells: [String]) -> String {
        cells.map { cell in
            let safe = isFormula(cell) ? "'" + cell : cell
            guard needsQuoting(safe) else { return safe }
            return "\"" + safe.escaping { $0 == UInt8(ascii: "\"") ? "\"\"" : nil } + "\""
        }.joined(separator: ",") + "\r\n"
    }

    /// Reverts the protection of a cell by ``csv(_:)``.
    static func plain(_ cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'"), isFormula(cell) else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }

    /// Whether a spreadsheet would treat a cell as a formula, or its own leading apostrophe could be mistaken
    /// for one added by ``csv(_:)``. Compares bytes, like the rest of this file: a combining mark after a
    /// sign does not change it.
    private static func isFormula(_ cell: String) -> Bool {
        guard let first = cell.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
        return "=+-@\t\r".utf8.contains(first)
    }

    /// Whether it contains commas, quotation marks or anything that some program treats as a line ending.
    private static func needsQuoting(_ cell: String) -> Bool {
        var isOther = false
        for byte in cell.utf8 {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A...0x0D: return true
            // The first bytes of U+0085, U+2028 and U+2029, and of many other characters.
            case 0xC2, 0xE2: isOther = true
            default: break
            }
        }
        return isOther && cell.unicodeScalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
    }
}
