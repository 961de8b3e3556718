import Foundation

/// A field of a foreign note, which is HTML, as text.
struct PlainField {
    /// The text: tags are gone, blocks and breaks are line feeds, entities are what they stand for.
    private(set) var text = ""
    /// Names of the recordings in it (`[sound:x.mp3]`) and of the pictures (`<img src="x.jpg">`), in order.
    private(set) var sounds: [String] = []
    private(set) var pictures: [String] = []

    init(_ html: String) {
        guard html.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 == 0x5B }) else {
            text = Self.trimmed(html)
            return
        }
        var scanner = Scanner(bytes: Array(html.utf8))
        scanner.scan()
        text = Self.trimmed(String(decoding: scanner.output, as: UTF8.self))
        sounds = scanner.sounds
        pictures = scanner.pictures
    }

    private static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last else { return text }
        // Most fields have no blanks around them.
        if first > 0x20, first < 0x80 || first > 0xC2, last > 0x20, last < 0x80 || last > 0xA0 { return text }
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    private struct Scanner {
        let bytes: [UInt8]
        var output: [UInt8] = []
        var sounds: [String] = []
        var pictures: [String] = []
        private var position = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            output.reserveCapacity(bytes.count)
        }

        mutating func scan() {
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "<"): readTag()
                case UInt8(ascii: "&"): readEntity()
                case UInt8(ascii: "[") where starts(with: "[sound:"): readSound()
                case let byte:
                    output.append(byte)
                    position += 1
                }
            }
        }

        private func starts(with text: StaticString) -> Bool {
            let count = text.utf8CodeUnitCount
            return position + count <= bytes.count
                && (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
        }

        private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

        private mutating func readSound() {
            let start = position + 7
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
                output.append(bytes[position])
                position += 1
                return
            }
            // A line feed would part one name into two.
            sounds.append(PlainField(text(start..<end)).text.replacing("\n", with: ""))
            position = end + 1
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
            var end = position + 1
            var quote: UInt8 = 0
            while end < bytes.count, quote != 0 || bytes[end] != 0x3E {
                if quote != 0 {
                    if bytes[end] == quote { quote = 0 }
                } else if bytes[end] == 0x22 || bytes[end] == 0x27 {
                    quote = bytes[end]
                }
                end += 1
            }
            // A "<" that begins no tag stands for itself.
            guard end < bytes.count, let next = bytes[(position + 1)...].first,
                next == 0x2F || next == 0x21 || (next | 0x20 >= 0x61 && next | 0x20 <= 0x7A)
            else {
                output.append(bytes[position])
                position += 1
                return
            }
            let tag = text(position + 1..<end)
            position = end + 1
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            switch name {
            case "br", "div", "p", "li", "tr", "hr", "ul", "ol", "h1", "h2", "h3":
                if let last = output.last, last != 0x0A { output.append(0x0A) }
            case "img":
                if let source = Self.source(in: tag) { pictures.append(source) }
            case "script", "style", "rt", "rp": skip(to: name)
            default: break
            }
        }

        /// Skips an element's content. Ruby loses its readings, which have a field of their own.
        private mutating func skip(to name: String) {
            let end = Array("</\(name)".utf8)
            while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
        }

        private static func source(in tag: String) -> String? {
            guard let range = tag.firstRange(of: /src\s*=\s*/.ignoresCase()) else { return nil }
            let rest = tag[range.upperBound...]
            guard let quote = rest.first else { return nil }
            let value =
                quote == "\"" || quote == "'"
                ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
            let plain = PlainField(String(value.replacing("<", with: ""))).text
            let name = (plain.removingPercentEncoding ?? plain).replacing("\n", with: "")
            return name.isEmpty ? nil : name
        }

        private static let entities: [String: String] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "#39": "'", "hellip": "…",
            "mdash": "—", "ndash": "–", "middot": "·",
        ]

        private mutating func readEntity() {
            let limit = min(bytes.count, position + 12)
            guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
                output.append(bytes[position])
                position += 1
                return
            }
            let name = text(position + 1..<end)
            if let value = Self.entities[name] {
                output += value.utf8
            } else if name.hasPrefix("#"), let scalar = Self.scalar(name.dropFirst()) {
                output += String(Character(scalar)).utf8
            } else {
                output += bytes[position...end]
            }
            position = end + 1
        }

        private static func scalar(_ number: Substring) -> Unicode.Scalar? {
            let value = number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
            return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        }
    }
}
