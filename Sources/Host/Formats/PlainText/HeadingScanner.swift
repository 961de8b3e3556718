/// Scans the beginning of a line that may be a heading.
struct HeadingScanner {
    enum Unit {
        case chapter, volume
    }

    private let characters: [Character]
    private var index = 0

    init(_ line: String) {
        characters = Array(line)
    }

    /// Skips brackets, stars, and what web sites write before a heading: 正文, 章节目录.
    mutating func skipDecoration() {
        skipMarks()
        // Of the labels, only VIP begins with a letter of one byte.
        if let letter = rest.first?.asciiValue, letter | 0x20 != UInt8(ascii: "v") { return }
        for label in Self.labels where rest.starts(with: label) {
            index += label.count
            skip { $0.isWhitespace || "：:】]_·-—".contains($0) }
            skipMarks()
            return
        }
    }

    private mutating func skipMarks() { skip { "【[〈《（(*=#-— 　".contains($0) } }

    /// Sorted so that none begins with an earlier one.
    private static let labels: [[Character]] = [
        "最新章节", "章节目录", "章节正文", "正文卷", "正文", "全文阅读", "章节内容", "VIP章节", "VIP卷", "vip章节", "VIP",
    ].map(Array.init)

    /// Matches 第…章 and similar, and 卷…
    mutating func numberedUnit(standsAlone: Bool) -> Unit? {
        let start = index
        defer { index = start }
        if skipOne(of: "卷巻") {
            skipOne(of: "之の")
            return skipNumber() && isSetOff ? .volume : nil
        }
        guard skipOne(of: "第") else { return nil }
        skip(while: \.isWhitespace)
        guard skipNumber() else { return nil }
        skip(while: \.isWhitespace)
        guard let unit = rest.first else { return nil }
        index += 1
        let kind: Unit
        switch unit {
        case "章", "回", "节", "節", "话", "話", "折": kind = .chapter
        case "卷", "巻", "部", "集", "篇", "編", "编", "幕": kind = .volume
        default: return nil
        }
        if isSetOff { return isProse ? nil : kind }
        let mayBeGlued = unit == "章" || unit == "卷" || standsAlone
        let readsOn = rest.first.map { "的是里裡中在与和，,、。の".contains($0) } ?? false
        return mayBeGlued && !readsOn && !isProse && !rest.contains("，") ? kind : nil
    }

    /// Matches a part that has a name instead of a number: 序, 楔子, 尾声, プロローグ.
    mutating func namedPart() -> Unit? {
        guard rest.first?.isASCII == false else { return nil }
        let start = index
        defer { index = start }
        for name in Self.names where rest.starts(with: name) {
            index = start + name.count
            if Self.numberedNames.contains(name) {
                skipOne(of: "篇")
                _ = skipNumber()
            }
            if isSetOff, !isProse, rest.count <= 24 { return .chapter }
        }
        return nil
    }

    /// Matches Chapter 3, PART ONE, Prologue.
    mutating func englishPart(standsAlone: Bool) -> Unit? {
        guard let letter = rest.first?.asciiValue, Self.englishInitials.contains(letter | 0x20) else { return nil }
        let words = String(rest).split(separator: " ", maxSplits: 2)
        guard let first = words.first?.lowercased() else { return nil }
        if Self.englishNames.contains(first.filter { $0.isLetter }) {
            return words.count == 1 || first.hasSuffix(":") || first.hasSuffix(".") ? .chapter : nil
        }
        guard Self.englishUnits.contains(first), words.count > 1 else { return nil }
        // Chapter the First
        if words[1].lowercased() == "the", words.count > 2 {
            let ordinal = words[2].split { $0 == "." || $0 == ":" || $0 == " " }.first?.lowercased() ?? ""
            return Self.ordinals.contains(ordinal) ? .chapter : nil
        }
        let number = words[1].prefix { $0.isLetter || $0.isNumber }
        guard isNumber(number) else { return nil }
        let unit: Unit = Self.volumeUnits.contains(first) ? .volume : .chapter
        guard words.count > 2 || words[1].count > number.count + 1 else { return unit }
        if number.count < words[1].count { return unit }
        guard let next = words.last?.first else { return unit }
        if ":-–—.".contains(next) { return unit }
        return standsAlone && next.isUppercase && rest.last != "," ? unit : nil
    }

    // MARK: - Parts of a line

    private var rest: ArraySlice<Character> { characters[index...] }

    /// Whether the line ends here, or a space, a colon or a bracket sets off the rest.
    private var isSetOff: Bool {
        rest.first.map { $0.isWhitespace || "：:．.·・‧-–—─【】「」『』《》（）()〈〉[]*=".contains($0) } ?? true
    }

    /// Whether the rest reads like a sentence rather than a title.
    private var isProse: Bool {
        rest.contains { $0 == "。" || $0 == "；" } || rest.last.map { "，,;、：".contains($0) } ?? false
    }

    private mutating func skip(while condition: (Character) -> Bool) {
        while index < characters.count, condition(characters[index]) { index += 1 }
    }

    @discardableResult
    private mutating func skipOne(of set: String) -> Bool {
        guard let next = rest.first, set.contains(next) else { return false }
        index += 1
        return true
    }

    private mutating func skipNumber() -> Bool {
        let start = index
        skip { $0.isWholeNumber || "零〇一二三四五六七八九十百千两兩壹贰叁肆伍陆柒捌玖拾廿卅上中下".contains($0) }
        return index > start && index - start <= 9
    }

    private func isNumber(_ word: Substring) -> Bool {
        let lowered = word.lowercased()
        return !word.isEmpty
            && (word.allSatisfy(\.isNumber) || lowered.allSatisfy { "ivxlc".contains($0) }
                || Self.englishNumbers.contains(lowered))
    }

    private static let names: [[Character]] = [
        "序章", "序言", "序幕", "序曲", "序文", "自序", "代序", "序", "楔子", "引子", "引言", "前言", "导言", "導言",
        "尾声", "尾聲", "后记", "後記", "终章", "終章", "终曲", "番外", "附录", "附錄", "结语", "結語", "尾章", "跋",
        "プロローグ", "エピローグ", "あとがき", "まえがき", "はじめに", "おわりに", "終わりに", "幕間",
    ].map(Array.init)

    /// The names that a number may follow: 番外一.
    private static let numberedNames: Set<[Character]> = [Array("番外"), Array("附录"), Array("附錄")]

    private static let englishNames: Set<String> = [
        "prologue", "epilogue", "preface", "introduction", "foreword", "afterword", "interlude", "postscript",
    ]
    private static let volumeUnits: Set<String> = ["part", "book", "volume", "act"]
    private static let englishUnits = volumeUnits.union([
        "chapter", "scene", "letter", "stave", "canto", "episode",
    ])
    private static let englishInitials = Set(englishNames.union(englishUnits).compactMap(\.utf8.first))
    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth", "last",
    ]
    private static let englishNumbers: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "first", "last",
    ]
}
