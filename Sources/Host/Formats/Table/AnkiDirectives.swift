/// The header lines of Anki's text exports: `#separator:tab`, `#html:true`, `#columns:Front	Back`.
/// See "Text Files: File Headers" in Anki's manual.
struct AnkiDirectives {
    private(set) var separator: Table.Separator?
    private(set) var isHTML = false
    private(set) var columns: [String]?
    /// Their total length, in bytes.
    private(set) var length = 0
    private(set) var lines = 0
    /// Names of columns by number, from 1: `#tags column:5`.
    private var named: [Int: String] = [:]

    init(_ text: String) {
        var columnText: Substring?
        var rest = Substring(text)
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: 0x0A) ?? rest.endIndex
            let line = rest[..<end]
            rest = rest[end...].dropFirst()
            var content = line
            if content.utf8.last == 0x0D { content.removeLast() }
            guard content.first == "#", let colon = content.firstIndex(of: ":") else { break }
            let key = content[content.index(after: content.startIndex)..<colon].lowercased()
            let value = content[content.index(after: colon)...]
            guard Self.keys.contains(key) else { break }
            switch key {
            case "separator": separator = Self.separator(value)
            case "html": isHTML = value.lowercased() == "true"
            case "columns": columnText = value
            case let key where key.hasSuffix(" column"):
                if let number = Int(value), (1...Self.mostColumns).contains(number) {
                    named[number] = String(key.dropLast(" column".count))
                }
            default: break
            }
            length += line.utf8.count + 1
            lines += 1
        }
        length = min(length, text.utf8.count)
        if let columnText {
            columns = columnText.split(
                separator: (separator ?? .tab).rawValue, maxSplits: Self.mostColumns - 1,
                omittingEmptySubsequences: false
            ).map(String.init)
        } else if let last = named.keys.max() {
            columns = (1...last).map { named[$0] ?? "" }
        }
    }

    /// The most columns. An Anki notetype has a few dozen fields at most.
    private static let mostColumns = 1000

    private static let keys: Set<String> = [
        "separator", "html", "columns", "tags", "notetype", "deck", "if matches", "match scope", "guid column",
        "notetype column", "deck column", "tags column",
    ]

    private static func separator(_ value: Substring) -> Table.Separator? {
        switch value.lowercased() {
        case "comma", ",": .comma
        case "semicolon", ";": .semicolon
        case "tab", "\\t", "\t": .tab
        case "pipe", "|": .pipe
        default: nil
        }
    }
}
