/// The learner's answer on a card, numbered as in Anki and in the open-spaced-repetition logs.
public enum Rating: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Not remembered.
    case again = 1
    /// Remembered with serious difficulty.
    case hard = 2
    /// Remembered after some thought.
    case good = 3
    /// Remembered immediately.
    case easy = 4

    /// Whether the card was remembered at all: every answer but `again`.
    public var isRecalled: Bool { self != .again }

    public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

#if !hasFeature(Embedded)
extension Rating: Codable {}
#endif
