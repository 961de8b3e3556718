import Mathematics

/// Small random changes to intervals, so that cards learned together do not keep coming back together.
///
/// The published ranges (Anki, py-fsrs): none below 2.5 days; from there one day, plus 15 % of the days up to 7, 10 %
/// of those up to 20, and 5 % of those beyond, to either side.
public enum Fuzz {
    /// Returns the days that an interval may become.
    ///
    /// - Parameters:
    ///   - interval: Days, not rounded.
    ///   - maximum: At least 1.
    public static func range(of interval: Double, maximum: Int) -> ClosedRange<Int> {
        let most = max(1, maximum)
        let days = min(max(interval, 1), Double(most))
        guard days >= 2.5 else {
            let only = min(max(nearestInteger(days).integer, 1), most)
            return only...only
        }
        var delta = 1.0
        delta += 0.15 * max(min(days, 7) - 2.5, 0)
        delta += 0.1 * max(min(days, 20) - 7, 0)
        delta += 0.05 * max(days - 20, 0)
        let low = min(max(2, nearestInteger(days - delta).integer), most)
        var high = min(max(low, nearestInteger(days + delta).integer), most)
        if high == low, low > 2, low < most { high = low + 1 }
        return low...high
    }

    /// Returns the days that an interval may become, at least `minimum` (Anki, `constrained_fuzz_bounds`).
    public static func range(of interval: Double, minimum: Int, maximum: Int) -> ClosedRange<Int> {
        let most = max(1, maximum)
        let least = min(max(1, minimum), most)
        let range = range(of: max(interval, Double(least)), maximum: most)
        let low = max(range.lowerBound, least)
        var high = max(range.upperBound, low)
        if high == low, low > 2, low < most { high = low + 1 }
        return low...high
    }

    /// Returns a day of the range, each equally likely.
    ///
    /// - Parameters:
    ///   - minimum: The smallest number of days allowed.
    ///   - chance: From 0 up to but not including 1.
    public static func days(of interval: Double, minimum: Int = 1, maximum: Int, chance: Double) -> Int {
        let range = range(of: interval, minimum: minimum, maximum: maximum)
        return min(range.lowerBound + Int(chance * Double(range.count)), range.upperBound)
    }
}
