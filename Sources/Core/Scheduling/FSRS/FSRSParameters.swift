/// The FSRS parameters of a learner: 21 in version 6, 19 in version 5.
///
/// By index: 0–3 initial stability for each first rating, 4–5 initial difficulty, 6–7 change of difficulty and its
/// reversion to the mean, 8–10 growth of stability on recall, 11–14 stability after forgetting, 15 the penalty for
/// *hard*, 16 the bonus for *easy*, 17–19 same-day reviews, 20 the decay of the forgetting curve. Source: "The
/// Algorithm", wiki of open-spaced-repetition/fsrs4anki.
public struct FSRSParameters: Hashable, Sendable {
    /// The version of the algorithm.
    public enum Version: Int, Hashable, Sendable {
        case five = 5
        case six = 6
    }

    public let version: Version
    /// 21 values for version 6, 19 for version 5, each within its published bounds.
    public let values: [Double]

    /// The published default parameters of FSRS-6 (py-fsrs 6, fsrs-rs 6).
    public static var defaults: FSRSParameters { FSRSParameters(version: .six, unchecked: defaultValues) }

    /// The published default parameters of FSRS-5 (py-fsrs 5, fsrs-rs 2).
    public static var version5Defaults: FSRSParameters {
        FSRSParameters(version: .five, unchecked: version5DefaultValues)
    }

    /// Creates FSRS-6 parameters from 21 values or FSRS-5 parameters from 19, and clamps each to its published bounds.
    /// An empty list gives the FSRS-6 defaults.
    ///
    /// - Throws: `wrongParameterCount`, `parameterNotFinite`.
    public init(_ values: [Double]) throws(SchedulingError) {
        if values.isEmpty {
            self = .defaults
            return
        }
        let version: Version
        switch values.count {
        case 21: version = .six
        case 19: version = .five
        default: throw .wrongParameterCount(values.count)
        }
        var clamped: [Double] = []
        for (index, value) in values.enumerated() {
            guard value.isFinite else { throw .parameterNotFinite(index: index) }
            clamped.append(min(max(value, Self.lowerBounds[index]), Self.upperBounds[index]))
        }
        self.init(version: version, unchecked: clamped)
    }

    init(version: Version, unchecked values: [Double]) {
        self.version = version
        self.values = values
    }

    /// The minimum stability and initial stability of FSRS-6, in days (py-fsrs 6).
    static let minimumStability = 0.001

    /// The minimum of each parameter (py-fsrs 6, fsrs-rs 6).
    public static let lowerBounds: [Double] = [
        0.001, 0.001, 0.001, 0.001, 1, 0.001, 0.001, 0.001, 0, 0, 0.001, 0.001, 0.001, 0.001, 0, 0, 1, 0, 0, 0, 0.1,
    ]

    /// The maximum of each parameter (py-fsrs 6, fsrs-rs 6).
    public static let upperBounds: [Double] = [
        100, 100, 100, 100, 10, 4, 4, 0.75, 4.5, 0.8, 3.5, 5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8,
    ]

    static let defaultValues: [Double] = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483,
        0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]

    static let version5DefaultValues: [Double] = [
        0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925, 1.9395, 0.11,
        0.29605,
        2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
    ]
}

#if !hasFeature(Embedded)
extension FSRSParameters: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode([Double].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }
}
#endif
