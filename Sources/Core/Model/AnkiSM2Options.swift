/// The multipliers and first intervals of Anki's variant of SM-2. The defaults and limits are Anki's.
public struct AnkiSM2Options: Hashable, Sendable {
    /// The ease factor of a card that leaves its learning steps, within ``Bounds/startingEase``.
    public var startingEase = 2.5
    /// The interval multiplier for *hard*, within ``Bounds/hardMultiplier``.
    public var hardMultiplier = 1.2
    /// The interval multiplier for *easy*, on top of the ease factor, within ``Bounds/easyBonus``.
    public var easyBonus = 1.3
    /// An additional multiplier for every review interval, within ``Bounds/intervalMultiplier``.
    public var intervalMultiplier = 1.0
    /// The fraction of its interval that a forgotten card keeps, within ``Bounds/lapseMultiplier``.
    public var lapseMultiplier = 0.0
    /// The minimum interval, in days, of a forgotten card after its relearning steps.
    public var minimumLapseInterval = 1
    /// The interval, in days, after the last learning step.
    public var graduatingInterval = 1
    /// The interval, in days, when *easy* ends the learning steps early.
    public var easyInterval = 4

    public init() {}

    /// The options clamped to Anki's limits; NaN becomes the default.
    public var bounded: AnkiSM2Options { checked().options }

    /// Returns the options clamped to Anki's limits, and the first fault: its name in JSON, and the allowed range.
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
    /// Missing values take Anki's defaults. Numbers of any size decode; ``checked()`` validates them.
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
