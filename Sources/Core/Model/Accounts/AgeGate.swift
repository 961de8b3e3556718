/// The month in which somebody was born, as far as it is asked: to keep children under 13 out, whose data a server may not
/// have without their parents (15 U.S.C. § 6502, COPPA). It is compared and forgotten.
public struct BirthMonth: Hashable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int

    /// Nil for a month that does not exist, or a year in which nobody alive was born.
    ///
    /// - Parameter today: The day on which it is asked; nobody was born after it.
    public init?(year: Int, month: Int, today: CalendarDate) {
        guard (1...12).contains(month), (today.year - 130...today.year).contains(year),
            year < today.year || month <= today.month
        else { return nil }
        self.year = year
        self.month = month
    }

    /// The least age in years.
    public static let leastAge = 13

    /// Whether somebody born in this month is certainly old enough: the day is not asked, so in the month of the thirteenth
    /// birthday it counts as the last.
    public func isOldEnough(on today: CalendarDate) -> Bool {
        let months = (today.year - year) * 12 + today.month - month
        return months > Self.leastAge * 12
    }
}
