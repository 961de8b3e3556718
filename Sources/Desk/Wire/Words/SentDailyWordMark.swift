/// `{"mark": "seen"}`
public struct SentDailyWordMark: Decodable, Sendable {
    /// What the learner did with a word of the day.
    public enum Mark: String, Decodable, Sendable {
        case seen, added
    }

    public var mark: Mark
}
