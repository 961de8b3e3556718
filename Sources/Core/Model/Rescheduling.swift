/// What happens to cards already answered when the scheduling of their deck changes.
public enum Rescheduling: String, CaseIterable, Hashable, Sendable {
    /// Reschedules each card from its log under the new settings.
    case now
    /// Keeps each due date; the new settings apply from the next answer. Memory state and ease are recomputed, because
    /// that answer needs them.
    case later
}

#if !hasFeature(Embedded)
extension Rescheduling: Codable {}
#endif
