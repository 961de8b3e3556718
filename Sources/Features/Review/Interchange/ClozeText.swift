/// A text with gaps: `我在{{c1::银行::bank}}。` Gaps may be nested: `{{c1::big {{c3::city}}}}`. An unclosed gap is plain
/// text.
struct ClozeText {
    private struct Gap {
        var number: Int
        /// The range of its text in ``text``, in bytes.
        var range: Range<Int>
        var isInHint = false
    }

    private(set) var text = ""
    /// The source range of each byte of the text; empty unless requested.
    private(set) var origins: [Range<Int>] = []
    /// The content of the first gap with the lowest number.
    private(set) var firstGap: String?
    private(set) var numbers: Set<Int> = []
    private(set) var hasHints = false

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
                hasHints = true
                place += 2
            } else {
                if hints == 0 {
                    output.append(bytes[place])
                    if tracksOrigins { origins.append(place..<place + 1) }
                }
                place += 1
            }
        }
        text = String(decoding: output, as: UTF8.self)
        numbers = Set(found.map(\.number))
        // The first of several with the same number.
        let first = found.min { $0.number < $1.number }
        firstGap = first.map { String(decoding: output[$0.range], as: UTF8.self) }
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
