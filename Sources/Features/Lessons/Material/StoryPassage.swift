import Model

extension Story {
    /// Its text, without front matter and headings.
    var passage: String {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { lines.removeSubrange(...end) }
        return lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }
}

extension WordPool {
    /// Gives lessons the stories of the shelf, which are read where the learner names no text.
    ///
    /// - Parameter stories: Called when a lesson is composed that may have one.
    public func offer(_ stories: @escaping @Sendable () -> [Story]) { shelf.withLock { $0 = stories } }

    /// The stories of a language at a level.
    func stories(in language: Language, at level: Difficulty) -> [Story] {
        let offered = shelf.withLock { $0 }
        return offered().filter { $0.language == language && $0.difficulty == level }
    }
}
