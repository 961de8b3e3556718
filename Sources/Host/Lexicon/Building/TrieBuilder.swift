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
        var cost: UInt16
        var wordClass: UInt8
        var flags: UInt8
    }

    private(set) var cells: [TrieCell]
    private var gaps: FreeCells

    /// A state whose children are to be placed: the items that begin with its characters.
    private struct Pending {
        var state: Int
        var depth: Int
        var items: Range<Int>
    }

    /// - Parameter items: The words, sorted by their codes, without duplicates.
    init(sorted items: [Item], codeLimit: Int) {
        cells = [TrieCell](repeating: TrieCell(), count: codeLimit + 1)
        cells[0].check = 0
        gaps = FreeCells(reserved: codeLimit + 1)
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
                setWord(of: parent.state, items[index])
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
            let base = parent.state == 0 ? 0 : gaps.take(codes)
            let needed = base + codes[codes.count - 1] + 1
            if needed > cells.count {
                cells.append(contentsOf: repeatElement(TrieCell(), count: needed - cells.count))
            }
            cells[parent.state].base = Int32(base)
            for child in firstChild..<queue.count {
                queue[child].state += base
                cells[queue[child].state].check = Int32(parent.state)
            }
        }
        // A look-up may read up to `codeLimit` cells past any base: keep those readable.
        cells.append(contentsOf: repeatElement(TrieCell(), count: codeLimit + 1))
    }

    private mutating func setWord(of state: Int, _ item: Item) {
        cells[state].word = item.word
        cells[state].cost = item.cost
        cells[state].wordClass = item.wordClass
        cells[state].flags = item.flags
    }
}

/// Which cells of a double array are still free: a bit for each, so that 64 places are tried at once.
private struct FreeCells {
    private var words: [UInt64]
    /// Where the search for the first child's cell begins, in words of bits, by the number of children.
    private var hints: [Int]

    /// - Parameter reserved: The cells from 0 up to this one are taken.
    init(reserved: Int) {
        words = [UInt64](repeating: 0, count: reserved / 64)
        words.append(~0 << UInt64(reserved % 64))
        hints = [Int](repeating: reserved / 64, count: 64)
    }

    /// Takes the cells `base + code`, the first of them as low as may be, and returns the base.
    ///
    /// - Parameter codes: In ascending order, all below `reserved`; so the base is never 0, which means "no children".
    mutating func take(_ codes: [Int]) -> Int {
        let size = min(codes.count, hints.count - 1)
        var word = hints[size]
        while true {
            var places: UInt64 = ~0
            for code in codes {
                places &= window(word * 64 + code - codes[0])
                if places == 0 { break }
            }
            if places != 0 {
                let base = word * 64 + places.trailingZeroBitCount - codes[0]
                for code in codes { markTaken(base + code) }
                hints[size] = word
                return base
            }
            word += 1
        }
    }

    /// The bits of the 64 cells from `position` on; beyond the end everything is free.
    private func window(_ position: Int) -> UInt64 {
        let word = position / 64
        let shift = UInt64(position % 64)
        let low = word < words.count ? words[word] : ~0
        guard shift > 0 else { return low }
        let high = word + 1 < words.count ? words[word + 1] : ~0
        return low >> shift | high << (64 - shift)
    }

    private mutating func markTaken(_ position: Int) {
        let word = position / 64
        if word >= words.count { words.append(contentsOf: repeatElement(~0, count: word + 1 - words.count)) }
        words[word] &= ~(1 << UInt64(position % 64))
    }
}
