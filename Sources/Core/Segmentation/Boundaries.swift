/// A set of positions in a stretch, as a bit set: comparing a word with it takes one step.
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

    /// Returns whether either end of a range is in the set.
    @inline(__always)
    func holdsEnd(of range: Range<Int>) -> Bool { contains(range.lowerBound) || contains(range.upperBound) }

    @inline(__always)
    private func contains(_ position: Int) -> Bool {
        words[position &>> 6] &>> UInt64(truncatingIfNeeded: position & 63) & 1 != 0
    }

    /// Returns whether there is a boundary strictly inside a range of positions.
    @inline(__always)
    func cuts(_ range: Range<Int>) -> Bool {
        if range.count > 63 { return next(after: range.lowerBound) < range.upperBound }
        return bits(from: range.lowerBound) & inside(range.count) != 0
    }

    /// Returns whether a word with this range partly overlaps a part between two boundaries: there is a boundary
    /// inside, and at least one of its ends is not a boundary.
    @inline(__always)
    func areCrossed(by range: Range<Int>) -> Bool {
        if range.count > 63 {
            return cuts(range) && bits(from: range.lowerBound) & bits(from: range.upperBound) & 1 == 0
        }
        // Branchless, because the branches would be mispredicted about half the time.
        let bits = bits(from: range.lowerBound)
        let hasBothEnds = bits & bits &>> UInt64(truncatingIfNeeded: range.count) & 1
        let inside = bits & inside(range.count)
        return inside & (hasBothEnds &- 1) != 0
    }

    /// Returns the first boundary after `position`, which must not be the last.
    @inline(__always)
    func next(after position: Int) -> Int {
        var position = position &+ 1
        while true {
            let bits = bits(from: position)
            if bits != 0 { return position &+ bits.trailingZeroBitCount }
            position &+= 64
        }
    }

    /// Returns the 64 positions from `position`, with the first in the lowest bit.
    @inline(__always)
    private func bits(from position: Int) -> UInt64 {
        let shift = UInt64(truncatingIfNeeded: position & 63)
        let word = position &>> 6
        // Two shifts, because a shift by 64 would do nothing.
        return words[word] &>> shift | (words[word &+ 1] &<< 1) &<< (63 &- shift)
    }

    /// Returns a mask of the bits strictly between the first and the one at `count`, up to 63.
    @inline(__always)
    private func inside(_ count: Int) -> UInt64 { (1 &<< UInt64(truncatingIfNeeded: count)) &- 2 }
}
