import Model

/// What the learner knows of the words of one language: what they have said, and what their level says.
public struct Knowledge: Sendable {
    public var statuses: [String: WordStatus]
    /// Words up to this HSK 3.0 level (0 to 7) count as known unless the learner says otherwise.
    public var knownLevel: Int

    public init(statuses: [String: WordStatus] = [:], knownLevel: Int = 0) {
        self.statuses = statuses
        self.knownLevel = knownLevel
    }

    /// The status of a word: the learner's own, else `known` for a word at or below their level, else nil.
    ///
    /// - Parameters:
    ///   - word: The lemma.
    ///   - level: The word's HSK level; nil or 0 outside the lists.
    public func status(of word: String, level: Int?) -> WordStatus? {
        if let status = statuses[word] { return status }
        if let level, level > 0, level <= knownLevel { return .known }
        return nil
    }
}
