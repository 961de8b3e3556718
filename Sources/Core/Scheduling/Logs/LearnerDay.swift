import Model

/// Which of a learner's days a moment belongs to. A day begins some hours after midnight, so that an evening that runs
/// late is still one day.
public struct LearnerDay: Hashable, Sendable {
    /// Seconds that local time is ahead of UTC.
    public var offset: Int
    /// The hour at which a day begins; 4 in Anki.
    public var start: Int

    public init(offset: Int = 0, start: Int = 4) {
        self.offset = offset
        self.start = start
    }

    /// The number of the day, from 1970-01-01. No absurd offset or hour makes it overflow.
    ///
    /// Where the offset changes with the season, ask with the offset of that moment.
    public func number(of time: Timestamp) -> Int {
        // In 64 bits: in WebAssembly an Int has 32.
        let seconds = floorDivided(time.milliseconds, by: 1000) + shift
        return Int(clamping: floorDivided(seconds, by: 86_400))
    }

    /// Seconds that the learner's days are ahead of those of UTC.
    public var shift: Int64 {
        Int64(min(max(offset, -86_400), 86_400)) - Int64(Bounds.hour.nearest(to: start) * 3600)
    }

    private func floorDivided(_ value: Int64, by divisor: Int64) -> Int64 {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}
