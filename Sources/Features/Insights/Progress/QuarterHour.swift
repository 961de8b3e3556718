import Model

/// A quarter of an hour from 1970-01-01 in UTC: since then, clocks everywhere have differed from UTC by whole quarters, so
/// that all of one lies in the same day of every learner. SQL sums up by quarters, and the learner's clock has the days.
struct QuarterHour {
    private static let milliseconds: Int64 = 900_000
    private let number: Int64

    init(_ number: Int64) {
        // No moment is further away, and so the product below cannot overflow.
        let most = Timestamp.furthest / Self.milliseconds
        self.number = min(max(number, -most), most)
    }

    /// The quarter of a time in a column.
    static func sql(_ column: String) -> String { "\(column) / 900000" }

    /// The number of the learner's day that it lies in.
    func day(_ day: LearnerDay) -> Int { day.number(of: Timestamp(milliseconds: number &* Self.milliseconds)) }
}
