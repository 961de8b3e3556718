/// What becomes of the cards that have been answered when their deck is scheduled otherwise.
public enum Rescheduling: String, CaseIterable, Hashable, Sendable {
    /// Each card is due when its log says so under the new settings.
    case now
    /// Each card is due when it was; the new settings decide from its next answer on. What is known of its memory, and its
    /// ease, are worked out anew, for that answer needs them.
    case later
}

#if !hasFeature(Embedded)
extension Rescheduling: Codable {}
#endif
