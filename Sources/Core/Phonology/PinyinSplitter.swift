/// Splits letters that are written together into syllables.
///
/// Pinyin without apostrophes can be ambiguous (`xian`: 先, 西安). Each split is scored by how the orthography would have
/// written it: a syllable that begins with a, e or o inside a word lacks its apostrophe, an r or a bare nasal is rare.
/// The cheapest split is the reading; the others follow in order, up to a limit.
struct PinyinSplitter {
    /// The first syllable of a split of the remaining letters, and the split that follows it.
    private struct Path {
        let cost: Int
        let row: PinyinTable.Row
        let length: Int
        /// The index into the paths at the next position.
        let rest: Int
    }

    /// The tone of a syllable without a mark.
    let unmarked: Tone?
    private let letters: ArraySlice<PinyinLetter>
    /// The cheapest paths from each letter to the end.
    private var paths: [[Path]]

    /// - Parameters:
    ///   - letters: Letters whose `endsSyllable` positions are binding.
    ///   - unmarked: The tone of a syllable without a mark.
    ///   - limit: The maximum number of splits, at least 1.
    init(_ letters: ArraySlice<PinyinLetter>, unmarked: Tone?, limit: Int) {
        self.letters = letters
        self.unmarked = unmarked
        paths = Array(repeating: [], count: letters.count)
        for offset in stride(from: letters.count - 1, through: 0, by: -1) {
            paths[offset] = self.paths(from: offset, limit: limit)
        }
    }

    /// The splits of all letters, most likely first; empty if they are not pinyin.
    var splits: [[PinyinSyllable]] {
        guard let first = paths.first else { return [] }
        return first.indices.map { index in
            var syllables: [PinyinSyllable] = []
            var offset = 0
            var choice = index
            while offset < letters.count {
                let path = paths[offset][choice]
                let start = letters.startIndex + offset
                syllables.append(
                    PinyinSyllable(path.row, letters: letters[start..<start + path.length], unmarked: unmarked))
                offset += path.length
                choice = path.rest
            }
            return syllables
        }
    }

    private func paths(from offset: Int, limit: Int) -> [Path] {
        var found: [Path] = []
        var code: UInt32 = 0
        var marks = 0
        for length in 1...PinyinTable.longest {
            let end = offset + length
            guard end <= letters.count else { break }
            let letter = letters[letters.startIndex + end - 1]
            code = PinyinTable.pack(code, letter.code)
            if letter.mark != nil { marks += 1 }
            if marks > 1 { break }
            if let row = PinyinTable.row(code), let cost = cost(of: row, offset..<end) {
                if end == letters.count {
                    found.append(Path(cost: cost, row: row, length: length, rest: 0))
                } else {
                    for (rest, path) in paths[end].enumerated() {
                        found.append(Path(cost: cost + path.cost, row: row, length: length, rest: rest))
                    }
                }
            }
            if letter.endsSyllable { break }
        }
        found.sort { $0.cost != $1.cost ? $0.cost < $1.cost : $0.length > $1.length }
        return found.count > limit ? Array(found[..<limit]) : found
    }

    /// Returns a syllable's contribution to the score of a split; nil if it is not allowed here.
    private func cost(of row: PinyinTable.Row, _ range: Range<Int>) -> Int? {
        let first = letters.startIndex + range.lowerBound
        let run = letters[first..<first + range.count]
        let beginsRun = range.lowerBound == 0 || letters[first - 1].endsRun
        let endsRun = run[run.endIndex - 1].endsRun
        let mark = run.firstIndex { $0.mark != nil }
        if row.final.isInterjection, mark == nil, !(beginsRun && endsRun) { return nil }
        let syllable = PinyinSyllable(row, letters: run, unmarked: unmarked)
        var cost = 2
        if syllable.needsApostrophe, range.lowerBound > 0, !letters[first - 1].endsSyllable {
            // Text with tone marks has apostrophes: jiér is jié-r, not ji-ér. Search input often lacks them.
            cost += unmarked == nil ? 5 : 10
        }
        if syllable.isErhua, !beginsRun { cost += 6 }
        if let mark, mark - run.startIndex != ToneMark.place(in: syllable.letters.unicodeScalars) { cost += 20 }
        return cost
    }
}
