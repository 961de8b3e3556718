/// What a program says of a metric before the first value: what it means, and how its values are grouped.
public struct MetricDescription: Hashable, Sendable {
    /// The name, with its unit: `glossa_http_request_duration_seconds`.
    public var name: String
    /// One sentence for whoever reads the metric.
    public var help: String
    /// The upper bounds of a histogram's buckets, ascending, in the metric's unit; without the last, infinite one.
    public var bounds: [Double]

    public init(_ name: String, _ help: String, bounds: [Double] = Self.seconds) {
        self.name = name
        self.help = help
        self.bounds = bounds
    }

    /// For the seconds that people wait: from a millisecond to a minute.
    public static let seconds: [Double] = [
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60,
    ]

    /// For the seconds that a statement takes: from 50 microseconds to ten seconds.
    public static let shortSeconds: [Double] = [
        0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10,
    ]
}
