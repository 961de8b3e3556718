import Mathematics
import Model
import Segmentation

/// Finds the names that a Chinese book repeats and no dictionary has (王慎, 黛玉), from the whole text.
///
/// Candidates are two or three characters that begin with a surname, those at the beginning of a clause before a verb of
/// speech (黛玉道), and the given names of full names. One is a name if it recurs, if its characters keep together far
/// more than by chance, if it has various neighbours on both sides, and if it often begins a clause.
///
/// Give it every page twice: first ``survey(_:)``, which finds candidates, then ``weigh(_:)``.
public final class BookTermFinder {
    /// What is counted of a candidate.
    struct Figures {
        var count = 0
        /// How often it begins a clause.
        var initial = 0
        /// How often it follows a numeral or a demonstrative, as a measure word does (一张纸).
        var measured = 0
        /// Which neighbours it has, a bit for each by a hash of its code.
        var left: UInt64 = 0
        var right: UInt64 = 0
    }

    let tables: SegmentationTables
    let characters: NameCharacters
    /// Occurrences of each character, by its code.
    var counts = [Int](repeating: 0, count: 0x10000)
    var total = 0
    /// A scalar with each code, as the book has it.
    var scalars = [UInt32](repeating: 0, count: 0x10000)
    /// How often each candidate was met where names stand.
    private var met: [UInt64: Int] = [:]
    /// The candidates that were met often enough; nil during the survey.
    private(set) var figures: [UInt64: Figures]?
    /// A bit for each hash of two codes with which a candidate begins.
    private var beginnings = [UInt64](repeating: 0, count: 1024)
    /// The characters since the last mark, as their entries in the table of scalars.
    private var run: [UInt32] = []

    /// How often a candidate must be met where names stand.
    static let leastMet = 3
    /// How often a name must recur.
    static let least = 5
    /// Candidates met once are forgotten when there are more than this.
    private static let mostMet = 200_000

    /// - Returns: Nil if the lexicon was compiled without Chinese.
    public init?(lexicon: Lexicon) {
        guard let tables = lexicon.segmentationTables else { return nil }
        self.tables = tables
        characters = NameCharacters(tables)
    }

    /// Looks for candidates in a page.
    public func survey(_ text: String) {
        forEachRun(of: text) { run in
            for place in run.indices {
                counts[Int(UInt16(truncatingIfNeeded: run[place]))] += 1
                if ScalarInfo(bits: run[place]).flags.contains(.surname) { meet(run, at: place) }
            }
            total += run.count
            for length in 2...3 where run.count > length && characters.beginSpeech(run, at: length) {
                meet(run, at: 0, length)
            }
        }
        if met.count > Self.mostMet { met = met.filter { $0.value > 1 } }
    }

    /// Counts the candidates in a page.
    public func weigh(_ text: String) {
        if figures == nil { finishSurvey() }
        forEachRun(of: text) { run in
            for place in 0..<max(0, run.count - 1) where isBeginning(run[place], run[place + 1]) {
                for length in 2...3 where place + length <= run.count { weigh(run, at: place, length) }
            }
        }
    }

    private func meet(_ run: [UInt32], at place: Int) {
        for length in 2...3 where place + length <= run.count { meet(run, at: place, length) }
    }

    private func meet(_ run: [UInt32], at place: Int, _ length: Int) {
        guard let key = characters.nameKey(run, at: place, length) else { return }
        met[key, default: 0] += 1
    }

    private func finishSurvey() {
        var figures: [UInt64: Figures] = [:]
        for (key, count) in met where count >= Self.leastMet {
            figures[key] = Figures()
            // A full name is also a candidate without its surname.
            if key >> 32 != 0, let given = characters.nameKey(givenNameOf: key) { figures[given] = Figures() }
        }
        for key in figures.keys {
            let shift: UInt64 = key >> 32 != 0 ? 16 : 0
            let bit = Self.hash(
                UInt16(truncatingIfNeeded: key >> (16 + shift)), UInt16(truncatingIfNeeded: key >> shift))
            beginnings[bit >> 6] |= 1 << UInt64(bit & 63)
        }
        met = [:]
        self.figures = figures
    }

    private func weigh(_ run: [UInt32], at place: Int, _ length: Int) {
        let key = NameCharacters.key(run, at: place, length)
        guard var found = figures?[key] else { return }
        found.count += 1
        if place == 0 {
            found.initial += 1
        } else {
            let code = UInt16(truncatingIfNeeded: run[place - 1])
            if characters.measures.contains(code) { found.measured += 1 }
            found.left |= 1 << UInt64(code % 61)
        }
        let end = place + length
        found.right |= 1 << (end < run.count ? UInt64(UInt16(truncatingIfNeeded: run[end]) % 61) : 63)
        figures?[key] = found
    }

    private func isBeginning(_ first: UInt32, _ second: UInt32) -> Bool {
        let bit = Self.hash(UInt16(truncatingIfNeeded: first), UInt16(truncatingIfNeeded: second))
        return beginnings[bit >> 6] >> UInt64(bit & 63) & 1 != 0
    }

    private static func hash(_ first: UInt16, _ second: UInt16) -> Int {
        Int((UInt32(first) &* 0x9E3B &+ UInt32(second) &* 0x85EB) >> 3 & 0xFFFF)
    }

    /// Calls `body` with each stretch of Han characters.
    private func forEachRun(of text: String, _ body: ([UInt32]) -> Void) {
        for scalar in text.unicodeScalars {
            let bits = scalar.value < 0x10000 ? tables.scalars[Int(scalar.value)] : 0
            if ScalarInfo(bits: bits).kindBits == ScalarKind.han.rawValue {
                scalars[Int(bits & 0xFFFF)] = scalar.value
                run.append(bits)
            } else if !run.isEmpty {
                body(run)
                run.removeAll(keepingCapacity: true)
            }
        }
        if !run.isEmpty { body(run) }
        run.removeAll(keepingCapacity: true)
    }
}
