/// A reader of Unicode scalars from UTF-8 bytes. Each byte that cannot begin or continue a scalar becomes U+FFFD.
struct ScalarReader {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    var position = 0

    init(bytes: UnsafePointer<UInt8>, count: Int, position: Int = 0) {
        self.bytes = bytes
        self.count = count
        self.position = position
    }

    /// Returns the scalar at `position` without advancing; 0 at the end.
    func peek() -> UInt32 {
        guard position < count else { return 0 }
        var copy = self
        return copy.next()
    }

    @inline(__always)
    mutating func next() -> UInt32 {
        let first = UInt32(bytes[position])
        if first < 0x80 {
            position &+= 1
            return first
        }
        if first & 0xF0 == 0xE0, position &+ 2 < count {
            let second = UInt32(bytes[position &+ 1])
            let third = UInt32(bytes[position &+ 2])
            if (second & 0xC0) == 0x80, (third & 0xC0) == 0x80 {
                position &+= 3
                return (first & 0x0F) << 12 | (second & 0x3F) << 6 | (third & 0x3F)
            }
        }
        return nextRare(first)
    }

    /// Reads scalars of two and four bytes, and invalid bytes.
    @inline(never)
    private mutating func nextRare(_ first: UInt32) -> UInt32 {
        let length = first & 0xE0 == 0xC0 ? 2 : first & 0xF8 == 0xF0 ? 4 : 0
        guard length > 0, position + length <= count else {
            position += 1
            return 0xFFFD
        }
        var scalar = length == 2 ? first & 0x1F : first & 0x07
        for offset in 1..<length {
            let byte = UInt32(bytes[position + offset])
            guard byte & 0xC0 == 0x80 else {
                position += 1
                return 0xFFFD
            }
            scalar = scalar << 6 | byte & 0x3F
        }
        position += length
        return scalar
    }
}
