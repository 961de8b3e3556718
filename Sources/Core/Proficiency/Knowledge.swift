import Model

/// The words of one language that the learner knows, by their own marks and by their level.
public struct Knowledge: Sendable {
    public var statuses: [String: WordStatus]
    /// Words with a mature card. They count as known.
    public var reviewed: Set<String>
    /// Words up to this HSK 3.0 level (0 to 7) count as known unless the learner says otherwise.
    public var knownLevel: Int
    /// Returns the parts of a word that means what they mean together, with their HSK levels (0 for none), or the usual
    /// spelling of a Japanese word that is written in kana; nothing for any other word.
    public var parts: Parts?

    /// The type of ``parts``.
    public typealias Parts = @Sendable (_ word: String) -> [(word: String, level: Int)]

    public init(
        statuses: [String: WordStatus] = [:], reviewed: Set<String> = [], knownLevel: Int = 0, parts: Parts? = nil
    ) {
        self.statuses = statuses
        self.reviewed = reviewed
        self.knownLevel = knownLevel
        self.parts = parts
    }

    /// Returns the status of a word: the learner's own, else `known` for a word at or below their level or one that
    /// means what its known parts mean together (不是, 喝酒), else nil. A word marked as difficult is known once its card is
    /// mature.
    ///
    /// - Parameters:
    ///   - word: The lemma.
    ///   - level: The word's HSK level; nil or 0 outside the lists.
    public func status(of word: String, level: Int?) -> WordStatus? {
        if let status = statusByItself(word, level) { return status }
        guard let parts = parts?(word), !parts.isEmpty else { return nil }
        for part in parts where statusByItself(part.word, part.level) != .known { return nil }
        return .known
    }

    private func statusByItself(_ word: String, _ level: Int?) -> WordStatus? {
        let status = statuses[word]
        if status != .ignored, reviewed.contains(word) { return .known }
        if let status { return status }
        if let level, level > 0, level <= knownLevel { return .known }
        return nil
    }
}
