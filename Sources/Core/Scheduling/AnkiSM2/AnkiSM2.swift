import Model

/// Anki's variant of SM-2, as its scheduler computes it (`rslib/src/scheduler/states` of Anki 25).
///
/// Unlike the published algorithm (``SM2``), each button has its own interval: *hard* multiplies the interval by a
/// constant, *good* by the ease factor with half the credit for a late answer, *easy* by the ease factor and a bonus
/// with full credit. Each interval is at least a day longer than that of the button before it. An answer before the
/// card is due counts only the days that have passed. The ease factor changes by −0.2, −0.15, 0 or +0.15, but not
/// within the learning steps, where it resets.
///
/// Anki computes in single precision and stores the ease factor in thousandths. This implementation does the same, or
/// intervals would occasionally differ by a day.
public struct AnkiSM2: Hashable, Sendable {
    public static let leastEase = 1.3
    /// The limit for days and repetitions; it keeps products of these values exact.
    static let most = 1_000_000

    public let options: AnkiSM2Options
    /// The longest interval, in days.
    public let maximumInterval: Int

    /// - Parameter options: Clamped to Anki's limits.
    public init(_ options: AnkiSM2Options = AnkiSM2Options(), maximumInterval: Int = 36500) {
        self.options = options.bounded
        self.maximumInterval = min(max(1, maximumInterval), Self.most)
    }

    /// Picks an interval in whole days: the nearest, or another one within its fuzz.
    ///
    /// The arguments are the unrounded interval in days and the smallest number of days allowed.
    public typealias Choice = (_ interval: Double, _ minimum: Int) -> Int

    /// Returns the whole number of days nearest to an interval, from `minimum` to ``maximumInterval``; halves round up.
    public func nearest(to interval: Double, minimum: Int) -> Int {
        let least = min(max(1, minimum), maximumInterval)
        guard interval < Double(maximumInterval) else { return maximumInterval }
        return max(Int(max(0, interval) + 0.5), least)
    }

    /// Returns the ease factor after an answer in review, in thousandths like Anki's.
    public func ease(after ease: Double, rating: Rating) -> Double {
        let change: Float =
            switch rating {
            case .again: -0.2
            case .hard: -0.15
            case .good: 0
            case .easy: 0.15
            }
        let next = max(Float(Self.bounded(ease)) + change, Float(Self.leastEase))
        return Double(Int(Double(next * 1000) + 0.5)) / 1000
    }

    /// Returns the days until a card in review is due after *hard*, *good* or *easy*.
    ///
    /// - Parameters:
    ///   - interval: The previous interval, in days.
    ///   - ease: The card's ease factor.
    ///   - daysLate: Days since the card became due; negative before that.
    ///   - choose: Called for each button up to the rating, because each interval depends on the one before it.
    public func interval(
        after rating: Rating, interval: Int, ease: Double, daysLate: Int, choose: Choice
    ) -> Int {
        let scheduled = Self.days(interval)
        let late = min(max(daysLate, -scheduled), Self.most)
        return late < 0
            ? early(rating, Float(scheduled), Float(scheduled + late), Self.factor(ease))
            : due(rating, scheduled, Float(late), Self.factor(ease), choose)
    }

    /// Returns the interval in days for a forgotten card that has left its relearning steps.
    public func intervalAfterLapse(interval: Int, choose: Choice) -> Int {
        let kept = Float(Self.days(interval)) * Float(options.lapseMultiplier)
        return choose(Double(kept), options.minimumLapseInterval)
    }

    private func due(_ rating: Rating, _ scheduled: Int, _ late: Float, _ ease: Float, _ choose: Choice) -> Int {
        let hardMultiplier = Float(options.hardMultiplier)
        let days = Float(scheduled)
        let isGrowing = hardMultiplier > 1
        let hard = choose(multiplied(days * hardMultiplier), isGrowing ? scheduled + 1 : 0)
        guard rating.rawValue > Rating.hard.rawValue else { return hard }
        let good = choose(multiplied((days + late / 2) * ease), (isGrowing ? hard : scheduled) + 1)
        guard rating == .easy else { return good }
        return choose(multiplied((days + late) * ease * Float(options.easyBonus)), good + 1)
    }

    /// Returns the interval for an answer before the due day, which has neither fuzz nor a minimum.
    private func early(_ rating: Rating, _ scheduled: Float, _ elapsed: Float, _ ease: Float) -> Int {
        let interval: Float
        switch rating {
        case .again, .hard:
            let multiplier = Float(options.hardMultiplier)
            interval = max(elapsed * multiplier, scheduled * (multiplier / 2))
        case .good:
            interval = max(elapsed * ease, scheduled)
        case .easy:
            let bonus = Float(options.easyBonus)
            interval = max(elapsed * ease, scheduled) * (bonus - (bonus - 1) / 2)
        }
        return nearest(to: multiplied(interval), minimum: 1)
    }

    private func multiplied(_ interval: Float) -> Double { Double(interval * Float(options.intervalMultiplier)) }

    private static func bounded(_ ease: Double) -> Double { ease.isFinite ? min(max(ease, leastEase), 65) : 2.5 }

    private static func factor(_ ease: Double) -> Float { Float(bounded(ease)) }

    private static func days(_ interval: Int) -> Int { min(max(interval, 0), most) }
}
