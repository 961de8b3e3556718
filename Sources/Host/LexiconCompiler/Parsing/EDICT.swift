/// One line of EDICT: `食べる [たべる] /(v1,vt) to eat/(P)/`, or of KANJIDIC.
struct JapaneseEntry {
    var headword: String
    /// Kana; the headword itself if it is written in kana.
    var reading: String
    var definitions: [String]
    /// Whether EDICT marks it as common, `(P)`; KANJIDIC characters with a frequency count as common.
    var isCommon: Bool
    /// KANJIDIC's frequency rank of a character; nil for words.
    var rank: Int?
}

/// Parses EDICT, already decoded from EUC-JP. Skips the first line, which is a header.
func parseEDICT(_ text: String) -> [JapaneseEntry] {
    var entries: [JapaneseEntry] = []
    entries.reserveCapacity(230_000)
    for line in text.utf8.split(separator: 0x0A) {
        guard let slash = line.firstIndex(of: UInt8(ascii: "/")), let head = String(line[..<slash]) else { continue }
        if head.hasPrefix("　？？？") { continue }
        let fields = head.split(separator: " ")
        guard let headword = fields.first else { continue }
        let reading = fields.dropFirst().first.map { $0.drop { $0 == "[" }.prefix { $0 != "]" } } ?? headword
        var senses = line[slash...].split(separator: UInt8(ascii: "/")).compactMap { String($0) }
        let isCommon = senses.contains("(P)")
        senses.removeAll { $0 == "(P)" || $0.hasPrefix("Ent") }
        entries.append(
            JapaneseEntry(
                headword: String(headword), reading: String(reading), definitions: numberedSenses(senses),
                isCommon: isCommon, rank: nil))
    }
    return entries
}

/// Joins the glosses of each sense: EDICT lists synonyms as separate glosses and begins a new sense with `(2)`.
private func numberedSenses(_ glosses: [String]) -> [String] {
    var senses: [String] = []
    for gloss in glosses {
        let number = senseNumber(in: gloss)
        let text = number.map { gloss[..<$0.lowerBound] + gloss[$0.upperBound...] } ?? gloss[...]
        if number != nil || senses.isEmpty {
            senses.append(String(text))
        } else {
            senses[senses.count - 1] += "; " + text
        }
    }
    return senses
}

/// The range of a gloss's sense number, `(12) `.
private func senseNumber(in gloss: String) -> Range<String.Index>? {
    let bytes = gloss.utf8
    var index = bytes.startIndex
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "(")) {
        index = bytes.index(after: open)
        let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if (1...2).contains(digits.count), bytes[digits.endIndex...].starts(with: ") ".utf8) {
            return open..<bytes.index(digits.endIndex, offsetBy: 2)
        }
    }
    return nil
}

/// Parses KANJIDIC, already decoded from EUC-JP: characters with their readings and meanings.
func parseKANJIDIC(_ text: String) -> [JapaneseEntry] {
    text.split(separator: "\n").compactMap { line in
        guard !line.hasPrefix("#"), let character = line.first,
            character.unicodeScalars.first.map({ $0.value > 0x2E80 }) ?? false
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
                    if first == "F", let value = Int(field.dropFirst()) { rank = value }
                    if !stop, (0x3040...0x30FF).contains(first.value) || first == "-" { readings.append(String(field)) }
                }
            } else {
                meanings.append(String(piece.prefix { $0 != "}" }))
            }
        }
        guard !meanings.isEmpty else { return nil }
        return JapaneseEntry(
            headword: String(character), reading: readings.joined(separator: "、"),
            definitions: [meanings.joined(separator: "; ")],
            isCommon: rank != nil, rank: rank)
    }
}
