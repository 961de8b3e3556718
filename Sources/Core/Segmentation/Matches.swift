/// The lexicon words in a stretch, ordered by start and then by length.
///
/// The search is bound by memory latency and branch mispredictions. It therefore steps through the trie for all
/// positions at once, in branchless loops, so that the processor overlaps many memory accesses.
struct Matches {
    struct Match {
        var word: UInt32
        var cost: WordCost
        /// The position after the last character.
        var end: Int32
    }

    private static let capacity = Lattice.capacity * 16
    /// The capacity for matches from the unchecked loops.
    private static let reserve = Lattice.capacity * 2
    /// The maximum length of a match beyond three characters. No word is nearly as long, but a damaged trie must not
    /// fill the lattice.
    private static let longest = 32

    private let list: UnsafeMutablePointer<Match>
    /// The first match at each position, with one more entry that closes the last.
    private let first: UnsafeMutablePointer<Int32>
    /// The trie states after two and three characters.
    private let pairs: UnsafeMutablePointer<Int32>
    private let triples: UnsafeMutablePointer<Int32>

    init() {
        list = .allocate(capacity: Self.capacity)
        first = .allocate(capacity: Lattice.capacity + 1)
        pairs = .allocate(capacity: Lattice.capacity)
        triples = .allocate(capacity: Lattice.capacity)
    }

    func deallocate() {
        list.deallocate()
        first.deallocate()
        pairs.deallocate()
        triples.deallocate()
    }

    /// Returns the matches of more than one character that begin at a position, shortest first.
    @inline(__always)
    func beginning(at position: Int) -> UnsafeBufferPointer<Match> {
        let from = Int(first[position])
        return UnsafeBufferPointer(start: list + from, count: Int(first[position &+ 1]) &- from)
    }

    /// Returns the match between two positions, if there is one.
    func match(from start: Int, to end: Int) -> Match? {
        beginning(at: start).first { $0.end == Int32(end) }
    }

    /// Finds every match in a closed stretch.
    func find(in stretch: Stretch, _ tables: SegmentationTables) {
        let length = stretch.count
        let infos = stretch.infos
        let cells = tables.cells
        for position in 0..<length {
            pairs[position] = Self.child(of: Int(infos[position].code), code: infos[position &+ 1].code, cells)
        }
        for position in 0..<length {
            triples[position] = Self.child(of: Int(pairs[position]), code: infos[position &+ 2].code, cells)
        }
        var count = 0
        for position in 0..<length {
            first[position] = Int32(truncatingIfNeeded: count)
            let pair = cells[Int(pairs[position])]
            count &+= put(pair.word, end: position &+ 2, at: count, tables)
            let triple = cells[Int(triples[position])]
            count &+= put(triple.word, end: position &+ 3, at: count, tables)
            if triple.base != 0 {
                findLonger(from: Int(triples[position]), at: position &+ 3, in: stretch, &count, tables)
            }
        }
        first[length] = Int32(truncatingIfNeeded: count)
    }

    /// Finds the matches of more than three characters that continue from `state`.
    private func findLonger(
        from state: Int, at position: Int, in stretch: Stretch, _ count: inout Int, _ tables: SegmentationTables
    ) {
        var state = state
        var end = position
        let limit = min(stretch.count, position &+ Self.longest)
        while end < limit, count < Self.capacity - Self.reserve {
            state = tables.child(of: state, code: stretch.code(end))
            guard state != 0 else { return }
            end &+= 1
            count &+= put(tables.cells[state].word, end: end, at: count, tables)
        }
    }

    /// Writes a match and returns 1; for word 0, returns 0, so that the next match overwrites it.
    @inline(__always)
    private func put(_ word: UInt32, end: Int, at index: Int, _ tables: SegmentationTables) -> Int {
        list[index] = Match(word: word, cost: tables.wordCosts[Int(word)], end: Int32(truncatingIfNeeded: end))
        return word != 0 ? 1 : 0
    }

    /// A branchless ``SegmentationTables/child(of:code:)``, because its branch would often be mispredicted.
    @inline(__always)
    private static func child(of state: Int, code: UInt16, _ cells: UnsafePointer<TrieCell>) -> Int32 {
        let base = cells[state].base
        let child = base &+ Int(code)
        let difference = Int(cells[child].label ^ code)
        // The sign bit of `x - 1` is set only for 0; that of its complement, for everything else.
        let leads = (difference &- 1) & ~(base &- 1)
        return Int32(truncatingIfNeeded: child & (leads &>> 63))
    }
}
