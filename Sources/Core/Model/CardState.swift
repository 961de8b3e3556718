/// The learning state of a card, numbered as in Anki's review log.
public enum CardState: Int, CaseIterable, Hashable, Sendable {
    /// Never answered.
    case new = 0
    /// In its first steps, minutes to hours apart.
    case learning = 1
    /// Learned: intervals of whole days.
    case review = 2
    /// Forgotten, and in steps again.
    case relearning = 3
}

#if !hasFeature(Embedded)
extension CardState: Encodable {}
#endif
