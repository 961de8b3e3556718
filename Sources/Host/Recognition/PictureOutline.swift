/// The properties in the header of a picture file, read without decoding it.
struct PictureOutline {
    var width: Int
    var height: Int
    /// Whether the file is complete.
    var isWhole: Bool

    /// PNG: chunks of a length, a name, data and a checksum, the first IHDR and the last IEND (ISO/IEC 15948, 5.3).
    init?(png bytes: [UInt8]) {
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        width = bytes.bigEndian(16, 4)
        height = bytes.bigEndian(20, 4)
        isWhole = false
        var place = 8
        while place + 12 <= bytes.count {
            if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) {
                isWhole = true
                return
            }
            place += 12 + bytes.bigEndian(place, 4)
        }
    }

    /// JPEG: segments that each begin with FF and a code; a frame header (SOF) contains the size (ITU-T T.81, B.2.2).
    init?(jpeg bytes: [UInt8]) {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let code = bytes[place + 1]
            // Fill bytes, and markers without a segment.
            if code == 0xFF {
                place += 1
                continue
            }
            if code == 0x01 || (0xD0...0xD7).contains(code) {
                place += 2
                continue
            }
            // C4, C8 and CC are tables, not frames.
            if (0xC0...0xCF).contains(code), ![0xC4, 0xC8, 0xCC].contains(code) {
                height = bytes.bigEndian(place + 5, 2)
                width = bytes.bigEndian(place + 7, 2)
                isWhole = Self.endsImage(bytes)
                return
            }
            let length = bytes.bigEndian(place + 2, 2)
            guard length >= 2, code != 0xD9, code != 0xDA else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// WebP: a RIFF file with a chunk `VP8 `, `VP8L` or `VP8X` (RFC 9649, 2.5 to 2.7).
    init?(webP bytes: [UInt8]) {
        guard bytes.count >= 30 else { return nil }
        isWhole = bytes.count >= 8 + bytes.littleEndian(4, 4)
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            width = bytes.littleEndian(26, 2) & 0x3FFF
            height = bytes.littleEndian(28, 2) & 0x3FFF
        case "VP8L":
            let bits = bytes.littleEndian(21, 4)
            width = bits & 0x3FFF + 1
            height = bits >> 14 & 0x3FFF + 1
        case "VP8X":
            width = bytes.littleEndian(24, 3) + 1
            height = bytes.littleEndian(27, 3) + 1
        default: return nil
        }
    }

    /// Whether the end-of-image marker (FF D9) is near the end of the file; some cameras append other data.
    private static func endsImage(_ bytes: [UInt8]) -> Bool {
        let tail = Array(bytes.suffix(64 << 10))
        return tail.indices.dropLast().contains { tail[$0] == 0xFF && tail[$0 + 1] == 0xD9 }
    }
}

extension [UInt8] {
    func bigEndian(_ start: Int, _ count: Int) -> Int {
        self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func littleEndian(_ start: Int, _ count: Int) -> Int {
        self[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
