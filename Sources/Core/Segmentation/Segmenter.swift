import Model

/// Finds the words of a text.
///
/// The text is read once, as UTF-8. Punctuation and white space are tokens by themselves and cut it into
/// stretches; in each stretch the words of the lexicon, numbers, names and runs of letters form a ``Lattice``, and
/// the cheapest way through it is the answer. Where another reading is almost as cheap and would put a word across
/// a boundary of the answer, the place is truly ambiguous: there the segmenter cuts at the boundaries of both,
/// because half a word glued to half of the next hurts a reader more than a word shown in two parts.
///
/// A segmenter owns working memory and is for one thread at a time; make one for each task. It is not `Sendable`.
public final class Segmenter {
    /// How much dearer (in nats) another reading may be and still count as possible.
    public static let ambiguityMargin: Float = 1.2

    let tables: SegmentationTables
    let corrections: CorrectionTable
    var lattice: Lattice
    var stretch: Stretch
    private let margin = Int32(Segmenter.ambiguityMargin * Cost.unit)
    private let boundaries = Boundaries()
    private let path: UnsafeMutablePointer<Int32>

    /// - Parameters:
    ///   - tables: The lexicon's tables, which must outlive the segmenter.
    ///   - corrections: What the learner has put right.
    public init(tables: SegmentationTables, corrections: CorrectionTable = CorrectionTable()) {
        self.tables = tables
        self.corrections = corrections
        lattice = Lattice(tables: tables)
        stretch = Stretch()
        path = .allocate(capacity: Lattice.capacity + 1)
    }

    deinit {
        lattice.deallocate()
        stretch.deallocate()
        boundaries.deallocate()
        path.deallocate()
    }

    /// Appends the tokens of `text` to `segments`, in order and without gaps: they cover every byte.
    ///
    /// - Parameter text: UTF-8. Bytes that are not valid UTF-8 become tokens of their own kind (`punctuation`).
    public func segment(_ text: UnsafeBufferPointer<UInt8>, into segments: inout [Segment]) {
        let bytes = text.baseAddress
        guard let bytes else { return }
        var reader = ScalarReader(bytes: bytes, count: text.count)
        stretch.clear()
        while reader.position < reader.count {
            let start = reader.position
            let scalar = reader.next()
            let info = tables.info(scalar)
            if info.kindBits > ScalarKind.space.rawValue {
                stretch.append(info, scalar: scalar, at: start)
                if stretch.count == Lattice.capacity { flush(end: reader.position, into: &segments) }
                continue
            }
            if stretch.count > 0, stretch.joins(scalar, before: reader.peek(), tables: tables) {
                stretch.append(ScalarInfo(code: 0, kind: .punctuation), scalar: scalar, at: start)
                continue
            }
            flush(end: start, into: &segments)
            // A run of the same mark (…… or ——) or of white space is one token; line ends stay single.
            let isSpace = info.kindBits == ScalarKind.space.rawValue
            var length: UInt32 = 1
            while reader.position < reader.count, scalar != 0x0A, reader.peek() == scalar, isSpace || scalar.repeats {
                _ = reader.next()
                length += 1
            }
            segments.append(
                Segment(
                    start: UInt32(start), end: UInt32(reader.position), scalarCount: length, word: 0,
                    kind: isSpace ? .space : .punctuation))
        }
        flush(end: reader.position, into: &segments)
    }

    /// Finds the words of the stretch collected so far and empties it.
    private func flush(end: Int, into segments: inout [Segment]) {
        let length = stretch.count
        guard length > 0 else { return }
        stretch.offsets[length] = UInt32(truncatingIfNeeded: end)
        defer { stretch.clear() }
        if length == 1, corrections.isEmpty {
            let word = tables.word(ofCharacter: stretch.codes[0])
            append(0..<1, word: word, kind: kindOfCharacter(0, word), &segments)
            return
        }
        fillLattice(length: length)
        guard let last = lattice.cheapest(length: length) else { return }
        emit(last: last.node, cost: last.cost, length: length, into: &segments)
    }

    /// The kind of a token that is one character.
    private func kindOfCharacter(_ position: Int, _ word: UInt32) -> Token.Kind {
        switch stretch.kinds[position] {
        case ScalarKind.digit.rawValue: .number
        case ScalarKind.letter.rawValue, ScalarKind.kana.rawValue: .latin
        case ScalarKind.han.rawValue: word != 0 ? .word : .unknown
        default: .punctuation
        }
    }

    /// Walks the cheapest path back, cuts what is ambiguous and appends the tokens.
    private func emit(last: Int32, cost: Int32, length: Int, into segments: inout [Segment]) {
        boundaries.clear(length: length)
        boundaries.insert(0)
        var words = 0
        var node = last
        while node >= 0 {
            path[words] = node
            words &+= 1
            let value = lattice.nodes[Int(node)]
            boundaries.insert(Int(value.end))
            if tables.isPhrase(value.word) { insertBoundaries(ofPhrase: value) }
            node = value.previous
        }
        let isAmbiguous = cutAmbiguities(cost: cost, length: length)
        while words > 0 {
            words &-= 1
            let value = lattice.nodes[Int(path[words])]
            if tables.isPhrase(value.word) || (isAmbiguous && value.cost > 0 && boundaries.cuts(value.range)) {
                appendPieces(of: value.range, into: &segments)
            } else {
                append(value.range, word: value.word, kind: value.kind, &segments)
            }
        }
    }

    @inline(__always)
    private func append(_ range: Range<Int>, word: UInt32, kind: Token.Kind, _ segments: inout [Segment]) {
        segments.append(
            Segment(
                start: stretch.offsets[range.lowerBound], end: stretch.offsets[range.upperBound],
                scalarCount: UInt32(truncatingIfNeeded: range.count), word: word, kind: kind))
    }

    private func insertBoundaries(ofPhrase node: Lattice.Node) {
        var position = Int(node.start)
        for part in phraseParts(node.word) {
            position += part
            boundaries.insert(position)
        }
    }

    /// Adds the boundaries of every word that crosses the answer and lies on a path within the margin.
    /// Returns whether any was added.
    private func cutAmbiguities(cost: Int32, length: Int) -> Bool {
        var hasCrossing = false
        /// What follows is known for nodes that end here or later.
        var known = length &+ 1
        for index in 0..<lattice.count {
            let range = lattice.nodes[index].range
            guard boundaries.cuts(range), !(boundaries.contains(range.lowerBound) && boundaries.contains(range.upperBound))
            else { continue }
            if range.upperBound < known {
                lattice.computeBackward(range.upperBound...(known &- 1), length: length)
                known = range.upperBound
            }
            if lattice.pathCost(through: index) &- cost < margin {
                boundaries.insert(range.lowerBound)
                boundaries.insert(range.upperBound)
                hasCrossing = true
            }
        }
        return hasCrossing
    }

    /// Appends the parts between the boundaries inside a range, each looked up again.
    private func appendPieces(of range: Range<Int>, into segments: inout [Segment]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = boundaries.next(after: start)
            let word = word(from: start, to: end)
            let kind = end - start == 1 ? kindOfCharacter(start, word) : word != 0 ? .word : .unknown
            append(start..<end, word: word, kind: kind, &segments)
            start = end
        }
    }
}

extension UInt32 {
    /// Marks that are written several times for one purpose: … — ─ . - · ! ? ~ ～ and their full-width forms.
    fileprivate var repeats: Bool {
        switch self {
        case 0x2026, 0x2014, 0x2500, 0x2E, 0x2D, 0x21, 0x3F, 0xFF01, 0xFF1F, 0x7E, 0xFF5E, 0x3D, 0x2A, 0x5F: true
        default: false
        }
    }
}
