import Model

/// What the simulator is asked: `?days=&new=`.
public struct SimulationView: Hashable, Sendable {
    /// How many days to live through.
    public var days: Int?
    /// New cards a day; nil for as many as the deck gives.
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
