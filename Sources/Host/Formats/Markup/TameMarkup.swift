/// Removes from markup what takes a parser disproportionate time: elements with hundreds of attributes, and elements
/// nested hundreds deep.
///
/// libxml2 compares each attribute of an element with all those before it, and each end tag with the names of all open
/// elements. Both are fine for documents written by people, and quadratic for malicious ones.
struct MarkupTamer {
    /// The most attributes of an element. Further ones are dropped.
    static let mostAttributes = 256
    /// The greatest number of open elements in which another may be nested; the lower limit applies to inline elements,
    /// which sloppy pages open and never close. Tags beyond the limit are dropped; their contents stay.
    static let greatestDepth = 512
    static let greatestDepthInLine = 256

    private var bytes: [UInt8]
    private var place = 0
    /// Open elements by name, as far as can be known without HTML's rules for implied end tags.
    private var open: [String: Int] = [:]
    /// How many of them count towards the depth.
    private var depth = 0
    /// Elements whose start tags were dropped: the same number of their end tags is dropped.
    private var excess: [String: Int] = [:]

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the document with everything removed replaced by spaces.
    static func tame(_ bytes: [UInt8]) -> [UInt8] {
        var tamer = MarkupTamer(bytes)
        tamer.run()
        return tamer.bytes
    }

    private mutating func run() {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            guard place < bytes.count else { return }
            if starts(with: "!--") {
                skipComment()
            } else if starts(with: "![CDATA[") {
                skipCharacterData()
            } else if bytes[place] == UInt8(ascii: "/") {
                endTag(from: start)
            } else if isLetter(bytes[place]) {
                startTag(from: start)
            }
        }
    }

    /// Skips a comment. Treats an unclosed one as two bytes of text, as a parser may.
    private mutating func skipComment() {
        guard !commentsAreOpen else { return }
        var index = place + 3
        while index + 2 < bytes.count {
            if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] == UInt8(ascii: "-"),
                bytes[index - 2] == UInt8(ascii: "-")
            {
                place = index + 1
                return
            }
            index += 1
        }
        commentsAreOpen = true
    }

    /// Whether an unclosed comment was found; then no later one is closed either.
    private var commentsAreOpen = false

    /// Skips a CDATA section. Treats an unclosed one as a few bytes of text.
    private mutating func skipCharacterData() {
        guard !sectionsAreOpen else { return }
        place += 8
        if let end = find(Array("]]>".utf8)) { place = end + 3 } else { sectionsAreOpen = true }
    }

    /// Whether an unclosed section was found; then no later one is closed either.
    private var sectionsAreOpen = false

    private mutating func startTag(from start: Int) {
        let name = readName()
        let isClosed = skipAttributes()
        guard !isClosed, !Self.empty.contains(name) else { return }
        if name == "script" || name == "style" {
            // Its contents may look like markup but are not.
            place = find(Array("</".utf8) + Array(name.utf8)) ?? bytes.count
        }
        let limit = Self.inLine.contains(name) ? Self.greatestDepthInLine : Self.greatestDepth
        if Self.closeThemselves.contains(name) {
            open[name, default: 0] += 1
        } else if depth < limit {
            open[name, default: 0] += 1
            depth += 1
        } else {
            excess[name, default: 0] += 1
            blank(start..<place)
        }
    }

    private mutating func endTag(from start: Int) {
        place += 1
        let name = readName()
        while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "<") { place += 1 }
        if place < bytes.count, bytes[place] == UInt8(ascii: ">") { place += 1 }
        if let count = excess[name], count > 0 {
            excess[name] = count - 1
            blank(start..<place)
        } else if let count = open[name], count > 0 {
            open[name] = count - 1
            if !Self.closeThemselves.contains(name) { depth -= 1 }
        } else if name != "br", name != "p" {
            // It closes nothing; a parser would search all open elements for its start tag.
            blank(start..<place)
        }
    }

    /// Reads the name of an element in lower case, truncated if it is long.
    private mutating func readName() -> String {
        let start = place
        while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">"),
            bytes[place] != UInt8(ascii: "/"), bytes[place] != UInt8(ascii: "<")
        {
            place += 1
        }
        return String(decoding: bytes[start..<place].prefix(32), as: UTF8.self).lowercased()
    }

    /// Skips the attributes of a start tag, and drops those beyond the limit.
    ///
    /// - Returns: Whether the tag closes itself (`<br/>`).
    private mutating func skipAttributes() -> Bool {
        var count = 0
        var isClosed = false
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: ">") {
                place += 1
                return isClosed
            }
            isClosed = byte == UInt8(ascii: "/")
            if isSpace(byte) || isClosed {
                place += 1
                continue
            }
            count += 1
            let start = place
            skipAttribute()
            if count > Self.mostAttributes { blank(start..<place) }
        }
        return false
    }

    /// Skips an attribute name and its value, if any; advances by at least one byte.
    private mutating func skipAttribute() {
        place += 1
        while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">") {
            guard bytes[place] == UInt8(ascii: "=") else {
                place += 1
                continue
            }
            place += 1
            while place < bytes.count, isSpace(bytes[place]) { place += 1 }
            guard place < bytes.count else { return }
            let quote = bytes[place]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            place = (bytes[(place + 1)...].firstIndex(of: quote) ?? bytes.count - 1) + 1
            return
        }
    }

    /// The next position of the given lowercase bytes, ignoring case.
    private func find(_ wanted: [UInt8]) -> Int? {
        var index = place
        while index + wanted.count <= bytes.count {
            guard let first = bytes[index...].firstIndex(of: wanted[0]), first + wanted.count <= bytes.count else {
                return nil
            }
            if (0..<wanted.count).allSatisfy({ lowered(bytes[first + $0]) == wanted[$0] }) { return first }
            index = first + 1
        }
        return nil
    }

    private func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private mutating func blank(_ range: Range<Int>) {
        for index in range { bytes[index] = 0x20 }
    }

    private func starts(with text: StaticString) -> Bool {
        bytes.count - place >= text.utf8CodeUnitCount
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }

    /// Elements without an end tag.
    private static let empty: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    /// Elements that end where the next one of their kind begins, so that many may be open without nesting.
    private static let closeThemselves: Set<String> = [
        "p", "li", "dt", "dd", "td", "th", "tr", "option", "tbody", "thead", "tfoot", "colgroup",
    ]
    private static let inLine: Set<String> = [
        "a", "abbr", "b", "big", "cite", "code", "em", "font", "i", "nobr", "s", "small", "span", "strike", "strong",
        "sub",
        "sup", "tt", "u",
    ]
}
