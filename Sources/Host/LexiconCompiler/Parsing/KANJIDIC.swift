import Model

/// A character of KANJIDIC.
struct KanjiEntry {
    var headword: String
    /// In kana, separated by commas.
    var reading: String
    var definitions: [String]
    /// The frequency rank among characters, within ``ranks``; nil for rare ones.
    var rank: Int?

    /// The ranks that a file can give; others are skipped.
    static let ranks = 1...20_000
}

/// Parses KANJIDIC, already decoded from EUC-JP: characters with their readings and meanings.
func parseKANJIDIC(_ text: String) -> [KanjiEntry] {
    text.split(separator: "\n").compactMap { line in
        guard !line.hasPrefix("#"), let character = line.first,
            character.unicodeScalars.first.map({ $0.isEastAsian }) ?? false
        else { return nil }
        var readings: [String] = []
        var meanings: [String] = []
        var rank: Int?
        var stop = false
        for (index, piece) in line.split(separator: "{").enumerated() {
            if index == 0 {
                for field in piece.split(separator: " ").dropFirst(2) {
                    guard let first = field.unicodeScalars.first else { continue }
                    if field == "T1" || field == "T2" { stop = true }
                    if first == "F", let value = Int(field.dropFirst()), KanjiEntry.ranks.contains(value) {
                        rank = value
                    }
                    if !stop, (0x3040...0x30FF).contains(first.value) || first == "-" { readings.append(String(field)) }
                }
            } else {
                meanings.append(String(piece.prefix { $0 != "}" }))
            }
        }
        guard !meanings.isEmpty else { return nil }
        return KanjiEntry(
            headword: String(character), reading: readings.joined(separator: "、"),
            definitions: [meanings.joined(separator: "; ")], rank: rank)
    }
}
