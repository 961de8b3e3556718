import Model

extension Table {
    /// A row of CSV (RFC 4180), with its line end.
    ///
    /// A cell that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, "CSV Injection");
    /// ``readTable(_:separator:hasHeader:)`` takes it off again.
    public static func csv(_ cells: [String]) -> String {
        cells.map { cell in
            let safe = isFormula(cell) ? "'" + cell : cell
            guard safe.unicodeScalars.contains(where: needsQuoting) else { return safe }
            return "\"" + safe.escaping { $0 == "\"" ? "\"\"" : nil } + "\""
        }.joined(separator: ",") + "\r\n"
    }

    /// A cell as it was before ``csv(_:)`` made it safe.
    static func plain(_ cell: String) -> String {
        guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }

    /// Whether a spreadsheet would take a cell for a formula, or it begins with an apostrophe that could be taken for
    /// ``csv(_:)``'s own.
    private static func isFormula(_ cell: String) -> Bool {
        guard let first = cell.unicodeScalars.first(where: { $0 != "'" }) else { return false }
        return ["=", "+", "-", "@", "\t", "\r"].contains(first)
    }

    /// Commas, quotation marks and all that any program takes for the end of a line.
    private static func needsQuoting(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "\"", "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
