import Model

/// A word segmenter.
///
/// It reads the text once, as UTF-8. Punctuation and white space are separate tokens and divide it into stretches. In
/// each stretch the words of the lexicon, numbers, names and runs of letters form a ``Lattice``, and the cheapest path
/// through it is the answer. If another path is almost as cheap and has a word across a boundary of the answer, the
/// place is ambiguous. The segmenter then cuts at the boundaries of both, because half a word glued to half of the next
/// hurts a reader more than a word shown in two parts.
///
/// A segmenter owns working memory and serves one thread at a time, so create one for each task. It is not `Sendable`.
public final class Segmenter {
    let tables: SegmentationTables
    let corrections: CorrectionTable
    let matches = Matches()
    let boundaries = Boundaries()
    /// The positions inside the names and the unlisted words of the answer.
    let doubts = Boundaries()
    /// The nodes of the answer, last first.
    let path: UnsafeMutablePointer<Int32>
    let lattice: Lattice
    let stretch = Stretch()
    let output = SegmentBuffer()

    /// - Parameters:
    ///   - tables: The lexicon's tables, which must outlive the segmenter.
    ///   - corrections: The learner's corrections.
    public init(tables: SegmentationTables, corrections: CorrectionTable = CorrectionTable()) {
        self.tables = tables
        self.corrections = corrections
        lattice = Lattice(tables: tables)
        path = .allocate(capacity: Lattice.capacity + 1)
    }

    deinit {
        lattice.deallocate()
        matches.deallocate()
        stretch.deallocate()
        boundaries.deallocate()
        doubts.deallocate()
        output.deallocate()
        path.deallocate()
    }

    /// Appends the tokens of `text` to `segments`, in order and without gaps, so that they cover every byte.
    ///
    /// - Parameter text: UTF-8. Invalid bytes become tokens of their own, of the kind `punctuation`.
    public func segment(_ text: UnsafeBufferPointer<UInt8>, into segments: inout [Segment]) {
        guard let bytes = text.baseAddress else { return }
        var reader = ScalarReader(bytes: bytes, count: text.count)
        while reader.position < reader.count {
            readStretch(&reader)
            finishStretch(end: reader.position, into: &segments)
            if reader.position < reader.count { readMark(&reader, into: &segments) }
        }
        output.flush(into: &segments)
    }

    /// Reads characters up to the next separate mark, or as many as a stretch holds.
    private func readStretch(_ reader: inout ScalarReader) {
        let stretch = stretch
        stretch.clear()
        while reader.position < reader.count, stretch.count < Lattice.capacity {
            let start = reader.position
            let scalar = reader.next()
            let info = tables.info(scalar)
            if info.kindBits > ScalarKind.space.rawValue {
                stretch.append(info, scalar: scalar, at: start)
            } else if stretch.joins(scalar, before: reader.peek(), tables: tables) {
                stretch.append(mark: scalar, at: start)
            } else {
                reader.position = start
                break
            }
        }
        stretch.close(at: reader.position)
    }

    /// Reads a mark or white space, if one is next. A run of the same mark (…… or ——) or of white space is one token;
    /// line ends stay separate.
    private func readMark(_ reader: inout ScalarReader, into segments: inout [Segment]) {
        let start = reader.position
        let scalar = reader.next()
        let kind = tables.info(scalar).kindBits
        if kind > ScalarKind.space.rawValue {
            reader.position = start
            return
        }
        let isSpace = kind == ScalarKind.space.rawValue
        var length: UInt32 = 1
        while reader.position < reader.count, scalar != 0x0A, reader.peek() == scalar, isSpace || scalar.repeats {
            _ = reader.next()
            length += 1
        }
        output.append(
            Segment(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: reader.position),
                scalarCount: length, word: 0, kind: isSpace ? .space : .punctuation), to: &segments)
    }

    /// Finds the words of the stretch that was read.
    private func finishStretch(end: Int, into segments: inout [Segment]) {
        let length = stretch.count
        guard length > 0 else { return }
        if length == 1, corrections.isEmpty {
            let word = tables.word(ofCharacter: stretch.code(0))
            append(0..<1, word: word, kind: kindOfCharacter(0, word), &segments)
            return
        }
        fillLattice(length: length)
        guard let last = lattice.cheapest(length: length) else { return }
        emit(last: last.node, cost: last.cost, length: length, into: &segments)
    }
}

extension UInt32 {
    /// Whether a mark can be repeated as one token: … — ─ . - ! ? ~ = * _ and the full-width ！ ？ ～
    fileprivate var repeats: Bool {
        switch self {
        case 0x2026, 0x2014, 0x2500, 0x2E, 0x2D, 0x21, 0x3F, 0xFF01, 0xFF1F, 0x7E, 0xFF5E, 0x3D, 0x2A, 0x5F: true
        default: false
        }
    }
}
