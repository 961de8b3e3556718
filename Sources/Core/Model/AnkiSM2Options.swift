/// What Anki's variant of SM-2 multiplies intervals by, and how it starts. The defaults and the limits are Anki's.
public struct AnkiSM2Options: Hashable, Sendable {
    /// The ease factor of a card that leaves its learning steps, within ``Bounds/startingEase``.
    public var startingEase = 2.5
    /// What *hard* multiplies the interval by, within ``Bounds/hardMultiplier``.
    public var hardMultiplier = 1.2
    /// What *easy* multiplies the interval by, on top of the ease factor, within ``Bounds/easyBonus``.
    public var easyBonus = 1.3
    /// What every interval of a review is multiplied by besides, within ``Bounds/intervalMultiplier``.
    public var intervalMultiplier = 1.0
    /// The share of its interval that a forgotten card keeps, within ``Bounds/lapseMultiplier``.
    public var lapseMultiplier = 0.0
    /// Days that a forgotten card waits at least, once it has left its relearning steps.
    public var minimumLapseInterval = 1
    /// Days that a card waits after its last learning step.
    public var graduatingInterval = 1
    /// Days that a card waits when *easy* ends its learning steps early.
    public var easyInterval = 4

    public init() {}

    /// The same options within Anki's limits; what is not a number becomes the default.
    public var bounded: AnkiSM2Options { checked().options }

    /// The same options within Anki's limits, and the first that was not: its name in JSON, and what is allowed.
    public func checked() -> (options: AnkiSM2Options, fault: (field: String, least: String, most: String)?) {
        var options = self
        let usual = AnkiSM2Options()
        var fault: (field: String, least: String, most: String)?
        func bring(_ value: inout Double, _ field: String, into bounds: Bounds, usual: Double) {
            let range = bounds.shares
            guard !range.contains(value) else { return }
            value = value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : usual
            if fault == nil { fault = (field, bounds.shareTexts.least, bounds.shareTexts.most) }
        }
        func bring(_ days: inout Int, _ field: String) {
            guard !Bounds.interval.contains(days) else { return }
            days = Bounds.interval.nearest(to: days)
            if fault == nil { fault = (field, String(Bounds.interval.least), String(Bounds.interval.most)) }
        }
        bring(&options.startingEase, "startingEase", into: .startingEase, usual: usual.startingEase)
        bring(&options.hardMultiplier, "hardMultiplier", into: .hardMultiplier, usual: usual.hardMultiplier)
        bring(&options.easyBonus, "easyBonus", into: .easyBonus, usual: usual.easyBonus)
        bring(
            &options.intervalMultiplier, "intervalMultiplier", into: .intervalMultiplier,
            usual: usual.intervalMultiplier)
        bring(&options.lapseMultiplier, "lapseMultiplier", into: .lapseMultiplier, usual: usual.lapseMultiplier)
        bring(&options.minimumLapseInterval, "minimumLapseInterval")
        bring(&options.graduatingInterval, "graduatingInterval")
        bring(&options.easyInterval, "easyInterval")
        return (options, fault)
    }
}

#if !hasFeature(Embedded)
extension AnkiSM2Options: Codable {
    /// What is not there is Anki's default. Numbers of any size are read; ``checked()`` says whether they make sense.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func days(_ key: CodingKeys) throws -> Int? {
            try values.decodeIfPresent(SentNumber.self, forKey: key)?.unchecked
        }
        startingEase = try values.decodeIfPresent(Double.self, forKey: .startingEase) ?? startingEase
        hardMultiplier = try values.decodeIfPresent(Double.self, forKey: .hardMultiplier) ?? hardMultiplier
        easyBonus = try values.decodeIfPresent(Double.self, forKey: .easyBonus) ?? easyBonus
        intervalMultiplier = try values.decodeIfPresent(Double.self, forKey: .intervalMultiplier) ?? intervalMultiplier
        lapseMultiplier = try values.decodeIfPresent(Double.self, forKey: .lapseMultiplier) ?? lapseMultiplier
        minimumLapseInterval = try days(.minimumLapseInterval) ?? minimumLapseInterval
        graduatingInterval = try days(.graduatingInterval) ?? graduatingInterval
        easyInterval = try days(.easyInterval) ?? easyInterval
    }
}
#endif
