/// The difficulty of a text, or the level of a learner.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
    case beginner
    case intermediate
    case advanced
}

#if !hasFeature(Embedded)
extension Difficulty: Codable {}
#endif
