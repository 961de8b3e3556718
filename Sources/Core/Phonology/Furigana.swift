/// A piece of a Japanese word with the kana above it.
public struct FuriganaPiece: Hashable, Sendable {
    /// A part of the word as written.
    public var text: String
    /// The reading in hiragana; nil if the text is itself kana.
    public var ruby: String?
    /// Whether the reading stands in the book, as the author wrote it.
    public var isAuthored: Bool

    /// Creates a piece from its text and the kana above it.
    public init(text: String, ruby: String?, isAuthored: Bool = false) {
        self.text = text
        self.ruby = ruby
        self.isAuthored = isAuthored
    }
}

/// The kana above Japanese words.
public enum Furigana {
    /// Distributes a word's reading over its kanji: 取り扱い with とりあつかい gives 取(と) り 扱(あつか) い.
    ///
    /// The kana of the word must occur in the reading in the same order; the reading between them belongs to the kanji
    /// between them. If several alignments fit, each kanji gets one to three kana, as evenly as possible.
    /// - Parameters:
    ///   - surface: The word as written in the text.
    ///   - reading: Its reading in hiragana or katakana.
    /// - Returns: Pieces whose texts join to `surface`. A single piece with the whole reading if the two do not fit;
    ///   pieces without ruby if there is nothing to show.
    public static func furigana(surface: String, reading: String) -> [FuriganaPiece] {
        let scalars = Array(surface.unicodeScalars)
        let kana = Array(Kana.hiragana(reading).unicodeScalars)
        guard !scalars.isEmpty else { return [] }
        let runs = runs(in: scalars)
        guard !kana.isEmpty, runs.contains(where: { !$0.isKana }) else {
            return [FuriganaPiece(text: surface, ruby: nil)]
        }
        guard let ends = align(runs, of: scalars, with: kana) else {
            return [FuriganaPiece(text: surface, ruby: Kana.hiragana(reading))]
        }
        var pieces: [FuriganaPiece] = []
        var start = 0
        for (run, end) in zip(runs, ends) {
            let ruby = run.isKana ? nil : string(kana[start..<end])
            pieces.append(FuriganaPiece(text: string(scalars[run.range]), ruby: ruby))
            start = end
        }
        return pieces
    }

    private struct Run {
        var range: Range<Int>
        let isKana: Bool
    }

    private static func runs(in scalars: [Unicode.Scalar]) -> [Run] {
        var runs: [Run] = []
        for (index, scalar) in scalars.enumerated() {
            // The small ke of 三ヶ月 acts as a kanji.
            let isKana = Kana.isKana(scalar) && scalar != "ヶ" && scalar != "ヵ"
            if let last = runs.last, last.isKana == isKana {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                runs.append(Run(range: index..<index + 1, isKana: isKana))
            }
        }
        return runs
    }

    /// Returns where each run ends in the reading, by the cheapest alignment; nil if they do not fit.
    private static func align(_ runs: [Run], of scalars: [Unicode.Scalar], with kana: [Unicode.Scalar]) -> [Int]? {
        // costs[n][k]: the cheapest way to read the first n runs as the first k kana; from[n][k]: where run n began.
        var costs: [[Int?]] = Array(repeating: Array(repeating: nil, count: kana.count + 1), count: runs.count + 1)
        var from: [[Int]] = Array(repeating: Array(repeating: 0, count: kana.count + 1), count: runs.count + 1)
        costs[0][0] = 0
        for (index, run) in runs.enumerated() {
            for start in 0...kana.count {
                guard let cost = costs[index][start] else { continue }
                for (end, added) in readings(of: run, in: scalars, from: start, of: kana) {
                    if let known = costs[index + 1][end], known <= cost + added { continue }
                    costs[index + 1][end] = cost + added
                    from[index + 1][end] = start
                }
            }
        }
        guard costs[runs.count][kana.count] != nil else { return nil }
        var ends: [Int] = []
        var end = kana.count
        for index in stride(from: runs.count, to: 0, by: -1) {
            ends.append(end)
            end = from[index][end]
        }
        return ends.reversed()
    }

    /// Returns the possible ends of a run whose reading starts at `start`, with the cost of each.
    private static func readings(
        of run: Run, in scalars: [Unicode.Scalar], from start: Int, of kana: [Unicode.Scalar]
    ) -> [(end: Int, cost: Int)] {
        let length = run.range.count
        guard run.isKana else {
            guard start < kana.count else { return [] }
            return (start + 1...kana.count).map { end in
                let count = end - start
                let outside = max(0, length - count) + max(0, count - 3 * length)
                let distance = count - 2 * length
                return (end, 100 * outside + distance * distance)
            }
        }
        guard start + length <= kana.count else { return [] }
        for (offset, index) in run.range.enumerated() {
            guard Kana.sounds(scalars[index], like: kana[start + offset]) else { return [] }
        }
        return [(start + length, 0)]
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
