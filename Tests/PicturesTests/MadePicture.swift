/// Pictures made by the tests, byte by byte.
enum MadePicture {
    /// A PNG of a single colour. Its data is stored without compression (RFC 1951, 3.2.4).
    static func png(_ red: UInt8, _ green: UInt8, _ blue: UInt8, width: Int = 8, height: Int = 8) -> [UInt8] {
        let line: [UInt8] = [0] + (0..<width).flatMap { _ -> [UInt8] in [red, green, blue] }
        return png(width, height, data: (0..<height).flatMap { _ in line })
    }

    /// The header of a PNG that declares this size, followed by almost no data.
    static func bomb(width: Int, height: Int) -> [UInt8] { png(width, height, data: [0]) }

    private static func png(_ width: Int, _ height: Int, data: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        while !rest.isEmpty {
            let piece = rest.prefix(65_535)
            rest = rest.dropFirst(piece.count)
            let count = UInt16(piece.count)
            packed += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
            packed += [UInt8(~count & 255), UInt8(~count >> 8)]
            packed += piece
        }
        packed += bigEndian(adler32(data))
        let head = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head) + chunk("IDAT", packed)
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 255) }
    }

    private static func adler32(_ data: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    static func crc32(_ data: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
