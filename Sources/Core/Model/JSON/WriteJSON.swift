extension JSON {
    /// The value as JSON on one line, without spaces.
    ///
    /// Numbers and escapes are as Foundation's `JSONEncoder` writes them without escaping slashes: a real number in the
    /// fewest digits that give it back, 1.0 as `1`. A real number that is not finite, which JSON does not have, becomes
    /// null.
    ///
    /// - Parameter sortingKeys: Whether to write the members of objects in the order of their names by code point,
    ///   instead of their own.
    public func encoded(sortingKeys: Bool = false) -> String {
        var writer = JSONWriter(sortsKeys: sortingKeys)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

private struct JSONWriter {
    let sortsKeys: Bool
    var bytes: [UInt8] = []

    init(sortsKeys: Bool) { self.sortsKeys = sortsKeys }

    mutating func write(_ value: JSON) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
        case .real(let real): write(real)
        case .text(let text): write(text)
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            var members = object.members
            if sortsKeys { members.sort { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) } }
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(member.name)
                bytes.append(UInt8(ascii: ":"))
                write(member.value)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write(_ real: Double) {
        guard real.isFinite else { return write(.null) }
        bytes.append(contentsOf: real.description.utf8)
        if bytes.suffix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "0")]) { bytes.removeLast(2) }
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        JSON.append(contentsOfText: text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSON {
    /// Appends what stands between the quotation marks of a text, escaped where necessary (RFC 8259, section 7).
    package static func append(contentsOfText text: String, to bytes: inout [UInt8]) {
        func escape(_ letter: Unicode.Scalar) {
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(ascii: letter))
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x20...: bytes.append(byte)
            case 0x08: escape("b")
            case 0x09: escape("t")
            case 0x0A: escape("n")
            case 0x0C: escape("f")
            case 0x0D: escape("r")
            default:
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(UInt8(ascii: "0") + byte >> 4)
                let digit = byte & 0xF
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
