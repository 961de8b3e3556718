/// A line that names a chapter or a volume.
///
/// Recognised are, also in brackets or after 正文:
/// - 第一章, 第12回, 第三話 …, at the line's end or before a space, a colon or a bracket; glued to a title (第一章陨落的天才)
///   only without a comma or full stop, and for units that are common words too (回, 部, 集 …) only after a blank line;
/// - 卷一, 巻の二; 序, 楔子, 尾声, 番外, プロローグ … alone or before a title that is set off;
/// - Chapter 3, CHAPTER III, Part One, also before a title; after a blank line if nothing sets the title off;
/// - Prologue, Preface, Epilogue … alone.
struct Heading: Hashable {
    /// The line as it stands.
    let title: String
    /// Whether it names a part that has chapters of its own.
    let isVolume: Bool

    /// The widest line that is looked at, in columns.
    static let maximumWidth = 80

    init(title: String, isVolume: Bool) {
        self.title = title
        self.isVolume = isVolume
    }

    /// Reads a line as a heading; nil for ordinary text.
    ///
    /// - Parameter standsAlone: Whether a blank line, or the beginning of the text, is above it.
    init?(_ line: String, standsAlone: Bool) {
        var scanner = HeadingScanner(line)
        scanner.skipDecoration()
        guard let unit = scanner.numberedUnit(standsAlone: standsAlone) ?? scanner.namedPart()
            ?? scanner.englishPart(standsAlone: standsAlone)
        else { return nil }
        self.init(title: line, isVolume: unit == .volume)
    }

    /// Whether a line that starts with this byte of UTF-8 can be a heading; spares decoding all the others.
    static func mayStart(with byte: UInt8) -> Bool {
        switch byte {
        // 第卷巻序楔引前尾后後终終番附结結自正幕 and kana, brackets; Chapter Part Book Volume Act Prologue …
        case 0xE3...0xE9, 0xEF: true
        case 0x23, 0x2A, 0x3D, 0x5B: true
        default: "abcefipv".utf8.contains(byte | 0x20)
        }
    }
}

/// The number that is all of a line (Arabic, Roman or Chinese, perhaps with a full stop); nil otherwise.
func loneNumber(_ line: String) -> Int? {
    let digits = line.filter { $0 != "." && $0 != "、" && $0 != "．" }
    if let number = Int(digits) { return number }
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV",
        "XVI", "XVII", "XVIII", "XIX", "XX"]
    if let index = roman.firstIndex(of: digits.uppercased()) { return index + 1 }
    let ones = Array("一二三四五六七八九")
    let parts = digits.split(separator: "十", omittingEmptySubsequences: false)
    func value(_ part: Substring, empty: Int) -> Int? {
        guard let character = part.first else { return empty }
        return part.count == 1 ? ones.firstIndex(of: character).map { $0 + 1 } : nil
    }
    switch parts.count {
    case 1: return digits.isEmpty ? nil : value(parts[0], empty: 0)
    case 2:
        guard let tens = value(parts[0], empty: 1), let one = value(parts[1], empty: 0) else { return nil }
        return tens * 10 + one
    default: return nil
    }
}
