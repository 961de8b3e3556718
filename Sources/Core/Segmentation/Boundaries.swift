/// A set of positions in a stretch: a bit for each, so that a word is compared with it in one step.
struct Boundaries {
    private let words: UnsafeMutablePointer<UInt64>
    private static let wordCount = Lattice.capacity / 64 + 2

    init() {
        words = .allocate(capacity: Self.wordCount)
        words.initialize(repeating: 0, count: Self.wordCount)
    }

    func deallocate() { words.deallocate() }

    /// Removes every position up to and including `length`.
    @inline(__always)
    func clear(length: Int) {
        words.update(repeating: 0, count: length / 64 &+ 1)
    }

    @inline(__always)
    func insert(_ position: Int) { words[position &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: position & 63) }

    @inline(__always)
    func contains(_ position: Int) -> Bool {
        words[position &>> 6] &>> UInt64(truncatingIfNeeded: position & 63) & 1 != 0
    }

    /// Whether there is a boundary strictly inside a range of positions.
    @inline(__always)
    func cuts(_ range: Range<Int>) -> Bool {
        var position = range.lowerBound &+ 1
        while position < range.upperBound {
            let left = range.upperBound &- position
            if bits(from: position) & mask(left) != 0 { return true }
            position &+= 64
        }
        return false
    }

    /// The first boundary after `position`, which must not be the last.
    @inline(__always)
    func next(after position: Int) -> Int {
        var position = position &+ 1
        while true {
            let bits = bits(from: position)
            if bits != 0 { return position &+ bits.trailingZeroBitCount }
            position &+= 64
        }
    }

    /// The 64 positions from `position` on, the first as the lowest bit.
    @inline(__always)
    private func bits(from position: Int) -> UInt64 {
        let shift = UInt64(truncatingIfNeeded: position & 63)
        let word = position &>> 6
        // Shifted twice, because a shift by 64 would do nothing.
        return words[word] &>> shift | (words[word &+ 1] &<< 1) &<< (63 &- shift)
    }

    @inline(__always)
    private func mask(_ count: Int) -> UInt64 {
        count >= 64 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count)) &- 1
    }
}
