import Model

/// The number of new words per day.
public enum DailyWordsSize {
    /// The minimum and maximum.
    public static let limits = 5...10

    /// Returns five words for up to ten minutes a day, and one more for each additional five minutes, up to ten. A new
    /// word takes about a minute on its day and some seconds on several later days.
    ///
    /// - Parameter minutes: The learner's goal for a day.
    public static func cards(forMinutes minutes: Int) -> Int {
        let wanted = limits.lowerBound + max(0, minutes - 10) / 5
        return min(wanted, limits.upperBound)
    }
}
