/// How many cards are due on each coming day, and which weekdays should be easy.
public struct DayLoad: Hashable, Sendable {
    /// Cards due, by days from today; index 0 is today. Days past the end have none.
    public var cards: [Int]
    /// Today's weekday: 0 Monday … 6 Sunday.
    public var today: Int
    /// The load for each weekday, from Monday: 1 as usual, 0.5 half, 0 as little as possible.
    public var shares: [Double]

    /// The longest interval that is balanced. As in Anki, longer ones stay random: that far ahead, days even out.
    public static let horizon = 90.0

    public init(cards: [Int], today: Int = 0, shares: [Double] = [1, 1, 1, 1, 1, 1, 1]) {
        self.cards = cards
        self.today = ((today % 7) + 7) % 7
        self.shares = (0..<7).map { index in
            index < shares.count && shares[index] >= 0 ? min(shares[index], 1) : 1
        }
    }

    /// Returns the day within an interval's fuzz with the least load for its share; ties go to the day nearest the
    /// interval.
    ///
    /// - Parameter minimum: The smallest number of days allowed.
    /// - Returns: Nil if the interval is longer than `horizon`.
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
