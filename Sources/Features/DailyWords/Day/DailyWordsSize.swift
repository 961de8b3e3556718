import Model

/// How many words a day brings.
public enum DailyWordsSize {
    /// The fewest and the most.
    public static let limits = 5...10

    /// Five words for ten minutes a day and less, and one more for each five minutes beyond, up to ten: a new word takes
    /// about a minute on its day and comes back for some seconds on several others.
    ///
    /// - Parameter minutes: The learner's goal for a day.
    public static func cards(forMinutes minutes: Int) -> Int {
        let wanted = limits.lowerBound + max(0, minutes - 10) / 5
        return min(wanted, limits.upperBound)
    }
}
