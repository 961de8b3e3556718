import Foundation

// Dictionaries are tens of megabytes of mostly ASCII text, so they are parsed as bytes.

extension ArraySlice<UInt8> {
    /// The range of the first occurrence of `text`; nil if it does not occur.
    func firstPlace(of text: StaticString) -> Range<Int>? {
        withUnsafeBytes { bytes in
            let wanted = UnsafeRawPointer(text.utf8Start)
            let length = text.utf8CodeUnitCount
            guard let base = bytes.baseAddress else { return nil }
            var place = 0
            while place + length <= bytes.count,
                let found = memchr(base + place, Int32(text.utf8Start.pointee), bytes.count - length + 1 - place)
            {
                place = UnsafeRawPointer(found) - base
                if memcmp(found, wanted, length) == 0 { return startIndex + place..<startIndex + place + length }
                place += 1
            }
            return nil
        }
    }

    func contains(_ text: StaticString) -> Bool { firstPlace(of: text) != nil }

    func begins(with text: StaticString) -> Bool {
        withUnsafeBytes { bytes in
            guard bytes.count >= text.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
            return memcmp(base, text.utf8Start, text.utf8CodeUnitCount) == 0
        }
    }

    /// The pieces between the bytes equal to `separator`, without empty ones.
    func pieces(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        forEachPiece(separatedBy: separator) { if !$0.isEmpty { pieces.append($0) } }
        return pieces
    }

    /// Calls `body` with each piece between the bytes equal to `separator`, including empty ones.
    func forEachPiece(separatedBy separator: UInt8, _ body: (ArraySlice<UInt8>) -> Void) {
        var start = startIndex
        while let end = firstPlace(of: separator, from: start) {
            body(self[start..<end])
            start = end + 1
        }
        body(self[start..<endIndex])
    }

    /// The position of the first `byte` at or after `start`.
    func firstPlace(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < endIndex, let base = bytes.baseAddress,
                let found = memchr(base + (start - startIndex), Int32(byte), endIndex - start)
            else { return nil }
            return startIndex + (UnsafeRawPointer(found) - base)
        }
    }

    /// The bytes without spaces and line endings at either end.
    var trimmed: ArraySlice<UInt8> {
        var low = startIndex
        var high = endIndex
        while low < high, self[low] == 0x20 || self[low] == 0x0A { low += 1 }
        while low < high, self[high - 1] == 0x20 || self[high - 1] == 0x0A { high -= 1 }
        return self[low..<high]
    }

    /// The decimal number in these bytes; nil for anything else.
    var decimal: Int? {
        guard (1...18).contains(count) else { return nil }
        var value = 0
        for byte in self {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    /// The text with every `_` replaced with a space, as in WordNet's lemmas.
    var lemma: String {
        contains("_")
            ? String(decoding: map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self)
            : String(decoding: self, as: UTF8.self)
    }
}
