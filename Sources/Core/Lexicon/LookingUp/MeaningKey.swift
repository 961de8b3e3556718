/// An English meaning as a key: in lower case, without articles, remarks and punctuation.
package struct MeaningKey {
    /// The words of the meaning, without a leading "to", "a", "an" or "the".
    package private(set) var words: [Substring] = []
    /// Whether it began with "to", as verbs do.
    package private(set) var hadTo = false
    /// Whether it had a remark in brackets.
    package private(set) var hadRemark = false

    package init(_ sense: some StringProtocol) {
        var bytes: [UInt8] = []
        var depth = 0
        for byte in sense.lowercased().utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                hadRemark = true
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            case _ where depth > 0: break
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "'"), UInt8(ascii: "-"): bytes.append(byte)
            case 0..<0x80: bytes.append(0x20)
            default:
                bytes.append(byte)
                // U+2000 to U+203F is punctuation: an apostrophe stays, everything else separates words.
                let tail = bytes.suffix(3)
                if tail.count == 3, tail.starts(with: [0xE2, 0x80]) {
                    bytes.removeLast(3)
                    bytes.append(byte == 0x99 ? UInt8(ascii: "'") : 0x20)
                }
            }
        }
        words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        hadTo = words.count > 1 && words[0] == "to"
        if hadTo { words.removeFirst() }
        while words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
    }

    /// The words with single spaces.
    package var whole: String { words.joined(separator: " ") }

    /// Words too common to be useful in a search.
    package static let stopWords: Set<Substring> = [
        "a", "an", "the", "of", "to", "in", "on", "for", "and", "or", "with", "by", "at", "sb", "sth", "etc", "be",
        "as", "from", "is",
        "it", "one's",
    ]
}
