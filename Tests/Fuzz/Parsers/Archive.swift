/// An archive as text, so that its content can be mutated before packing. Before each file is a line with `=== ` and
/// the file's path.
///
///     === mimetype
///     application/epub+zip
///     === OEBPS/a.xhtml
///     <html>…
enum Archive {
    static let mark = Array("\n=== ".utf8)

    /// Parses the files of such a text.
    static func files(_ text: [UInt8]) -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        for piece in split([UInt8(ascii: "\n")] + text) {
            let end = piece.firstIndex(of: UInt8(ascii: "\n")) ?? piece.endIndex
            files.append((String(decoding: piece[..<end], as: UTF8.self), Array(piece[end...].dropFirst())))
        }
        return files
    }

    private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start: Int?
        var place = 0
        while place + mark.count <= text.count {
            guard text[place..<place + mark.count].elementsEqual(mark) else {
                place += 1
                continue
            }
            if let start { pieces.append(text[start..<place]) }
            place += mark.count
            start = place
        }
        if let start { pieces.append(text[start...]) }
        return pieces
    }

    /// A ZIP archive of the files, stored without compression (APPNOTE.TXT 6.3.10, 4.3).
    static func zip(_ files: [(path: String, bytes: [UInt8])]) -> [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        for (path, bytes) in files.prefix(0xFFF) {
            let name = Array(path.utf8.prefix(0xFFFF))
            let size = UInt32(truncatingIfNeeded: bytes.count)
            let offset = UInt32(truncatingIfNeeded: archive.count)
            // Version, flags (UTF-8 names), method, time, date, checksum, sizes, lengths of the name and of the extra
            // field.
            var head: [UInt8] = []
            head.append(20, 0x800, 0, 0, 0x21 as UInt16)
            head.append(checksum(bytes), size, size)
            head.append(UInt16(name.count), 0)
            archive += [0x50, 0x4B, 3, 4] + head + name + bytes
            directory += [0x50, 0x4B, 1, 2, 20, 0] + head
            directory.append(0, 0, 0 as UInt16)
            directory.append(0, offset as UInt32)
            directory += name
        }
        var end: [UInt8] = [0x50, 0x4B, 5, 6]
        let count = UInt16(min(files.count, 0xFFF))
        end.append(0, 0, count, count)
        end.append(UInt32(truncatingIfNeeded: directory.count), UInt32(truncatingIfNeeded: archive.count))
        end.append(0 as UInt16)
        return archive + directory + end
    }

    /// CRC-32 as in ISO 3309.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value = UInt32.max
        for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
        return ~value
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }
}

extension [UInt8] {
    /// Appends numbers in ZIP's little-endian byte order.
    fileprivate mutating func append<Number: FixedWidthInteger>(_ numbers: Number...) {
        for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
    }
}
