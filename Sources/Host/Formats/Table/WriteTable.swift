extension Table {
    /// A row of CSV (RFC 4180), with its line end.
    ///
    /// A cell that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, "CSV Injection");
    /// ``readTable(_:separator:hasHeader:)`` takes it off again.
    public static func csv(_ cells: [String]) -> String {
        cells.map { cell in
            let safe = formulaMarks.contains { cell.first == $0 } ? "'" + cell : cell
            guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
            return "\"" + safe.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: ",") + "\r\n"
    }

    /// A cell as it was before ``csv(_:)`` made it safe.
    static func plain(_ cell: String) -> String {
        guard cell.first == "'", let second = cell.dropFirst().first, formulaMarks.contains(second) else { return cell }
        return String(cell.dropFirst())
    }

    private static let formulaMarks: [Character] = ["=", "+", "-", "@", "\t", "\r"]
}
