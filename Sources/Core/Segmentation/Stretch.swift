/// The characters between two punctuation marks, in the form the lattice needs. Its storage is reused.
struct Stretch {
    let infos: UnsafeMutablePointer<ScalarInfo>
    let scalars: UnsafeMutablePointer<UInt32>
    /// Byte offsets; one more than the number of characters.
    let offsets: UnsafeMutablePointer<UInt32>
    private let counter: UnsafeMutablePointer<Int>
    private let nameDot: UnsafeMutablePointer<Bool>

    init() {
        infos = .allocate(capacity: Lattice.capacity + 2)
        scalars = .allocate(capacity: Lattice.capacity + 2)
        offsets = .allocate(capacity: Lattice.capacity + 2)
        counter = .allocate(capacity: 1)
        nameDot = .allocate(capacity: 1)
        clear()
    }

    func deallocate() {
        infos.deallocate()
        scalars.deallocate()
        offsets.deallocate()
        counter.deallocate()
        nameDot.deallocate()
    }

    @inline(__always)
    var count: Int { counter.pointee }

    /// Whether it contains a dot between Han characters.
    var hasNameDot: Bool { nameDot.pointee }

    func clear() {
        counter.pointee = 0
        nameDot.pointee = false
    }

    @inline(__always)
    func append(_ info: ScalarInfo, scalar: UInt32, at offset: Int) {
        let count = count
        infos[count] = info
        scalars[count] = scalar
        offsets[count] = UInt32(truncatingIfNeeded: offset)
        counter.pointee = count &+ 1
    }

    /// Appends a mark that ``joins(_:before:tables:)``.
    func append(mark: UInt32, at offset: Int) {
        append(ScalarInfo(code: 0, kind: .punctuation), scalar: mark, at: offset)
        if mark.isNameDot { nameDot.pointee = true }
    }

    /// Ends the stretch, so that the characters after the last have no code.
    func close(at offset: Int) {
        offsets[count] = UInt32(truncatingIfNeeded: offset)
        infos[count] = ScalarInfo(bits: 0)
        infos[count &+ 1] = ScalarInfo(bits: 0)
    }

    @inline(__always) func code(_ position: Int) -> UInt16 { infos[position].code }
    @inline(__always) func flags(_ position: Int) -> ScalarInfo.Flags { infos[position].flags }

    @inline(__always)
    func isKind(_ kind: ScalarKind, _ position: Int) -> Bool { infos[position].kindBits == kind.rawValue }

    /// Returns whether a mark belongs to the stretch: a point or comma inside a number, a percent sign after one, the
    /// dot between the parts of a foreign name, an apostrophe or hyphen inside a Latin word.
    func joins(_ mark: UInt32, before following: UInt32, tables: SegmentationTables) -> Bool {
        guard count > 0, count < Lattice.capacity - 1 else { return false }
        let before = infos[count - 1].kindBits
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
