/// How hard a text is, and how far a learner has come: the three steps of courses for beginners and beyond.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
    case beginner
    case intermediate
    case advanced
}

#if !hasFeature(Embedded)
extension Difficulty: Codable {}
#endif
