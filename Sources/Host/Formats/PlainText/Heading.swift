import Phonology

/// A line that names a chapter or a volume.
///
/// The following are recognised, also in brackets or after 正文:
/// - 第一章, 第12回, 第三話 …, at the end of the line or before a space, a colon or a bracket; directly before a title
///   (第一章陨落的天才) only without a comma or full stop, and for units that are also common words (回, 部, 集 …) only
///   after a blank line;
/// - 卷一, 巻の二; 序, 楔子, 尾声, 番外, プロローグ … alone or before a title that is set off;
/// - Chapter 3, CHAPTER III, Part One, Chapter the First, also before a title; after a blank line if nothing sets the title
///   off;
/// - Prologue, Preface, Epilogue … alone.
struct Heading: Hashable {
    /// The line, unchanged.
    let title: String
    /// Whether it names a part that contains chapters.
    let isVolume: Bool

    /// The widest line considered, in columns.
    static let maximumWidth = 80

    init(title: String, isVolume: Bool) {
        self.title = title
        self.isVolume = isVolume
    }

    /// Parses a line as a heading; nil for ordinary text.
    ///
    /// - Parameter standsAlone: Whether the line follows a blank line or begins the text.
    init?(_ line: String, standsAlone: Bool) {
        var scanner = HeadingScanner(line)
        scanner.skipDecoration()
        guard
            let unit = scanner.numberedUnit(standsAlone: standsAlone) ?? scanner.namedPart()
                ?? scanner.englishPart(standsAlone: standsAlone)
        else { return nil }
        self.init(title: line, isVolume: unit == .volume)
    }

    /// Whether a line of UTF-8 may be a heading, judging by its first character; a cheap filter before parsing.
    static func mayStart(with line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        if first < 0x80 { return asciiOpenings.contains(first | 0x20) }
        guard first >= 0xE0, line.count >= 3 else { return false }
        return wideOpenings.contains(line.prefix(3).reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// First letters of Chapter, Part, Book, Volume, Act, Scene, Prologue …, in lower case, and decoration.
    private static let asciiOpenings = Set("abcefipsv#*=[(-".utf8.map { $0 | 0x20 })

    /// First characters of 第一章, 卷一, 序 …, each as its three UTF-8 bytes.
    private static let wideOpenings = Set(
        "第卷巻正章最全序自代楔引前导導尾后後终終番附结結跋幕プエあまはお【〈《（—　".unicodeScalars.map { scalar in
            UTF8.encode(scalar)?.reduce(0) { $0 << 8 | UInt32($1) } ?? 0
        })
}

/// The number that makes up the whole line (Arabic, Roman or Chinese, optionally with a full stop); nil otherwise.
func loneNumber(_ line: String) -> Int? {
    // Few lines are numbers.
    guard line.unicodeScalars.allSatisfy(isOfANumber) else { return nil }
    let digits = line.filter { $0 != "." && $0 != "、" && $0 != "．" }
    let narrow = digits.unicodeScalars.map { 0xFF10...0xFF19 ~= $0.value ? $0.value - 0xFEE0 : $0.value }
    if let number = Int(String(String.UnicodeScalarView(narrow.compactMap(Unicode.Scalar.init)))) { return number }
    if let index = romanNumbers.firstIndex(of: digits.uppercased()[...]) { return index + 1 }
    // 一二 is no number by itself: two lines of a list are as likely.
    guard digits.count == 1 || digits.contains("十") else { return nil }
    return HeadingNumber.value(of: digits).flatMap { $0 < 100 ? $0 : nil }
}

private func isOfANumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "０"..."９", "I", "V", "X", "i", "v", "x", ".", "、", "．": true
    default: scalar == "十" || Numeral.figure(scalar.value) > 0
    }
}

private let romanNumbers =
    "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV".split(
        separator: " ")
