import Segmentation

/// Builds the double-array trie (see ``TrieCell``) from words given as sequences of character codes.
///
/// The trie is the segmenter's most frequently accessed table, so it is packed for the cache: level by level, the
/// commonest characters first, each group of children in the first gap that fits it. Nearly every cell ends up in use.
struct TrieBuilder {
    /// A word. Its codes are from 1 to the code limit.
    struct Item {
        var codes: [UInt16]
        var word: UInt32
    }

    private var labels: [UInt16]
    private var bases: [Int]
    private var words: [UInt32]
    private var free: FreeCells

    /// The items that begin with the characters of a state.
    private struct Group {
        var state: Int
        /// The number of its characters.
        var depth: Int
        var items: Range<Int>
        /// The codes of its outgoing edges, in ascending order, each with its items.
        var children: [(code: Int, items: Range<Int>)] = []
    }

    /// - Parameter items: The words, sorted by their codes, without duplicates.
    init(sorted items: [Item], codeLimit: Int) {
        labels = [UInt16](repeating: TrieCell.free.label, count: codeLimit + 1)
        bases = [Int](repeating: 0, count: codeLimit + 1)
        words = [UInt32](repeating: 0, count: codeLimit + 1)
        free = FreeCells(reserved: codeLimit + 1)
        var queue = [Group(state: 0, depth: 0, items: 0..<items.count)]
        var next = 0
        while next < queue.count {
            findChildren(of: &queue[next], items)
            queue += place(queue[next])
            queue[next].children = []
            next += 1
        }
        // A look-up may read up to `codeLimit` cells beyond any base: keep those readable.
        grow(to: labels.count + codeLimit + 1)
    }

    private mutating func findChildren(of group: inout Group, _ items: [Item]) {
        let depth = group.depth
        var index = group.items.lowerBound
        if index < group.items.upperBound, items[index].codes.count == depth {
            words[group.state] = items[index].word
            index += 1
        }
        while index < group.items.upperBound {
            let code = items[index].codes[depth]
            let first = index
            while index < group.items.upperBound, items[index].codes[depth] == code { index += 1 }
            group.children.append((Int(code), first..<index))
        }
    }

    /// Allocates cells for a group's children and returns the children as groups.
    private mutating func place(_ group: Group) -> [Group] {
        guard let last = group.children.last else { return [] }
        let base = group.state == 0 ? 0 : free.take(group.children.map(\.code))
        grow(to: base + last.code + 1)
        bases[group.state] = base
        return group.children.map { child in
            labels[base + child.code] = UInt16(child.code)
            return Group(state: base + child.code, depth: group.depth + 1, items: child.items)
        }
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

/// The free cells of a double array: one bit per cell, so that 64 positions are tested at once.
private struct FreeCells {
    private var words: [UInt64]
    /// One bit for each base that no state uses yet.
    private var bases: [UInt64]
    /// Where the search for the first child's cell begins, in words of bits, by the number of children.
    /// For the many small groups, the search resumes where the last one of their size was placed; for the
    /// few large ones, it starts over.
    private var hints: [Int]
    private static let largeGroup = 12

    /// - Parameter reserved: The cells from 0 up to this one are taken.
    init(reserved: Int) {
        words = [UInt64](repeating: 0, count: reserved / 64)
        words.append(~0 << UInt64(reserved % 64))
        bases = words
        bases[0] = ~1
        for index in 1..<bases.count { bases[index] = ~0 }
        hints = [Int](repeating: words.count, count: Self.largeGroup)
    }

    /// Allocates the cells `base + code`, the first of them as low as possible, and returns the base.
    ///
    /// - Parameter codes: In ascending order, all below `reserved`; so the base is never 0, which means "no children".
    mutating func take(_ codes: [Int]) -> Int {
        let isLarge = codes.count >= Self.largeGroup
        var word = isLarge ? hints[0] : hints[codes.count]
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
                if !isLarge { hints[codes.count] = word }
                return base
            }
            word += 1
        }
    }

    /// The 64 bits from `position`; everything beyond the end is free.
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
