/// Percent-encoding of UTF-8 as in RFC 3986, without Foundation.
enum PercentEncoding {
    /// Appends `text`, escaping every byte except the unreserved ones (letters, digits, `-._~`).
    static func append(_ text: String, to link: inout String) {
        var text = text
        // Written in a single call, because a page of a book has hundreds of links.
        link += text.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count * 3) { buffer in
                var count = 0
                for byte in bytes {
                    if isUnreserved(byte) {
                        buffer[count] = byte
                        count += 1
                    } else {
                        buffer[count] = UInt8(ascii: "%")
                        buffer[count + 1] = digit(byte >> 4)
                        buffer[count + 2] = digit(byte & 0xF)
                        count += 3
                    }
                }
                return count
            }
        }
    }

    /// Decodes a percent-encoded text.
    ///
    /// - Parameter plusIsSpace: Whether `+` stands for a space, as in a form's query.
    /// - Returns: nil for a broken escape or bytes that are not UTF-8.
    static func decode(_ text: Substring, plusIsSpace: Bool) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let first = rest.next(), let second = rest.next() else { return nil }
                guard let high = value(first), let low = value(second) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                bytes.append(UInt8(ascii: " "))
            default:
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
