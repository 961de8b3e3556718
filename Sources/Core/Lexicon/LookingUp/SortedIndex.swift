/// An index of the lexicon: sorted keys, each with the numbers of its results.
///
/// Offsets are checked when they are followed; in a damaged index a key is empty, or has no results.
struct SortedIndex {
    /// The number of sections of an index.
    static let sectionCount: UInt32 = 4

    /// For each key the offsets of its text and of its postings, followed by a pair for the end.
    private let offsets: UnsafeBufferPointer<UInt32>
    private let text: UnsafeBufferPointer<UInt8>
    private let postings: UnsafeBufferPointer<UInt32>
    private let ranks: UnsafeBufferPointer<UInt16>

    init(_ image: LexiconImage, _ section: LexiconSection) {
        offsets = image.records(section, offset: 0)
        text = image.records(section, offset: 1)
        postings = image.records(section, offset: 2)
        ranks = image.records(section, offset: 3)
        count = max(0, min(offsets.count / 2 - 1, ranks.count))
    }

    /// The number of keys.
    let count: Int

    func key(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        Self.part(text, from: offsets[index * 2], to: offsets[index * 2 + 2])
    }

    func found(_ index: Int) -> UnsafeBufferPointer<UInt32> {
        Self.part(postings, from: offsets[index * 2 + 1], to: offsets[index * 2 + 3])
    }

    private static func part<Element>(_ buffer: UnsafeBufferPointer<Element>, from start: UInt32, to end: UInt32)
        -> UnsafeBufferPointer<Element>
    {
        guard start <= end, end <= buffer.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: buffer[Int(start)..<Int(end)])
    }

    /// The keys in a range with the commonest words, in that order. Accesses only the ranks, which are contiguous.
    func commonest(_ range: Range<Int>, limit: Int) -> [Int] {
        guard range.count > limit else { return range.sorted { (ranks[$0], $0) < (ranks[$1], $1) } }
        var best: [(rank: UInt16, key: Int)] = []
        var worst = UInt16.max
        for key in range where best.count < limit * 4 || ranks[key] < worst {
            best.append((ranks[key], key))
            if best.count == limit * 8 {
                best.sort { ($0.rank, $0.key) < ($1.rank, $1.key) }
                best.removeLast(best.count - limit * 4)
                worst = best[best.count - 1].rank
            }
        }
        return best.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }.prefix(limit).map { $0.key }
    }

    /// The results under exactly `key`.
    func find(_ key: String) -> UnsafeBufferPointer<UInt32> {
        var key = key
        return key.withUTF8 { key in
            let index = lowerBound(key)
            guard index < count, Self.compare(self.key(index), key) == 0 else {
                return UnsafeBufferPointer(start: nil, count: 0)
            }
            return found(index)
        }
    }

    /// The indices of the keys that begin with `prefix`, in order.
    func range(prefix: String) -> Range<Int> {
        var prefix = prefix
        return prefix.withUTF8 { prefix in
            let first = lowerBound(prefix)
            var low = first
            var high = count
            while low < high {
                let middle = (low + high) / 2
                let key = self.key(middle)
                let begins =
                    key.count >= prefix.count
                    && Self.compare(UnsafeBufferPointer(rebasing: key[..<prefix.count]), prefix) == 0
                if begins { low = middle + 1 } else { high = middle }
            }
            return first..<low
        }
    }

    private func lowerBound(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if Self.compare(self.key(middle), key) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let count = min(left.count, right.count)
        for index in 0..<count where left[index] != right[index] { return left[index] < right[index] ? -1 : 1 }
        return left.count - right.count
    }
}
