import Model

/// How much of a text a learner knows, in exact counts.
public struct Coverage: Hashable, Sendable {
    /// The words of one level.
    public struct Level: Hashable, Sendable {
        /// The HSK level from 1; 0 for words outside the lists.
        public var level: Int
        public var differentWords = 0
        public var runningWords = 0
        public var knownDifferentWords = 0

        public init(level: Int) { self.level = level }
    }

    /// Running words (tokens), without names and ignored words.
    public private(set) var runningWords = 0
    public private(set) var knownRunningWords = 0
    /// Distinct words (types), without names and ignored words.
    public private(set) var differentWords = 0
    public private(set) var knownDifferentWords = 0
    /// The levels that occur, in order, with words outside the lists last.
    public private(set) var levels: [Level] = []
    /// Unknown words, the most frequent in the text first.
    public private(set) var unknown: [Vocabulary.Word] = []

    /// Compares a vocabulary with the learner's knowledge, in one pass; a novel of a million characters has some 25,000
    /// distinct words.
    public init(of vocabulary: Vocabulary, by knowledge: Knowledge) {
        self.init(of: vocabulary.words, by: knowledge)
    }

    /// Counts the words among the tokens of a text.
    public init(ofTokens tokens: [Token], by knowledge: Knowledge) {
        self.init(
            of: tokens.lazy.filter { $0.kind.isWord }.map {
                Vocabulary.Word(text: $0.lemma, level: $0.level ?? 0, count: 1, isName: $0.kind == .name)
            }, by: knowledge)
    }

    /// Counts words in any order; ``unknown`` keeps that order. Does not merge duplicates.
    public init(of words: some Sequence<Vocabulary.Word>, by knowledge: Knowledge) {
        var byLevel: [Level] = []
        for level in 0...7 { byLevel.append(Level(level: level)) }
        for word in words where !word.isName {
            let status = knowledge.status(of: word.text, level: word.level)
            if status == .ignored { continue }
            let isKnown = status == .known
            let level = word.level <= 7 ? word.level : 0
            runningWords += word.count
            differentWords += 1
            byLevel[level].differentWords += 1
            byLevel[level].runningWords += word.count
            if isKnown {
                knownRunningWords += word.count
                knownDifferentWords += 1
                byLevel[level].knownDifferentWords += 1
            } else {
                unknown.append(word)
            }
        }
        for level in byLevel.dropFirst() where level.differentWords > 0 { levels.append(level) }
        if byLevel[0].differentWords > 0 { levels.append(byLevel[0]) }
    }
}
