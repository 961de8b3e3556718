/// The faults found while decoding.
struct DecodingFaults {
    /// Byte sequences replaced by U+FFFD.
    var damagedCharacters = 0
    /// Whether the bytes end inside a character, which is then left out.
    var endsInsideCharacter = false

    var notes: [ImportNote] {
        (damagedCharacters > 0 ? [.damagedCharacters(damagedCharacters)] : [])
            + (endsInsideCharacter ? [.truncatedTail] : [])
    }
}

/// Decodes bytes to UTF-8, a few hundred kilobytes at a time. Drops a byte order mark at the start.
///
/// - Parameters:
///   - tolerated: The most invalid sequences to replace with U+FFFD before giving up.
///   - sink: Receives whole characters in UTF-8, and how many of `bytes` have been consumed so far.
/// - Returns: The faults, or nil if there were more than tolerated.
func decode(
    _ bytes: Span<UInt8>, from encoding: TextEncoding, tolerating tolerated: Int,
    into sink: (Span<UInt8>, Int) throws(FormatError) -> Void
) throws(FormatError) -> DecodingFaults? {
    let mark = encoding.byteOrderMark
    let start = !mark.isEmpty && bytes.starts(with: mark) ? mark.count : 0
    if encoding == .utf8 {
        return try decodeUTF8(bytes, from: start, tolerating: tolerated, into: sink)
    }
    return try decodeWithIconv(bytes, from: start, encoding: encoding, tolerating: tolerated, into: sink)
}

/// The most invalid sequences that a readable file of this length may have: one in a thousand bytes.
func toleratedDamage(in length: Int) -> Int { length / 1000 }

private func decodeUTF8(
    _ bytes: Span<UInt8>, from start: Int, tolerating tolerated: Int,
    into sink: (Span<UInt8>, Int) throws(FormatError) -> Void
) throws(FormatError) -> DecodingFaults? {
    let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    var faults = DecodingFaults()
    var position = start
    while position < bytes.count {
        let end = pieceEnd(of: bytes, from: position)
        let rest = bytes.extracting(position..<end)
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: rest)
        } catch {
            let valid = error.byteOffsets.lowerBound
            try send(bytes, position..<position + valid, to: sink)
            position += error.byteOffsets.upperBound
            if error.kind == .truncatedScalar, position == bytes.count {
                faults.endsInsideCharacter = true
                return faults
            }
            faults.damagedCharacters += 1
            guard faults.damagedCharacters <= tolerated else { return nil }
            try sink(replacement.span, position)
            continue
        }
        try send(bytes, position..<end, to: sink)
        position = end
    }
    return faults
}

/// The end of a piece of UTF-8 of about this many bytes, between two characters.
func pieceEnd(of bytes: Span<UInt8>, from start: Int, length: Int = 8 << 20) -> Int {
    var end = min(start + max(length, 4), bytes.count)
    guard end < bytes.count else { return end }
    for _ in 0..<3 where bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
}

/// Passes on valid UTF-8 in pieces of a megabyte, each ending between characters.
private func send(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to sink: (Span<UInt8>, Int) throws(FormatError) -> Void
) throws(FormatError) {
    var start = range.lowerBound
    while start < range.upperBound {
        var end = min(start + 1 << 20, range.upperBound)
        while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        try sink(bytes.extracting(start..<end), end)
        start = end
    }
}
