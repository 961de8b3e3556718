/// The paragraph being read, with whitespace collapsed as in a browser.
///
/// A line break in the source between two CJK characters is dropped, since CJK text has no spaces.
struct ParagraphBuffer {
    private var bytes: [UInt8] = []
    private var hasSpace = false
    private var hasLineEnd = false

    /// Adds one byte of UTF-8.
    mutating func add(_ byte: UInt8) {
        switch byte {
        case 0x20, 0x09: hasSpace = true
        case 0x0A, 0x0D, 0x0C: hasLineEnd = true
        case 0x00..<0x20, 0x7F: break
        case InsetSign.lastBytes where endsWithLead:
            // A text has no noncharacters.
            bytes.removeLast(2)
        default:
            if hasSpace || hasLineEnd { insertSpace(before: byte) }
            bytes.append(byte)
        }
    }

    /// The number of bytes so far.
    var count: Int { bytes.count }

    /// The text from an offset on.
    ///
    /// It shares no memory with the paragraph, which would then be copied whenever anything is added.
    func words(from offset: Int) -> String { String(decoding: bytes[min(offset, bytes.count)...], as: UTF8.self) }

    /// Adds the sign of an inset. One for a note follows what refers to it directly.
    mutating func add(sign: [UInt8]) {
        if sign.last != InsetSign.noteByte, hasSpace || hasLineEnd, let first = sign.first {
            insertSpace(before: first)
        }
        bytes += sign
    }

    /// Puts the sign of an author's reading before the characters from an offset on.
    ///
    /// - Parameter end: The offset of the end of the characters; nil for that of the paragraph.
    /// - Returns: The characters; nil if there are none.
    mutating func insertRuby(at offset: Int, until end: Int?) -> String? {
        guard offset <= bytes.count else { return nil }
        var place = offset
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        let end = min(end ?? bytes.count, bytes.count)
        guard place < end else { return nil }
        let base = String(decoding: bytes[place..<end], as: UTF8.self).droppingInsetSigns
        guard !base.isEmpty else { return nil }
        bytes.insert(contentsOf: InsetSign.bytes(InsetSign.rubyByte), at: place)
        return base
    }

    private var endsWithLead: Bool {
        bytes.count >= 2 && bytes[bytes.count - 1] == 0xB7 && bytes[bytes.count - 2] == 0xEF
    }

    /// Requests a space before the next character.
    mutating func addSpace() {
        hasSpace = true
    }

    /// The paragraph without ideographic and no-break spaces at its ends.
    var trimmed: ArraySlice<UInt8> {
        var slice = bytes[...]
        while let space = Self.spaces.first(where: { slice.starts(with: $0) }) { slice.removeFirst(space.count) }
        while let space = Self.spaces.first(where: { slice.suffix($0.count).elementsEqual($0) }) {
            slice.removeLast(space.count)
        }
        return slice
    }

    private mutating func insertSpace(before byte: UInt8) {
        defer { (hasSpace, hasLineEnd) = (false, false) }
        guard let last = bytes.last else { return }
        let isBetweenWide = last >= 0x80 && byte >= 0xE3 && (bytes.suffix(4).last { $0 >= 0xC0 } ?? 0) >= 0xE3
        if hasSpace || !isBetweenWide { bytes.append(0x20) }
    }

    private static let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE3, 0x80, 0x80], [0xEF, 0xBB, 0xBF]]
}
