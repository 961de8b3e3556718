/// The characters between two punctuation marks, as the lattice needs them. Its storage is reused.
struct Stretch {
    /// Where some characters lead in the trie.
    struct Step {
        /// 0 where no word begins with them.
        var state: Int32
        /// The word that they are, and its cost; 0 where they are none.
        var word: UInt32
        var cost: WordCost
    }

    let codes: UnsafeMutablePointer<UInt16>
    let kinds: UnsafeMutablePointer<UInt8>
    let flags: UnsafeMutablePointer<ScalarInfo.Flags>
    let scalars: UnsafeMutablePointer<UInt32>
    /// Byte offsets; one more than there are characters.
    let offsets: UnsafeMutablePointer<UInt32>
    /// What each character leads to together with the next one.
    let pairs: UnsafeMutablePointer<Step>
    /// The same for three characters.
    let triples: UnsafeMutablePointer<Step>
    private(set) var count = 0

    init() {
        codes = .allocate(capacity: Lattice.capacity + 2)
        kinds = .allocate(capacity: Lattice.capacity + 1)
        flags = .allocate(capacity: Lattice.capacity + 1)
        scalars = .allocate(capacity: Lattice.capacity + 1)
        offsets = .allocate(capacity: Lattice.capacity + 1)
        pairs = .allocate(capacity: Lattice.capacity + 1)
        triples = .allocate(capacity: Lattice.capacity + 1)
    }

    func deallocate() {
        codes.deallocate()
        kinds.deallocate()
        flags.deallocate()
        scalars.deallocate()
        offsets.deallocate()
        pairs.deallocate()
        triples.deallocate()
    }

    /// Takes the first two steps through the trie from every position.
    ///
    /// Each step is likely to wait for memory. Taken one after another in a loop without branches, none waits for the
    /// one before, and the processor does many together.
    func findWordBeginnings(_ tables: SegmentationTables) {
        let cells = tables.cells
        codes[count] = 0
        codes[count &+ 1] = 0
        for position in 0..<count {
            pairs[position].state = Self.child(of: Int(codes[position]), code: codes[position &+ 1], cells)
        }
        for position in 0..<count {
            let state = Int(pairs[position].state)
            triples[position].state = Self.child(of: state, code: codes[position &+ 2], cells)
            pairs[position].word = cells[state].word
        }
        for position in 0..<count {
            pairs[position].cost = tables.wordCosts[Int(pairs[position].word)]
            let word = cells[Int(triples[position].state)].word
            triples[position].word = word
            triples[position].cost = tables.wordCosts[Int(word)]
        }
    }

    /// ``SegmentationTables/child(of:code:)`` by arithmetic instead of a branch, which would often be guessed wrongly.
    @inline(__always)
    private static func child(of state: Int, code: UInt16, _ cells: UnsafePointer<TrieCell>) -> Int32 {
        let base = cells[state].base
        let child = base &+ Int(code)
        let difference = Int(cells[child].label ^ code)
        // The sign bit of `x - 1` is set for 0 alone; of its complement, for everything else.
        let leads = (difference &- 1) & ~(base &- 1)
        return Int32(truncatingIfNeeded: child & (leads &>> 63))
    }

    /// Whether it holds a dot between Han characters.
    private(set) var hasNameDot = false

    mutating func clear() {
        count = 0
        hasNameDot = false
    }

    @inline(__always)
    mutating func append(_ info: ScalarInfo, scalar: UInt32, at offset: Int) {
        codes[count] = info.code
        kinds[count] = info.kindBits
        flags[count] = info.flags
        scalars[count] = scalar
        if info.kindBits == ScalarKind.punctuation.rawValue, scalar.isNameDot { hasNameDot = true }
        offsets[count] = UInt32(truncatingIfNeeded: offset)
        count &+= 1
    }

    /// Whether a mark belongs to the stretch: a point or comma inside a number, a per-cent sign after one, the dot
    /// between the parts of a foreign name, an apostrophe or hyphen inside a Latin word.
    func joins(_ mark: UInt32, before following: UInt32, tables: SegmentationTables) -> Bool {
        guard count < Lattice.capacity - 1 else { return false }
        let before = kinds[count - 1]
        switch mark {
        case 0x2E, 0xFF0E, 0x2C, 0x3A:
            return before == ScalarKind.digit.rawValue && tables.info(following).kindBits == ScalarKind.digit.rawValue
        case 0x25, 0xFF05, 0x2030:
            return before == ScalarKind.digit.rawValue
        case 0xB7, 0x2022, 0x2027, 0x30FB:
            return before == ScalarKind.han.rawValue && tables.info(following).kindBits == before
        case 0x27, 0x2019, 0x2D:
            return before == ScalarKind.letter.rawValue && tables.info(following).kindBits == ScalarKind.letter.rawValue
        default:
            return false
        }
    }
}
