/// Markup without what takes a parser time out of all proportion: elements with hundreds of attributes, and elements
/// nested hundreds deep.
///
/// libxml2 compares each attribute of an element with all before it, and each end tag with the names of all elements that
/// are open. Both are fine for a document that somebody wrote, and quadratic for one that means harm.
struct MarkupTamer {
    /// Attributes that an element keeps. The ones beyond are left out.
    static let mostAttributes = 256
    /// How many elements may be open for another one to be nested in them, and how many for one of letters in a line,
    /// which sloppy pages open and never close. The tags of the ones beyond are left out, and what is in them stays.
    static let greatestDepth = 512
    static let greatestDepthInLine = 256

    private var bytes: [UInt8]
    private var place = 0
    /// Elements that are open by their names, as far as can be told without knowing which of them close each other.
    private var open: [String: Int] = [:]
    /// How many of these count for the depth.
    private var depth = 0
    /// Elements whose start tags were left out: as many of their end tags are left out, too.
    private var excess: [String: Int] = [:]

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of a document, in which what is left out has become spaces.
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

    /// A comment that is never closed is passed over as two bytes of text, since a parser may take it so.
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

    /// Whether a comment was met that is never closed; none after it is, either.
    private var commentsAreOpen = false

    /// A section of characters that is never closed is passed over as a few bytes of text.
    private mutating func skipCharacterData() {
        guard !sectionsAreOpen else { return }
        place += 8
        if let end = find(Array("]]>".utf8)) { place = end + 3 } else { sectionsAreOpen = true }
    }

    /// Whether a section was met that is never closed; none after it is, either.
    private var sectionsAreOpen = false

    private mutating func startTag(from start: Int) {
        let name = readName()
        let isClosed = skipAttributes()
        guard !isClosed, !Self.empty.contains(name) else { return }
        if name == "script" || name == "style" {
            // What is in it looks like markup at times and is none.
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
            // It closes nothing; a parser would look for its beginning among all that is open.
            blank(start..<place)
        }
    }

    /// The name of an element in lower case; of a long one the beginning.
    private mutating func readName() -> String {
        let start = place
        while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">"),
            bytes[place] != UInt8(ascii: "/"), bytes[place] != UInt8(ascii: "<")
        {
            place += 1
        }
        return String(decoding: bytes[start..<place].prefix(32), as: UTF8.self).lowercased()
    }

    /// Passes over the attributes of a start tag, and leaves out those beyond the limit.
    ///
    /// - Returns: Whether the element ends with its tag (`<br/>`).
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

    /// Passes over a name and the value that it may have, by at least one byte.
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

    /// Where some bytes, in letters of either case, are first found from here on.
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
    /// Elements that end where the next one of their kind begins, so that many may be open without any depth.
    private static let closeThemselves: Set<String> = [
        "p", "li", "dt", "dd", "td", "th", "tr", "option", "tbody", "thead", "tfoot", "colgroup",
    ]
    private static let inLine: Set<String> = [
        "a", "abbr", "b", "big", "cite", "code", "em", "font", "i", "nobr", "s", "small", "span", "strike", "strong",
        "sub",
        "sup", "tt", "u",
    ]
}
