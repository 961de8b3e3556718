import Model

/// The simulator's parameters: `?days=&new=`.
public struct SimulationView: Hashable, Sendable {
    /// Number of days to simulate.
    public var days: Int?
    /// New cards a day; nil for the deck's own limit.
    public var newPerDay: Int?

    public init(days: Int? = nil, newPerDay: Int? = nil) {
        self.days = days
        self.newPerDay = newPerDay
    }
}

extension SimulationView {
    init(_ query: QueryReader) {
        self.init(days: query.nearest("days", in: .days), newPerDay: query.nearest("new", in: .cardsPerDay))
    }

    func print(into link: inout LinkWriter) {
        link.parameter("days", days)
        link.parameter("new", newPerDay)
    }
}
