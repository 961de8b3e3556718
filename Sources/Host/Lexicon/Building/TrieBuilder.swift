import Segmentation

/// Builds the double-array trie (see ``TrieCell``) from words given as sequences of character codes.
struct TrieBuilder {
    struct Item {
        var codes: [UInt16]
        var word: UInt32
        var cost: UInt16
        var wordClass: UInt8
        var flags: UInt8
    }

    private(set) var cells: [TrieCell]
    /// Everything below this index is taken: where the search for room begins.
    private var firstFree = 1
    private let codeLimit: Int

    /// - Parameters:
    ///   - items: The words, sorted by their codes, without duplicates; codes are from 1 to `codeLimit`.
    init(sorted items: [Item], codeLimit: Int) {
        self.codeLimit = codeLimit
        cells = [TrieCell](repeating: TrieCell(), count: codeLimit + 2)
        cells[0].check = 0
        place(items[...], depth: 0, state: 0)
        // A look-up may read up to `codeLimit` cells past any base: keep those readable.
        cells.append(contentsOf: [TrieCell](repeating: TrieCell(), count: codeLimit + 1))
    }

    private mutating func place(_ items: ArraySlice<Item>, depth: Int, state: Int) {
        // Children of this state: runs of items with the same code at `depth`.
        var children: [(code: Int, range: Range<Int>)] = []
        var index = items.startIndex
        while index < items.endIndex {
            let item = items[index]
            if item.codes.count == depth {
                cells[state].word = item.word
                cells[state].cost = item.cost
                cells[state].wordClass = item.wordClass
                cells[state].flags = item.flags
                index += 1
                continue
            }
            let code = Int(item.codes[depth])
            var end = index + 1
            while end < items.endIndex, Int(items[end].codes[depth]) == code { end += 1 }
            children.append((code, index..<end))
            index = end
        }
        guard !children.isEmpty else { return }
        let base = state == 0 ? 0 : findBase(children.map(\.code))
        cells[state].base = Int32(base)
        for child in children {
            cells[base + child.code].check = Int32(state)
        }
        for child in children {
            place(items[child.range], depth: depth + 1, state: base + child.code)
        }
    }

    /// The lowest base at which all children fall on free cells.
    private mutating func findBase(_ codes: [Int]) -> Int {
        while firstFree < cells.count, cells[firstFree].check >= 0 { firstFree += 1 }
        let first = max(firstFree, codeLimit + 1)
        var candidate = first
        var tried = 0
        while true {
            tried += 1
            let base = candidate - codes[0]
            if base > 0 {
                let needed = base + codes[codes.count - 1] + 1
                if needed > cells.count {
                    cells.append(contentsOf: [TrieCell](repeating: TrieCell(), count: max(needed - cells.count, cells.count / 2)))
                }
                var fits = true
                for code in codes where cells[base + code].check >= 0 {
                    fits = false
                    break
                }
                if fits {
                    // A region where almost nothing fits any more is not worth searching again.
                    if tried > 64, candidate - first < tried * 20 { firstFree = candidate }
                    return base
                }
            }
            candidate += 1
            while candidate < cells.count, cells[candidate].check >= 0 { candidate += 1 }
        }
    }
}
