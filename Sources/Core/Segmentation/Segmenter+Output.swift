import Model

extension Segmenter {
    /// The maximum extra cost, in nats, at which another reading still counts as possible. A wider margin gives fewer
    /// words that cross a true boundary and more that are cut in two: of the 300 difficult sentences 18 words cross at
    /// 1.2, 15 at 2 and 10 at 3, and the F1 falls by .003 and .010.
    public static let ambiguityMargin: Float = 2
    /// The same if the other reading ends inside a name or a long word that is in no dictionary. The figures are less
    /// conclusive here, and a name shown in parts (刘 瑾 生前) hurts less than one glued to half a word (刘瑾生 前).
    public static let doubtfulMargin: Float = 5
    private static let margin = Int32(ambiguityMargin * Cost.unit)
    private static let wideMargin = Int32(doubtfulMargin * Cost.unit)

    /// Traces the cheapest path back, cuts ambiguous words and appends the tokens.
    func emit(last: Int32, cost: Int32, length: Int, into segments: inout [Segment]) {
        boundaries.clear(length: length)
        boundaries.insert(0)
        doubts.clear(length: length)
        var words = 0
        var node = last
        while node >= 0 {
            path[words] = node
            words &+= 1
            let value = lattice.nodes[Int(node)]
            boundaries.insert(Int(value.end))
            if tables.isPhrase(value.word) {
                insertBoundaries(ofPhrase: value)
            } else if isDoubtful(value) {
                for position in value.start &+ 1..<value.end { doubts.insert(Int(position)) }
            }
            node = value.previous
        }
        let isAmbiguous = cutAmbiguities(cost: cost, length: length)
        while words > 0 {
            words &-= 1
            let value = lattice.nodes[Int(path[words])]
            if tables.isPhrase(value.word) || (isAmbiguous && value.cost > 0 && boundaries.cuts(value.range)) {
                appendPieces(of: value.range, kind: value.kind, into: &segments)
            } else {
                append(value.range, word: value.word, kind: value.kind, &segments)
            }
        }
    }

    /// Returns whether a node is a name composed here, or a word of three characters or more that is in no dictionary.
    @inline(__always)
    private func isDoubtful(_ node: Lattice.Node) -> Bool {
        (node.kind == .name && node.word == 0)
            || (node.end &- node.start >= 3 && node.kind == .word && tables.isUnlisted(node.word))
    }

    @inline(__always)
    func append(_ range: Range<Int>, word: UInt32, kind: Token.Kind, _ segments: inout [Segment]) {
        output.append(
            Segment(
                start: stretch.offsets[range.lowerBound], end: stretch.offsets[range.upperBound],
                scalarCount: UInt32(truncatingIfNeeded: range.count), word: word, kind: kind), to: &segments)
    }

    private func insertBoundaries(ofPhrase node: Lattice.Node) {
        var position = Int(node.start)
        if node.word >= CorrectionTable.wordBase {
            for part in phraseParts(node.word) {
                position += part
                boundaries.insert(position)
            }
            return
        }
        var lengths = tables.splits(ofPhrase: node.word)
        while lengths != 0 {
            position &+= Int(lengths & 0xF)
            boundaries.insert(position)
            lengths &>>= 4
        }
    }

    /// Adds the boundaries of every word that crosses the answer and lies on a path within the margin. Returns whether
    /// any was added.
    private func cutAmbiguities(cost: Int32, length: Int) -> Bool {
        let lattice = lattice
        var hasCrossing = false
        /// Backward costs are known for nodes that end here or later.
        var known = length &+ 1
        for index in 0..<lattice.count {
            let range = lattice.nodes[index].range
            guard boundaries.areCrossed(by: range) else { continue }
            if range.upperBound < known {
                lattice.computeBackward(range.upperBound...(known &- 1), length: length)
                known = range.upperBound
            }
            let excess = lattice.pathCost(through: index) &- cost
            if excess < Self.margin || (excess < Self.wideMargin && doubts.holdsEnd(of: range)) {
                boundaries.insert(range.lowerBound)
                boundaries.insert(range.upperBound)
                hasCrossing = true
            }
        }
        return hasCrossing
    }

    /// Appends the parts between the boundaries inside a range, looking each one up again.
    ///
    /// - Parameter whole: The kind of the range if there is no boundary inside.
    private func appendPieces(of range: Range<Int>, kind whole: Token.Kind, into segments: inout [Segment]) {
        if whole == .name, !boundaries.cuts(range) { return append(range, word: 0, kind: .name, &segments) }
        var start = range.lowerBound
        while start < range.upperBound {
            let end = boundaries.next(after: start)
            let word = word(from: start, to: end)
            let kind = end - start == 1 ? kindOfCharacter(start, word) : word != 0 ? .word : .unknown
            append(start..<end, word: word, kind: kind, &segments)
            start = end
        }
    }

    /// Returns the kind of a single-character token.
    func kindOfCharacter(_ position: Int, _ word: UInt32) -> Token.Kind {
        switch stretch.infos[position].kind {
        case .digit: .number
        case .letter, .kana: .latin
        case .han: word != 0 ? .word : .unknown
        case .punctuation, .space: .punctuation
        }
    }
}
