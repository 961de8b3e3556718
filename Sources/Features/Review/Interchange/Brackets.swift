/// Readings in brackets, as Anki's `furigana` filter shows them: ` 漢字[かんじ]を 読[よ]む`.
struct Brackets {
    /// The part of the characters and their readings that is text.
    enum Part { case base, reading }

    /// The text without the other part.
    private(set) var text = ""
    /// The source range of each byte of the text.
    private(set) var origins: [Range<Int>] = []
    /// The characters that have readings.
    private(set) var annotated: [DrawnText.Annotated] = []

    /// Returns the text without readings.
    static func base(of text: String) -> String { Brackets(text, .base).text }

    /// Returns the text as read aloud.
    static func reading(of text: String) -> String { Brackets(text, .reading).text }

    /// Follows Anki's rule: the base extends back from its brackets to a space, which is removed, or to the end of the
    /// previous brackets.
    init(_ source: String, _ part: Part) {
        guard source.utf8.contains(UInt8(ascii: "[")) else {
            take(source[...], of: source)
            return
        }
        var rest = source[...]
        while let start = rest.firstIndex(of: "[") {
            let inside = rest[rest.index(after: start)...]
            guard let end = inside.firstIndex(where: { $0 == "]" || $0 == "[" || $0 == "\n" }) else { break }
            let (before, reading) = (rest[..<start], inside[..<end])
            let blank = before.lastIndex { $0 == " " || $0 == ">" || $0 == "\n" || $0 == "]" }
            let base = blank.map { before[before.index(after: $0)...] } ?? before
            guard inside[end] == "]", !base.isEmpty, !reading.isEmpty else {
                take(rest[..<end], of: source)
                // The next opening bracket may have a base and a reading.
                let next = inside[end] == "[" ? end : inside.index(after: end)
                take(rest[end..<next], of: source)
                rest = rest[next...]
                continue
            }
            take(before[..<base.startIndex], of: source)
            var whole = source.bytes(of: base.startIndex..<inside.index(after: end))
            if text.last == " " {
                text.removeLast()
                origins.removeLast()
                if base.startIndex > rest.startIndex { whole = whole.lowerBound - 1..<whole.upperBound }
            }
            take(part == .base ? base : reading, of: source)
            if part == .base {
                annotated.append(.init(whole: whole, notes: [source.bytes(of: start..<inside.index(after: end))]))
            }
            rest = inside[inside.index(after: end)...]
        }
        take(rest, of: source)
    }

    private mutating func take(_ piece: Substring, of source: String) {
        text += piece
        let range = source.bytes(of: piece.startIndex..<piece.endIndex)
        origins += range.map { $0..<$0 + 1 }
    }
}

extension String {
    /// Returns a range as byte offsets.
    fileprivate func bytes(of range: Range<Index>) -> Range<Int> {
        let start = utf8.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
}
