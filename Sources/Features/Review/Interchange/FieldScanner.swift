import Foundation

/// A single-pass scanner for the HTML of a field.
struct FieldScanner {
    private let bytes: [UInt8]
    private let reading: PlainField.Reading
    private let blocks: Set<String>
    private let tracksOrigins: Bool
    private let lastTagEnd: Int
    private(set) var output: [UInt8] = []
    private(set) var origins: [Range<Int>] = []
    private(set) var sounds: [String] = []
    private(set) var pictures: [String] = []
    /// Each ruby base and its annotation, separated by a tab.
    private(set) var rubies: [String] = []
    /// The tags in order; empty unless origins are requested.
    private(set) var tags: [FieldTag] = []
    /// The text with ruby annotations in place of their bases; nil if there is no ruby.
    var annotation: String? { hasRuby ? spoken.map { String(decoding: $0, as: UTF8.self) } : nil }

    private var position = 0
    /// Whether the last token is a block tag or a break, after which line breaks are layout.
    private var isBehindBlock = false
    /// Whether a cell or a label ended, which a space separates from the text that follows in its line.
    private var owesSpace = false
    /// Whether each open `span` is a label.
    private var spans: [Bool] = []
    private var hasRuby = false
    /// The text as read aloud; nil before the first ruby, up to which it equals the text itself.
    private var spoken: [UInt8]?
    /// Where in `spoken` the base of the next annotation begins.
    private var base: Int?
    /// The partial content of the open annotation.
    private var open: (isReading: Bool, text: [UInt8], origins: [Range<Int>])?
    /// Elements known to have no further closing tag, so that none is searched for twice.
    private var unclosed: Set<String> = []
    /// The number of searches for a tag with an unclosed quotation mark.
    private var brokenTags = 0
    /// The end of the white space examined last.
    private var blanksEnd = 0

    init(bytes: [UInt8], reading: PlainField.Reading, tracksOrigins: Bool) {
        self.bytes = bytes
        self.reading = reading
        blocks = reading == .current ? FieldTag.blocks : FieldTag.firstBlocks
        self.tracksOrigins = tracksOrigins
        lastTagEnd = bytes.lastIndex(of: 0x3E) ?? -1
        output.reserveCapacity(bytes.count)
    }

    mutating func scan() {
        while position < bytes.count {
            if skipLayout() { continue }
            switch bytes[position] {
            case UInt8(ascii: "<"):
                readTag()
                continue
            case UInt8(ascii: "&"): readEntity()
            case UInt8(ascii: "[") where starts(with: "[sound:"): readSound()
            case let byte:
                emit(byte, position..<position + 1)
                position += 1
            }
            isBehindBlock = false
        }
        // An unclosed annotation becomes plain text, so that nothing is lost.
        if let open {
            output += open.text
            origins += open.origins
        }
    }

    /// Skips white space with a line break next to a block tag: it is source layout and invisible.
    private mutating func skipLayout() -> Bool {
        guard reading == .current || reading == .joined, open == nil, bytes[position].isBlank, position >= blanksEnd
        else { return false }
        var end = position
        var hasLineEnd = false
        while end < bytes.count, bytes[end].isBlank {
            if bytes[end] == 0x0A || bytes[end] == 0x0D { hasLineEnd = true }
            end += 1
        }
        blanksEnd = end
        guard hasLineEnd, isBehindBlock || isBlockTag(at: end) else { return false }
        position = end
        return true
    }

    private func isBlockTag(at place: Int) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "<") else { return false }
        let name = bytes[(place + 1)...].drop { $0 == UInt8(ascii: "/") }.prefix(reading == .current ? 12 : 4)
        return isLayout(
            String(decoding: name.prefix { ($0 | 0x20).isSmallLetter || $0.isDigit }, as: UTF8.self).lowercased())
    }

    /// Whether line breaks beside a tag of this name are layout.
    private func isLayout(_ name: String) -> Bool {
        blocks.contains(name) || reading == .current && FieldTag.cells.contains(name)
    }

    private mutating func emit(_ byte: UInt8, _ origin: Range<Int>) {
        if open != nil {
            open?.text.append(byte)
            if tracksOrigins { open?.origins.append(origin) }
            return
        }
        if owesSpace {
            owesSpace = false
            if let last = output.last, !last.isBlank, !byte.isBlank {
                emit(0x20, origin.lowerBound..<origin.lowerBound)
            }
        }
        output.append(byte)
        if tracksOrigins { origins.append(origin) }
        spoken?.append(byte)
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        return position + count <= bytes.count
            && (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func readSound() {
        let start = position + 7
        guard !unclosed.contains("]"), let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
            unclosed.insert("]")
            emit(bytes[position], position..<position + 1)
            position += 1
            return
        }
        // A line feed would split one name into two.
        sounds.append(Self.without("\n", in: PlainField(text(start..<end)).text))
        position = end + 1
    }

    /// Returns the offset of the `>` that ends the tag beginning here, or nil if nothing ends it.
    private mutating func endOfTag() -> Int? {
        guard position < lastTagEnd else { return nil }
        var quote: UInt8 = 0
        var end = position + 1
        // After many tags with an unclosed quotation mark, ignore quotation marks, so that not every tag causes a
        // futile search.
        let minds = brokenTags < 64
        while end < bytes.count, quote != 0 || bytes[end] != 0x3E {
            if quote != 0 {
                if bytes[end] == quote { quote = 0 }
            } else if minds, bytes[end] == 0x22 || bytes[end] == 0x27 {
                quote = bytes[end]
            }
            end += 1
        }
        if end < bytes.count { return end }
        brokenTags += 1
        return nil
    }

    private mutating func readTag() {
        if starts(with: "<!--") {
            var end = position + 4
            while end < bytes.count, !(bytes[end] == 0x3E && bytes[end - 1] == 0x2D && bytes[end - 2] == 0x2D) {
                end += 1
            }
            position = end + 1
            return
        }
        // A "<" that begins no tag is literal.
        guard let next = bytes[(position + 1)...].first,
            next == 0x2F || next == 0x21 || (next | 0x20 >= 0x61 && next | 0x20 <= 0x7A), let end = endOfTag()
        else {
            emit(bytes[position], position..<position + 1)
            position += 1
            isBehindBlock = false
            return
        }
        let tag = text(position + 1..<end)
        let origin = position..<end + 1
        position = end + 1
        let isClosing = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if tracksOrigins { tags.append(FieldTag(range: origin, name: name, isClosing: isClosing)) }
        isBehindBlock = isLayout(name)
        switch name {
        case "td" where isBehindBlock, "th" where isBehindBlock: owesSpace = true
        case "span" where reading == .current && !isClosing:
            spans.append(tag.contains("class=\"tag\""))
            if spans.last == true { owesSpace = true }
        case "span": if spans.popLast() == true { owesSpace = true }
        case _ where isBehindBlock:
            // A block's own tags are not part of its text: only a break may be removed with the line feed.
            if let last = output.last, last != 0x0A {
                emit(0x0A, name == "br" ? origin : origin.lowerBound..<origin.lowerBound)
            }
        case "img":
            if let source = Self.source(in: tag) { pictures.append(source) }
        case _ where reading == .first:
            if ["script", "style", "rt", "rp"].contains(name) { skipAsAtFirst(to: name) }
        case "script", "style": if !isClosing, !tag.hasSuffix("/") { skip(to: name) }
        case "ruby", "rb", "rt", "rp", "rtc": readRuby(name, isClosing: isClosing)
        default: break
        }
    }

    /// The earliest reading: also skipped what followed the element.
    private mutating func skipAsAtFirst(to name: String) {
        let end = Array("</\(name)".utf8)
        while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
    }

    /// Skips an element's content and its closing tag, or only the opening tag if there is no closing one.
    private mutating func skip(to name: String) {
        guard !unclosed.contains(name) else { return }
        let wanted = Array("</\(name)".utf8)
        var place = position
        while place + wanted.count <= bytes.count {
            if bytes[place] == 0x3C, zip(bytes[place...], wanted).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
                position = place
                position = (endOfTag() ?? place + wanted.count - 1) + 1
                return
            }
            place += 1
        }
        unclosed.insert(name)
    }

    /// Moves annotations from the text to ``annotation``.
    private mutating func readRuby(_ name: String, isClosing: Bool) {
        closeAnnotation()
        switch (name, isClosing) {
        case ("ruby", false):
            if spoken == nil { spoken = output }
            base = spoken?.count
        case ("ruby", true): base = nil
        case ("rt", false), ("rtc", false): open = (true, [], [])
        case ("rp", false): open = (false, [], [])
        default: break
        }
    }

    private mutating func closeAnnotation() {
        guard let annotation = open else { return }
        open = nil
        guard annotation.isReading, let start = base, let end = spoken?.count else { return }
        hasRuby = true
        // No slice may live on: replacing would copy the whole text.
        let plain = spoken.map { String(decoding: $0[min(start, end)...], as: UTF8.self) } ?? ""
        rubies.append(plain + "\t" + String(decoding: annotation.text, as: UTF8.self))
        spoken?.replaceSubrange(min(start, end)..., with: annotation.text)
        base = spoken?.count
    }

    private static func source(in tag: String) -> String? {
        guard let rest = value(ofSourceIn: Array(tag.utf8)), let quote = rest.first else { return nil }
        let value =
            quote == "\"" || quote == "'"
            ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
        var plain = PlainField(without("<", in: String(value))).text
        if plain.utf8.contains(UInt8(ascii: "%")) { plain = plain.removingPercentEncoding ?? plain }
        let name = without("\n", in: plain)
        return name.isEmpty ? nil : name
    }

    /// Returns a text without a sign, which hardly any name has: `replacing` costs a microsecond even then.
    private static func without(_ sign: Unicode.Scalar, in text: String) -> String {
        guard text.unicodeScalars.contains(sign) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != sign }))
    }

    /// Returns the value of `src` in a tag. A field may have 100,000 pictures, so this is not a regular expression.
    private static func value(ofSourceIn tag: [UInt8]) -> String? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        for start in tag.indices where tag[start...].prefix(3).elementsEqual("src".utf8, by: { $0 | 0x20 == $1 }) {
            let sign = tag[(start + 3)...].drop(while: isBlank)
            if sign.first == UInt8(ascii: "=") {
                return String(decoding: sign.dropFirst().drop(while: isBlank), as: UTF8.self)
            }
        }
        return nil
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "#39": "'", "hellip": "…",
        "mdash": "—", "ndash": "–", "middot": "·",
    ]

    private mutating func readEntity() {
        let limit = min(bytes.count, position + 12)
        guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            emit(bytes[position], position..<position + 1)
            position += 1
            return
        }
        let origin = position..<end + 1
        let name = text(position + 1..<end)
        if let value = Self.entities[name] {
            for byte in value.utf8 { emit(byte, origin) }
        } else if name.hasPrefix("#"), let scalar = Self.scalar(name.dropFirst()) {
            for byte in String(Character(scalar)).utf8 { emit(byte, origin) }
        } else {
            for place in origin { emit(bytes[place], place..<place + 1) }
        }
        position = end + 1
    }

    private static func scalar(_ number: Substring) -> Unicode.Scalar? {
        let value = number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
