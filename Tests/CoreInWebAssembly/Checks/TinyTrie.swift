import Segmentation

/// Builds a double array of a few words, placing each group of children in the first gap that fits.
struct TinyTrie {
    private typealias Key = (codes: [UInt16], word: UInt32)

    private var keys: [Key] = []
    private var labels: [UInt16] = []
    private var bases: [Int] = []
    private var words: [UInt32] = []
    private var takenBases: Set<Int> = [0]

    /// Adds a word by the codes of its characters, which start at 1.
    mutating func add(_ codes: [UInt16], word: UInt32) { keys.append((codes, word)) }

    /// The finished trie. The first cells are the single characters, in order of their codes.
    mutating func cells(codeLimit: Int) -> [TrieCell] {
        grow(to: codeLimit + 1)
        var level: [(state: Int, keys: [Key])] = []
        for code in 1...codeLimit {
            labels[code] = UInt16(code)
            level.append((code, keys.filter { Int($0.codes[0]) == code }))
        }
        var depth = 1
        while !level.isEmpty {
            var next: [(state: Int, keys: [Key])] = []
            for (state, keys) in level {
                for key in keys where key.codes.count == depth { words[state] = key.word }
                let longer = keys.filter { $0.codes.count > depth }
                guard !longer.isEmpty else { continue }
                var children: [UInt16] = []
                for key in longer where !children.contains(key.codes[depth]) { children.append(key.codes[depth]) }
                bases[state] = place(children, codeLimit: codeLimit)
                for child in children {
                    next.append((bases[state] + Int(child), longer.filter { $0.codes[depth] == child }))
                }
            }
            level = next
            depth += 1
        }
        // A look-up may read up to `codeLimit` cells past any base.
        grow(to: labels.count + codeLimit + 1)
        return labels.indices.map { TrieCell(label: labels[$0], base: bases[$0], word: words[$0]) }
    }

    /// Allocates cells for children after those of the root, and returns their base.
    private mutating func place(_ children: [UInt16], codeLimit: Int) -> Int {
        var base = codeLimit
        repeat {
            base += 1
            grow(to: base + codeLimit + 1)
        } while takenBases.contains(base) || children.contains { labels[base + Int($0)] != TrieCell.free.label }
        takenBases.insert(base)
        for child in children { labels[base + Int(child)] = child }
        return base
    }

    private mutating func grow(to count: Int) {
        while labels.count < count {
            labels.append(TrieCell.free.label)
            bases.append(0)
            words.append(0)
        }
    }
}
