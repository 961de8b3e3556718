import Segmentation

/// Builds the double-array trie (see ``TrieCell``) from words given as sequences of character codes.
///
/// The trie is what the segmenter touches most, so it is packed for the cache: level by level, the commonest
/// characters first, every group of children into the first gap that takes it. Nearly every cell ends up in use.
struct TrieBuilder {
    /// One word. Its codes are from 1 to the code limit.
    struct Item {
        var codes: [UInt16]
        var word: UInt32
    }

    private var labels: [UInt16]
    private var bases: [Int]
    private var words: [UInt32]
    private var free: FreeCells

    /// A state whose children are to be placed: the items that begin with its characters.
    private struct Pending {
        var state: Int
        var depth: Int
        var items: Range<Int>
    }

    /// - Parameter items: The words, sorted by their codes, without duplicates.
    init(sorted items: [Item], codeLimit: Int) {
        labels = [UInt16](repeating: TrieCell.free.label, count: codeLimit + 1)
        bases = [Int](repeating: 0, count: codeLimit + 1)
        words = [UInt32](repeating: 0, count: codeLimit + 1)
        free = FreeCells(reserved: codeLimit + 1)
        var queue = [Pending(state: 0, depth: 0, items: 0..<items.count)]
        var next = 0
        var codes: [Int] = []
        while next < queue.count {
            let parent = queue[next]
            next += 1
            let firstChild = queue.count
            codes.removeAll(keepingCapacity: true)
            var index = parent.items.lowerBound
            while index < parent.items.upperBound, items[index].codes.count == parent.depth {
                words[parent.state] = items[index].word
                index += 1
            }
            while index < parent.items.upperBound {
                let code = items[index].codes[parent.depth]
                let first = index
                while index < parent.items.upperBound, items[index].codes[parent.depth] == code { index += 1 }
                codes.append(Int(code))
                queue.append(Pending(state: Int(code), depth: parent.depth + 1, items: first..<index))
            }
            guard !codes.isEmpty else { continue }
            let base = parent.state == 0 ? 0 : free.take(codes)
            grow(to: base + codes[codes.count - 1] + 1)
            bases[parent.state] = base
            for (child, code) in zip(firstChild..., codes) {
                queue[child].state += base
                labels[base + code] = UInt16(code)
            }
        }
        // A look-up may read up to `codeLimit` cells past any base: keep those readable.
        grow(to: labels.count + codeLimit + 1)
    }

    /// The finished trie.
    var cells: [TrieCell] {
        labels.indices.map { TrieCell(label: labels[$0], base: bases[$0], word: words[$0]) }
    }

    private mutating func grow(to count: Int) {
        guard count > labels.count else { return }
        labels.append(contentsOf: repeatElement(TrieCell.free.label, count: count - labels.count))
        bases.append(contentsOf: repeatElement(0, count: count - bases.count))
        words.append(contentsOf: repeatElement(0, count: count - words.count))
    }
}

/// Which cells of a double array are still free: a bit for each, so that 64 places are tried at once.
private struct FreeCells {
    private var words: [UInt64]
    /// A bit for each base that is not yet some state's.
    private var bases: [UInt64]
    /// Where the search for the first child's cell begins, in words of bits, by the number of children.
    private var hints: [Int]

    /// - Parameter reserved: The cells from 0 up to this one are taken.
    init(reserved: Int) {
        words = [UInt64](repeating: 0, count: reserved / 64)
        words.append(~0 << UInt64(reserved % 64))
        bases = words
        bases[0] = ~1
        for index in 1..<bases.count { bases[index] = ~0 }
        hints = [Int](repeating: words.count, count: 64)
    }

    /// Takes the cells `base + code`, the first of them as low as may be, and returns the base.
    ///
    /// - Parameter codes: In ascending order, all below `reserved`; so the base is never 0, which means "no children".
    mutating func take(_ codes: [Int]) -> Int {
        let size = min(codes.count, hints.count - 1)
        var word = hints[size]
        while true {
            var places = Self.window(bases, at: word * 64 - codes[0])
            for code in codes {
                if places == 0 { break }
                places &= Self.window(words, at: word * 64 + code - codes[0])
            }
            if places != 0 {
                let base = word * 64 + places.trailingZeroBitCount - codes[0]
                for code in codes { Self.clear(&words, base + code) }
                Self.clear(&bases, base)
                hints[size] = word
                return base
            }
            word += 1
        }
    }

    /// The 64 bits from `position` on; beyond the end everything is free.
    private static func window(_ words: [UInt64], at position: Int) -> UInt64 {
        let word = position / 64
        let shift = UInt64(position % 64)
        let low = word < words.count ? words[word] : ~0
        guard shift > 0 else { return low }
        let high = word + 1 < words.count ? words[word + 1] : ~0
        return low >> shift | high << (64 - shift)
    }

    private static func clear(_ words: inout [UInt64], _ position: Int) {
        let word = position / 64
        if word >= words.count { words.append(contentsOf: repeatElement(~0, count: word + 1 - words.count)) }
        words[word] &= ~(1 << UInt64(position % 64))
    }
}
