/// The characters between two punctuation marks, as the lattice needs them. Its storage is reused.
struct Stretch {
    let codes: UnsafeMutablePointer<UInt16>
    let kinds: UnsafeMutablePointer<UInt8>
    let flags: UnsafeMutablePointer<ScalarInfo.Flags>
    let scalars: UnsafeMutablePointer<UInt32>
    /// Byte offsets; one more than there are characters.
    let offsets: UnsafeMutablePointer<UInt32>
    /// The trie state that each character leads to together with the next one; 0 where no word begins with the two.
    let pairs: UnsafeMutablePointer<Int32>
    /// The same for three characters.
    let triples: UnsafeMutablePointer<Int32>
    private(set) var count = 0

    init() {
        codes = .allocate(capacity: Lattice.capacity + 2)
        codes.initialize(repeating: 0, count: Lattice.capacity + 2)
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

    /// Takes the first steps through the trie for all positions at once.
    ///
    /// Each step is likely to wait for memory. Here none waits for another, so the processor does many together;
    /// that makes the difference between 45 and 70 MB a second.
    func findWordBeginnings(_ tables: SegmentationTables) {
        let cells = tables.cells
        codes[count] = 0
        codes[count &+ 1] = 0
        for position in 0..<count {
            let state = Int32(codes[position])
            pairs[position] = Self.child(of: state, code: codes[position &+ 1], cells)
        }
        for position in 0..<count {
            triples[position] = Self.child(of: pairs[position], code: codes[position &+ 2], cells)
        }
    }

    /// The state that `code` leads to, by arithmetic instead of a branch that could be guessed wrongly.
    @inline(__always)
    private static func child(of state: Int32, code: UInt16, _ cells: UnsafePointer<TrieCell>) -> Int32 {
        let base = cells[Int(state)].base
        let child = base &+ Int32(code)
        let difference = UInt64(UInt32(bitPattern: cells[Int(child)].check ^ state))
        let isRoot = UInt64(UInt32(bitPattern: state)) &- 1
        let leads = (difference &- 1) & ~isRoot
        return child & Int32(truncatingIfNeeded: Int64(bitPattern: leads) >> 63)
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
