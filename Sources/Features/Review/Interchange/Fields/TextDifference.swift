import Model

/// A range of a text that differs in another text.
struct TextChange: Equatable {
    /// In bytes of the old text.
    var old: Range<Int>
    var new: String
}

/// The differences between two texts, word by word.
///
/// If more than ``greatestDistance`` words differ, it compares lines, and the words of those that differ. If that is
/// too much as well, everything from the first difference to the last is one change. The cost is therefore bounded for
/// any texts.
struct TextDifference {
    /// The maximum number of words or lines that may be deleted or inserted.
    private static let greatestDistance = 600

    /// In order.
    private(set) var changes: [TextChange] = []

    init(from old: String, to new: String) {
        compareWords(old[...], new[...], at: 0, isWhole: true)
    }

    /// - Parameters:
    ///   - place: Where the old piece begins in the whole text, in bytes.
    ///   - isWhole: Whether to fall back to comparing lines.
    private mutating func compareWords(_ old: Substring, _ new: Substring, at place: Int, isWhole: Bool) {
        let (words, others) = (old.words, new.words)
        if let differing = Self.differing(words, others) {
            for (gone, come) in Self.pieces(words, others, differing, at: place) {
                add(gone.text, come, at: gone.place)
            }
        } else if isWhole {
            compareLines(old, new, at: place)
        } else {
            add(old, new, at: place)
        }
    }

    private mutating func compareLines(_ old: Substring, _ new: Substring, at place: Int) {
        let (lines, others) = (old.lines, new.lines)
        guard let differing = Self.differing(lines, others) else { return add(old, new, at: place) }
        for (gone, come) in Self.pieces(lines, others, differing, at: place) {
            compareWords(gone.text, come, at: gone.place, isWhole: false)
        }
    }

    /// Adds a change without the common prefix and suffix of its old and new text.
    private mutating func add(_ old: Substring, _ new: Substring, at place: Int) {
        var (gone, come, start) = (old, new, place)
        while let first = gone.first, first == come.first {
            start += String(first).utf8.count
            gone.removeFirst()
            come.removeFirst()
        }
        while let last = gone.last, last == come.last {
            gone.removeLast()
            come.removeLast()
        }
        guard !gone.isEmpty || !come.isEmpty else { return }
        changes.append(TextChange(old: start..<start + gone.utf8.count, new: String(come)))
    }

    /// Returns the differing ranges, as text.
    private static func pieces(
        _ old: [Substring], _ new: [Substring], _ differing: [(old: Range<Int>, new: Range<Int>)], at place: Int
    ) -> [(gone: (text: Substring, place: Int), come: Substring)] {
        var (passed, start) = (0, place)
        return differing.map { change in
            start += old[passed..<change.old.lowerBound].reduce(0) { $0 + $1.utf8.count }
            let gone = old[change.old].joined()
            let found = ((text: gone[...], place: start), new[change.new].joined()[...])
            start += gone.utf8.count
            passed = change.old.upperBound
            return found
        }
    }

    /// Returns the ranges in which two sequences differ, by Myers' greedy algorithm (*An O(ND) Difference Algorithm and
    /// Its Variations*, 1986), or nil if more than ``greatestDistance`` elements differ. `CollectionDifference` has no
    /// such bound.
    private static func differing(_ old: [Substring], _ new: [Substring]) -> [(old: Range<Int>, new: Range<Int>)]? {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if start == oldEnd, start == newEnd { return [] }
        if start == oldEnd || start == newEnd { return [(start..<oldEnd, start..<newEnd)] }
        let (width, height) = (oldEnd - start, newEnd - start)
        // By diagonal, the furthest position in the old sequence for the current number of differences.
        var furthest = [Int](repeating: 0, count: 2 * greatestDistance + 3)
        let middle = greatestDistance + 1
        var steps: [[Int]] = []
        for distance in 0...min(greatestDistance, width + height) {
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let (below, above) = (furthest[middle + diagonal + 1], furthest[middle + diagonal - 1])
                var x = diagonal == -distance || diagonal != distance && above < below ? below : above + 1
                while x < width, x - diagonal < height, old[start + x] == new[start + x - diagonal] { x += 1 }
                furthest[middle + diagonal] = x
                if x >= width, x - diagonal >= height {
                    return way(back: steps, (width, height)).map {
                        (
                            start + $0.old.lowerBound..<start + $0.old.upperBound,
                            start + $0.new.lowerBound..<start + $0.new.upperBound
                        )
                    }
                }
            }
            steps.append(Array(furthest[(middle - distance - 1)...(middle + distance + 1)]))
        }
        return nil
    }

    /// Returns the differences on the path to the end, merged where they touch.
    private static func way(
        back steps: [[Int]], _ end: (x: Int, y: Int)
    ) -> [(old: Range<Int>, new: Range<Int>)] {
        var found: [(old: Range<Int>, new: Range<Int>)] = []
        var (x, y) = end
        for distance in stride(from: steps.count, to: 0, by: -1) {
            let furthest = steps[distance - 1]
            let diagonal = x - y
            func reached(_ diagonal: Int) -> Int { furthest[diagonal + distance] }
            let isNew =
                diagonal == -distance || diagonal != distance && reached(diagonal - 1) < reached(diagonal + 1)
            let fromX = reached(isNew ? diagonal + 1 : diagonal - 1)
            let fromY = fromX - (isNew ? diagonal + 1 : diagonal - 1)
            let step =
                isNew ? (old: fromX..<fromX, new: fromY..<fromY + 1) : (old: fromX..<fromX + 1, new: fromY..<fromY)
            if let last = found.last, last.old.lowerBound == step.old.upperBound,
                last.new.lowerBound == step.new.upperBound
            {
                found[found.count - 1] = (
                    step.old.lowerBound..<last.old.upperBound, step.new.lowerBound..<last.new.upperBound
                )
            } else {
                found.append(step)
            }
            (x, y) = (fromX, fromY)
        }
        return found.reversed()
    }
}

extension Substring {
    /// The words of a text and the characters between them. In scripts without spaces between words, each character is
    /// a piece.
    fileprivate var words: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        while start < endIndex {
            var end = index(after: start)
            if self[start].isPartOfWord {
                while end < endIndex, self[end].isPartOfWord { end = index(after: end) }
            }
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }

    /// The lines of a text and the line breaks between them.
    fileprivate var lines: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        while start < endIndex {
            let end = self[start] == "\n" ? index(after: start) : self[start...].firstIndex(of: "\n") ?? endIndex
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        // From U+2E80 on: CJK.
        return scalar.properties.isAlphabetic && !scalar.isEastAsian || isNumber || scalar.value == 0x27
    }
}
