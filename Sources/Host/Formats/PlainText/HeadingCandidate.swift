/// A line that may name a chapter, if other lines of its form count on from it.
///
/// - 寒门首辅 第一章 少年: a chapter's number after a short text that recurs in each;
/// - 第一回雨夜来客: a title directly after a unit that is also a common word;
/// - 1、重生, 001 重生, （一）重生, 1. Loomings: a number and a title.
struct HeadingCandidate: Hashable {
    enum Form: Hashable {
        /// After this text.
        case prefixed(String)
        case glued
        /// A number, set off by this character.
        case listed(Character)

        var isListed: Bool {
            if case .listed = self { true } else { false }
        }
    }

    let form: Form
    let number: Int
    let title: String

    /// The longest text before a chapter's number, in characters.
    private static let longestPrefix = 14
    /// The longest title, in characters.
    private static let longestTitle = 40

    /// Parses a line that is no heading by itself; nil for ordinary text.
    init?(_ line: String) {
        let characters = Array(line)
        guard characters.count <= Self.longestPrefix + Self.longestTitle, let last = characters.last,
            !"。．，,、；;：:！!？?…”」』)）\"'".contains(last) || last == "）"
        else { return nil }
        if let (form, number) = Self.numbered(characters) ?? Self.listed(characters) {
            self.form = form
            self.number = number
            title = line
        } else {
            return nil
        }
    }

    /// Whether a line of UTF-8 may be one, judging by its first bytes; a cheap filter before parsing.
    static func mayBe(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        switch first {
        case 0x30...0x39: return true
        case 0xE3, 0xE4, 0xE5, 0xE7, 0xEF:
            // Chinese numerals and brackets.
            if Self.wideOpenings.contains(line.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }) { return true }
        default: break
        }
        // 第, after a text of up to fourteen characters.
        let head = line.prefix(3 * longestPrefix + 3)
        return head.indices.dropLast(2).contains { head[$0] == 0xE7 && head[$0 + 1] == 0xAC && head[$0 + 2] == 0xAC }
    }

    /// 寒门首辅 第一章 少年, 第一回雨夜来客
    private static func numbered(_ characters: [Character]) -> (Form, Int)? {
        guard let start = characters.prefix(longestPrefix + 1).firstIndex(of: "第") else { return nil }
        let prefix = characters[..<start]
        guard prefix.last.map({ $0.isWhitespace || "：:】》」・·-—_|".contains($0) }) ?? true,
            !prefix.contains(where: { "，。！？；、,.!?;“”".contains($0) })
        else { return nil }
        var end = start + 1
        while end < characters.count, HeadingNumber.value(of: [characters[end]]) != nil { end += 1 }
        guard let number = HeadingNumber.value(of: characters[(start + 1)..<end]), end < characters.count,
            "章回节節话話折卷巻集篇".contains(characters[end])
        else { return nil }
        let rest = characters[(end + 1)...]
        guard !rest.contains(where: { "，。；,;".contains($0) }), rest.count <= longestTitle,
            !(rest.first.map { "的是里裡中在与和了天次".contains($0) } ?? false)
        else { return nil }
        return prefix.isEmpty ? (.glued, number) : (.prefixed(String(prefix)), number)
    }

    /// 1、重生, 001 重生, （一）重生, 1. Loomings
    private static func listed(_ characters: [Character]) -> (Form, Int)? {
        let isInBrackets = characters[0] == "（" || characters[0] == "(" || characters[0] == "【"
        let start = isInBrackets ? 1 : 0
        var end = start
        while end < characters.count, HeadingNumber.value(of: [characters[end]]) != nil { end += 1 }
        guard end > start, end - start <= 6, end < characters.count,
            let number = HeadingNumber.value(of: characters[start..<end]), number > 0
        else { return nil }
        let separator = characters[end]
        guard isInBrackets ? "）)】".contains(separator) : "、．. 　:：".contains(separator) else { return nil }
        let rest = characters[(end + 1)...].drop { $0.isWhitespace }
        guard let first = rest.first, first.isLetter || "“《「".contains(first), rest.count <= longestTitle,
            !rest.contains(where: { "，。；,;".contains($0) })
        else { return nil }
        return (.listed(separator), number)
    }

    private static let wideOpenings = Set(
        "一二三四五六七八九十百（【１２３４５６７８９０".unicodeScalars.map { scalar in
            UTF8.encode(scalar)?.reduce(0) { $0 << 8 | UInt32($1) } ?? 0
        })
}

extension [(line: Int, candidate: HeadingCandidate)] {
    /// Those that count on: at least three of one form, and most of them, have a neighbour of the next or the previous
    /// number.
    func counting(_ isWanted: (HeadingCandidate.Form) -> Bool) -> [Element] {
        var kept: [Element] = []
        for (form, members) in Dictionary(grouping: self, by: \.candidate.form) where isWanted(form) {
            let numbers = members.map(\.candidate.number)
            let fitting = members.indices.filter { index in
                (index > 0 && numbers[index - 1] + 1 == numbers[index])
                    || (index + 1 < numbers.count && numbers[index] + 1 == numbers[index + 1])
            }
            guard fitting.count >= 3, fitting.count * 10 >= members.count * 6 else { continue }
            kept += fitting.map { members[$0] }
        }
        return kept.sorted { $0.line < $1.line }
    }
}
