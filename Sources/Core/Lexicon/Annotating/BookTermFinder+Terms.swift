import Mathematics
import Model
import Segmentation

extension BookTermFinder {
    /// How many times more often than by chance the characters of a name are together.
    private static let leastCohesion = 25.0
    /// The fewest different neighbours on a side.
    private static let leastNeighbours = 4

    /// The names in the pages that were surveyed and weighed, the commonest first.
    public func terms() -> [BookTerm] {
        guard let figures else { return [] }
        let found = figures.filter { isName($0.key, $0.value) && !isPart($0.key, $0.value, of: figures) }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(BookTerm.most)
        return found.map { key, figures in
            var text = String.UnicodeScalarView()
            for shift in [UInt64(32), 16, 0] where key >> shift != 0 {
                if let scalar = Unicode.Scalar(scalars[Int(key >> shift & 0xFFFF)]) { text.append(scalar) }
            }
            // About six words to ten characters.
            let share = Double(figures.count) / (0.6 * Double(max(1, total)))
            return BookTerm(text: String(text), rarity: max(400, Int(-100 * logarithm(min(1, share)))))
        }
    }

    /// Whether the figures of a candidate are those of a name.
    private func isName(_ key: UInt64, _ figures: Figures) -> Bool {
        guard figures.count >= Self.least, figures.initial * 8 >= figures.count, figures.measured * 6 < figures.count,
            figures.left.nonzeroBitCount + min(3, figures.initial) >= Self.leastNeighbours,
            figures.right.nonzeroBitCount >= Self.leastNeighbours
        else { return false }
        return cohesion(key, figures.count) >= Self.leastCohesion
    }

    /// How many times more often than by chance two characters follow each other; of three, the looser pair.
    private func cohesion(_ key: UInt64, _ count: Int) -> Double {
        func pair(_ first: UInt64, _ second: UInt64) -> Double {
            let (left, right) = (counts[Int(first & 0xFFFF)], counts[Int(second & 0xFFFF)])
            // In a short text about somebody, the name is a good part of it, but its characters are rarely apart.
            if 3 * count >= 2 * max(left, right) { return Self.leastCohesion }
            let chance = Double(left) * Double(right)
            return chance > 0 ? Double(count) * Double(total) / chance : 0
        }
        let end = pair(key >> 16, key)
        return key >> 32 == 0 ? end : min(end, pair(key >> 32, key >> 16))
    }

    /// Whether a candidate is only a part of another, or another with a character that happens to follow.
    private func isPart(_ key: UInt64, _ own: Figures, of figures: [UInt64: Figures]) -> Bool {
        if key >> 32 != 0 {
            // Three characters, of which the first two are met elsewhere about as often.
            guard let shorter = figures[key >> 16] else { return false }
            return own.count * 5 < shorter.count * 3
        }
        return figures.contains { other, longer in
            other >> 32 != 0 && (other >> 16 == key || other & 0xFFFF_FFFF == key) && longer.count * 5 >= own.count * 3
                && isName(other, longer) && own.count - longer.count < Self.least
        }
    }
}
