/// How many cards are due on each day to come, and which weekdays are to be easy.
public struct DayLoad: Hashable, Sendable {
    /// Cards due, by days from today; index 0 is today. Days beyond the list have none.
    public var cards: [Int]
    /// The weekday of today: 0 Monday … 6 Sunday.
    public var today: Int
    /// How much each weekday, from Monday, is to bear: 1 as usual, 0.5 half, 0 as little as can be.
    public var shares: [Double]

    /// Longer intervals are left to chance, as in Anki: so far ahead days even out by themselves.
    public static let horizon = 90.0

    public init(cards: [Int], today: Int = 0, shares: [Double] = [1, 1, 1, 1, 1, 1, 1]) {
        self.cards = cards
        self.today = ((today % 7) + 7) % 7
        self.shares = (0..<7).map { index in
            index < shares.count && shares[index] >= 0 ? min(shares[index], 1) : 1
        }
    }

    /// The day within an interval's fuzz that has least to bear for its share; of equals the one nearest to the interval.
    ///
    /// - Parameter minimum: Days that there are at least.
    /// - Returns: Nil where the interval is longer than `horizon`.
    public func quietest(of interval: Double, minimum: Int = 1, maximum: Int) -> Int? {
        guard interval <= Self.horizon else { return nil }
        let range = Fuzz.range(of: interval, minimum: minimum, maximum: maximum)
        var best: (day: Int, isAvoided: Bool, load: Double, distance: Double)?
        for day in range {
            let share = shares[(today + day) % 7]
            let load = Double((day < cards.count ? cards[day] : 0) + 1) / max(share, 0.01)
            let distance = max(Double(day) - interval, interval - Double(day))
            if let best {
                if best.isAvoided != (share <= 0) {
                    if !best.isAvoided { continue }
                } else if load > best.load || (load == best.load && distance >= best.distance) {
                    continue
                }
            }
            best = (day, share <= 0, load, distance)
        }
        return best?.day
    }
}
