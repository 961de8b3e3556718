import Review

/// What each desired retention costs and gives, in the API and as `glossa simulate` prints it.
public struct WorkloadJSON: Encodable, Sendable {
    struct Row: Encodable {
        /// In percent.
        var retention: Int
        var reviewsPerDay: Double
        var secondsPerDay: Double
        /// The expected number of known cards at the end.
        var remembered: Double
    }

    var days: Int
    var newPerDay: Int
    var known: Int
    var timedAnswers: Int
    /// The retention with the least time per known card; omitted if nothing is learned.
    var cheapestRetention: Int?
    var rows: [Row]

    public init(_ workload: Workload) {
        days = workload.days
        newPerDay = workload.newPerDay
        known = workload.known
        timedAnswers = workload.timedAnswers
        cheapestRetention = workload.cheapest?.retention
        rows = workload.rows.map {
            Row(
                retention: $0.retention, reviewsPerDay: $0.reviewsPerDay, secondsPerDay: $0.secondsPerDay,
                remembered: $0.remembered)
        }
    }
}
