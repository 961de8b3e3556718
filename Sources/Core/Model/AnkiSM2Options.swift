/// What Anki's variant of SM-2 multiplies intervals by, and how it starts. The defaults and the limits are Anki's.
public struct AnkiSM2Options: Hashable, Sendable {
    /// The ease factor of a card that leaves its learning steps: 1.31 to 5.
    public var startingEase = 2.5
    /// What *hard* multiplies the interval by: 0.5 to 1.3.
    public var hardMultiplier = 1.2
    /// What *easy* multiplies the interval by, on top of the ease factor: 1 to 5.
    public var easyBonus = 1.3
    /// What every interval of a review is multiplied by besides: 0.5 to 2.
    public var intervalMultiplier = 1.0
    /// The share of its interval that a forgotten card keeps: 0 to 1.
    public var lapseMultiplier = 0.0
    /// Days that a forgotten card waits at least, once it has left its relearning steps.
    public var minimumLapseInterval = 1
    /// Days that a card waits after its last learning step.
    public var graduatingInterval = 1
    /// Days that a card waits when *easy* ends its learning steps early.
    public var easyInterval = 4

    public init() {}

    /// The same options within Anki's limits; what is no number becomes the default.
    public var bounded: AnkiSM2Options {
        func within(_ value: Double, _ range: ClosedRange<Double>, _ usual: Double) -> Double {
            value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : usual
        }
        func days(_ value: Int) -> Int { min(max(value, 1), 36_500) }
        let usual = AnkiSM2Options()
        var bounded = self
        bounded.startingEase = within(startingEase, 1.31...5, usual.startingEase)
        bounded.hardMultiplier = within(hardMultiplier, 0.5...1.3, usual.hardMultiplier)
        bounded.easyBonus = within(easyBonus, 1...5, usual.easyBonus)
        bounded.intervalMultiplier = within(intervalMultiplier, 0.5...2, usual.intervalMultiplier)
        bounded.lapseMultiplier = within(lapseMultiplier, 0...1, usual.lapseMultiplier)
        bounded.minimumLapseInterval = days(minimumLapseInterval)
        bounded.graduatingInterval = days(graduatingInterval)
        bounded.easyInterval = days(easyInterval)
        return bounded
    }
}

#if !hasFeature(Embedded)
extension AnkiSM2Options: Codable {
    /// What is not there is Anki's default.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        startingEase = try values.decodeIfPresent(Double.self, forKey: .startingEase) ?? startingEase
        hardMultiplier = try values.decodeIfPresent(Double.self, forKey: .hardMultiplier) ?? hardMultiplier
        easyBonus = try values.decodeIfPresent(Double.self, forKey: .easyBonus) ?? easyBonus
        intervalMultiplier = try values.decodeIfPresent(Double.self, forKey: .intervalMultiplier) ?? intervalMultiplier
        lapseMultiplier = try values.decodeIfPresent(Double.self, forKey: .lapseMultiplier) ?? lapseMultiplier
        minimumLapseInterval =
            try values.decodeIfPresent(Int.self, forKey: .minimumLapseInterval) ?? minimumLapseInterval
        graduatingInterval = try values.decodeIfPresent(Int.self, forKey: .graduatingInterval) ?? graduatingInterval
        easyInterval = try values.decodeIfPresent(Int.self, forKey: .easyInterval) ?? easyInterval
    }
}
#endif
