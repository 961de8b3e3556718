/// The learner's clock on the wall: how far it is ahead of UTC now, and how far it was at any moment before.
///
/// It knows summer time, and the zones that the learner has travelled through, so that a moment keeps the day on which the
/// learner lived it.
public struct LocalClock: Hashable, Sendable {
    /// A moment from which the clock is another distance ahead of UTC.
    public struct Change: Hashable, Sendable {
        public var since: Timestamp
        /// Seconds that the clock is ahead of UTC.
        public var offset: Int

        public init(since: Timestamp, offset: Int) {
            self.since = since
            self.offset = offset
        }
    }

    /// The clock before the first change.
    private let first: Int
    /// In the order of time, each to another offset than the one before.
    private let changes: [Change]

    /// A clock that is never changed.
    ///
    /// - Parameter offset: Seconds ahead of UTC; one of more than a day counts as a day.
    public init(offset: Int = 0) { self.init(offset: offset, changes: []) }

    /// - Parameters:
    ///   - offset: Seconds ahead of UTC before the first change.
    ///   - changes: In the order of time.
    public init(offset: Int, changes: [Change]) {
        first = Self.possible(offset)
        var last = first
        var kept: [Change] = []
        for change in changes {
            let offset = Self.possible(change.offset)
            if offset != last { kept.append(Change(since: change.since, offset: offset)) }
            last = offset
        }
        self.changes = kept
    }

    private static func possible(_ offset: Int) -> Int { min(max(offset, -86_400), 86_400) }

    /// Seconds that the clock is ahead of UTC at a moment.
    public func offset(at time: Timestamp) -> Int { offset(span: span(at: time)) }

    /// The hour of the clock, 0 to 23.
    public func hour(at time: Timestamp) -> Int { minute(at: time) / 60 }

    /// Minutes by the clock since its midnight, 0 to 1439.
    public func minute(at time: Timestamp) -> Int {
        // In 64 bits: in WebAssembly an Int has 32.
        let seconds = floorDivided(time.milliseconds, by: 1000) + Int64(offset(at: time))
        return Int((seconds - floorDivided(seconds, by: 86_400) * 86_400) / 60)
    }

    /// The date on the learner's calendar, which changes at midnight.
    public func date(at time: Timestamp) -> CalendarDate {
        CalendarDate(number: LearnerDay(self, .midnight).number(of: time))
    }

    /// This clock until a moment, and another one from then on: what a traveller's watch shows.
    public func until(_ moment: Timestamp, then other: LocalClock) -> LocalClock {
        LocalClock(
            offset: first,
            changes: changes.filter { $0.since < moment } + [Change(since: moment, offset: other.offset(at: moment))]
                + other.changes.filter { $0.since > moment })
    }

    #if !hasFeature(Embedded)
    /// The clock of a traveller: one until the first stay, and then that of each stay, as ``until(_:then:)`` composes them one
    /// by one, but in a time that does not grow with the square of their number.
    ///
    /// - Parameter stays: In the order of time.
    public init(_ clock: LocalClock, then stays: [(since: Timestamp, clock: LocalClock)]) {
        var changes: [Change] = []
        func add(_ clock: LocalClock, after start: Timestamp?, before end: Timestamp?) {
            for index in (start.map { clock.span(at: $0) } ?? 0)..<clock.changes.count {
                if let end, clock.changes[index].since >= end { return }
                changes.append(clock.changes[index])
            }
        }
        add(clock, after: nil, before: stays.first?.since)
        for (index, stay) in stays.enumerated() {
            changes.append(Change(since: stay.since, offset: stay.clock.offset(at: stay.since)))
            add(stay.clock, after: stay.since, before: index + 1 < stays.count ? stays[index + 1].since : nil)
        }
        self.init(offset: clock.first, changes: changes)
    }
    #endif

    /// The first moment at which the clock has come to a time, in seconds since midnight of 1970-01-01 by the clock itself.
    ///
    /// A time that the clock jumps over has come right after the jump; of one that comes twice it is the first.
    func moment(at local: Int64) -> Timestamp {
        // No change lies further from the answer than two days: offsets reach from one day behind to one ahead.
        var index = span(at: Timestamp(milliseconds: 0).advanced(bySeconds: local - 2 * 86_400))
        while index < changes.count {
            let time = Timestamp(milliseconds: 0).advanced(bySeconds: local - Int64(offset(span: index)))
            if time < changes[index].since { return index == 0 ? time : max(time, changes[index - 1].since) }
            index += 1
        }
        let time = Timestamp(milliseconds: 0).advanced(bySeconds: local - Int64(offset(span: index)))
        return index == 0 ? time : max(time, changes[index - 1].since)
    }

    /// How many changes have come by a moment.
    private func span(at time: Timestamp) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].since <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func offset(span: Int) -> Int { span == 0 ? first : changes[span - 1].offset }
}

func floorDivided(_ value: Int64, by divisor: Int64) -> Int64 {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
}
