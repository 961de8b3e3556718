/// The answer a learner gives on a card, numbered as in Anki and in the open-spaced-repetition logs.
public enum Rating: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Not remembered.
    case again = 1
    /// Remembered with serious difficulty.
    case hard = 2
    /// Remembered after some thought.
    case good = 3
    /// Remembered at once.
    case easy = 4

    /// Whether the answer was remembered at all: everything but `again`.
    public var isRecalled: Bool { self != .again }

    public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

#if !hasFeature(Embedded)
extension Rating: Codable {}
#endif
