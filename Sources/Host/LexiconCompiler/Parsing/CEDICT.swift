import Foundation

/// One line of CC-CEDICT: `傳統 传统 [chuan2 tong3] /tradition/traditional/`.
struct CEDICTEntry: Hashable {
    var traditional: String
    var simplified: String
    /// Numbered pinyin, unchanged, with `u:` for ü.
    var pinyin: String
    var definitions: [String]
    /// How many of the definitions, at the front, are those of another word to which the entry only refers.
    var borrowed = 0
    /// Whether it is Glossa's own.
    var isOwn = false

    /// Whether the reading begins with a capital, as in names.
    var isProperName: Bool { pinyin.unicodeScalars.first.map { (65...90).contains($0.value) } ?? false }
}

/// Parses CC-CEDICT. Skips lines that are not entries.
func parseCEDICT(_ text: String) -> [CEDICTEntry] {
    var entries: [CEDICTEntry] = []
    entries.reserveCapacity(125_000)
    forEachEntry(inCEDICT: text) { entries.append($0) }
    return entries
}

/// Passes the entries of CC-CEDICT to `body`, one at a time. Skips lines that are not entries.
func forEachEntry(inCEDICT text: String, _ body: (CEDICTEntry) throws -> Void) rethrows {
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        if let entry = CEDICTEntry(line: line) { try body(entry) }
    }
}

extension CEDICTEntry {
    /// Nil if the line is no entry.
    init?(line: Substring.UTF8View) {
        guard line.first != UInt8(ascii: "#"), let firstSpace = line.firstIndex(of: 0x20),
            let secondSpace = line[line.index(after: firstSpace)...].firstIndex(of: 0x20),
            let open = line[secondSpace...].firstIndex(of: UInt8(ascii: "[")),
            let close = line[open...].firstIndex(of: UInt8(ascii: "]")),
            let slash = line[close...].firstIndex(of: UInt8(ascii: "/"))
        else { return nil }
        let definitions = line[slash...].split(separator: UInt8(ascii: "/")).compactMap { String($0) }
        guard let traditional = String(line[..<firstSpace]),
            let simplified = String(line[line.index(after: firstSpace)..<secondSpace]),
            let pinyin = String(line[line.index(after: open)..<close])
        else { return nil }
        let senses = definitions.filter { !$0.allSatisfy(\.isWhitespace) }
        self.init(
            traditional: traditional, simplified: simplified,
            pinyin: namesDay(senses) ? pinyin.lowercased() : pinyin, definitions: senses)
    }
}

/// Whether an entry is a day of the week or a month: CC-CEDICT capitalises their readings, as in English, but the rules
/// for pinyin (GB/T 16159-2012) do not.
private func namesDay(_ senses: [String]) -> Bool {
    let days: Set<String> = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January", "February", "March",
        "April", "May",
        "June", "July", "August", "September", "October", "November", "December",
    ]
    return senses.first.map { days.contains(String($0.prefix { $0.isLetter })) } ?? false
}
