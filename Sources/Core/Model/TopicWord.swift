/// A word for one of the learner's interests, or for everybody, with a level and, for many, an example sentence.
public struct TopicWord: Hashable, Sendable {
    /// As spelled in the dictionaries.
    public var word: String
    /// The level at which it is usually learned.
    public var level: Difficulty
    /// An example; may be empty.
    public var sentence: String
    /// The sentence in English; empty without a sentence.
    public var translation: String

    public init(_ word: String, level: Difficulty, sentence: String = "", translation: String = "") {
        self.word = word
        self.level = level
        self.sentence = sentence
        self.translation = translation
    }
}

/// The words of each interest and those of everyday life.
public struct TopicTables: Hashable, Sendable {
    private struct Topic: Hashable {
        var language: Language
        /// Nil for everyday life.
        var interest: LearningPreferences.Interest?
    }

    private var words: [Topic: [TopicWord]] = [:]

    public init() {}

    /// Adds a word behind the others of its topic.
    ///
    /// - Parameter interest: Nil for everyday life.
    public mutating func add(_ word: TopicWord, to interest: LearningPreferences.Interest?, in language: Language) {
        words[Topic(language: language, interest: interest), default: []].append(word)
    }

    /// Returns the words for an interest, in the best order for learning; none for English.
    public func words(for interest: LearningPreferences.Interest, in language: Language) -> [TopicWord] {
        words[Topic(language: language, interest: interest)] ?? []
    }

    /// Returns words that everybody needs, for languages without a frequency list that shows them: Japanese.
    public func everyday(in language: Language) -> [TopicWord] {
        words[Topic(language: language, interest: nil)] ?? []
    }

    /// Returns every word of a language.
    public func all(in language: Language) -> [TopicWord] {
        LearningPreferences.Interest.allCases.flatMap { words(for: $0, in: language) } + everyday(in: language)
    }
}
