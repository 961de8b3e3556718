/// The effect of changed settings on the coming days.
public struct ReschedulingPreview: Hashable, Sendable {
    /// The number of answered cards.
    public var cards = 0
    /// The number of those that would be due on another day.
    public var moved = 0
    /// The number of cards due on each coming day, today first; overdue cards count as due today. Suspended cards do
    /// not count.
    public var dueBefore = [Int](repeating: 0, count: days)
    /// The same after rescheduling.
    public var dueAfter = [Int](repeating: 0, count: days)

    package init() {}

    /// The number of days to look ahead.
    public static let days = 14
}

#if !hasFeature(Embedded)
extension ReschedulingPreview: Codable {}
#endif
