import Model

/// A text with gaps: `我在{{c1::银行::bank}}。` Gaps may be nested: `{{c1::big {{c3::city}}}}`. An unclosed gap is plain
/// text.
struct ClozeText {
    private struct Gap {
        var number: Int
        /// The range of its text in ``text``, in bytes.
        var range: Range<Int>
        var isInHint = false
        var hint: [UInt8] = []
    }

    private(set) var text = ""
    /// The source range of each byte of the text; empty unless requested.
    private(set) var origins: [Range<Int>] = []
    /// The content of the first gap with the lowest number.
    private(set) var firstGap: String?
    private(set) var numbers: Set<Int> = []
    private var gaps: [Gap] = []

    init(_ source: String, tracksOrigins: Bool = false) {
        let bytes = Array(source.utf8)
        let closed = Self.closed(bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var open: [Int] = []
        var found: [Gap] = []
        // A hint hides everything nested in it.
        var hints = 0
        var place = 0
        while place < bytes.count {
            if let gap = Self.opening(bytes, place), closed.contains(place) {
                open.append(found.count)
                found.append(Gap(number: gap.number, range: output.count..<output.count))
                place = gap.end
            } else if let gap = open.last, Self.isPair(bytes, place, UInt8(ascii: "}")) {
                found[gap].range = found[gap].range.lowerBound..<output.count
                if found[gap].isInHint { hints -= 1 }
                open.removeLast()
                place += 2
            } else if let gap = open.last, !found[gap].isInHint, Self.isPair(bytes, place, UInt8(ascii: ":")) {
                found[gap].isInHint = true
                hints += 1
                place += 2
            } else {
                if hints == 0 {
                    output.append(bytes[place])
                    if tracksOrigins { origins.append(place..<place + 1) }
                } else if hints == 1, let gap = open.last, found[gap].isInHint {
                    found[gap].hint.append(bytes[place])
                }
                place += 1
            }
        }
        text = String(decoding: output, as: UTF8.self)
        gaps = found
        numbers = Set(found.map(\.number))
        // The first of several with the same number.
        let first = found.min { $0.number < $1.number }
        firstGap = first.map { String(decoding: output[$0.range], as: UTF8.self) }
    }

    /// Returns the text in pieces: gaps where it has gaps with this number, all else as it is.
    func pieces(asking number: Int) -> [SentencePiece] {
        let bytes = Array(text.utf8)
        var pieces: [SentencePiece] = []
        var place = 0
        func add(_ range: Range<Int>, isWord: Bool, _ hint: [UInt8] = []) {
            pieces.append(
                SentencePiece(
                    text: String(decoding: bytes[range], as: UTF8.self), isWord: isWord,
                    hint: String(decoding: hint, as: UTF8.self)))
        }
        // Outer gaps come before those that they contain.
        for gap in gaps where gap.number == number && gap.range.lowerBound >= place {
            if gap.range.lowerBound > place { add(place..<gap.range.lowerBound, isWord: false) }
            add(gap.range, isWord: true, gap.hint)
            place = gap.range.upperBound
        }
        if place < bytes.count { add(place..<bytes.count, isWord: false) }
        return pieces
    }

    /// Returns the starts of the closed gaps.
    private static func closed(_ bytes: [UInt8]) -> Set<Int> {
        var closed: Set<Int> = []
        var open: [Int] = []
        var place = 0
        while place < bytes.count {
            if let gap = opening(bytes, place) {
                open.append(place)
                place = gap.end
            } else if isPair(bytes, place, UInt8(ascii: "}")), let last = open.popLast() {
                closed.insert(last)
                place += 2
            } else {
                place += 1
            }
        }
        return closed
    }

    /// Returns the number of the gap that begins at an offset, `{{c1::`, and where its text begins.
    private static func opening(_ bytes: [UInt8], _ place: Int) -> (number: Int, end: Int)? {
        guard isPair(bytes, place, UInt8(ascii: "{")), place + 2 < bytes.count, bytes[place + 2] == UInt8(ascii: "c")
        else { return nil }
        let digits = bytes[(place + 3)...].prefix(4).prefix(while: \.isDigit)
        guard (1...3).contains(digits.count), isPair(bytes, digits.endIndex, UInt8(ascii: ":")) else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, digits.endIndex + 2)
    }

    private static func isPair(_ bytes: [UInt8], _ place: Int, _ byte: UInt8) -> Bool {
        place + 1 < bytes.count && bytes[place] == byte && bytes[place + 1] == byte
    }
}
