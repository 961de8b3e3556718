import Model

/// A word for one of the learner's interests, or for everybody, with a level and, for many, an example sentence.
///
/// Chosen and written for Glossa. Every word is in the dictionaries, and every sentence contains its word.
public struct TopicWord: Hashable, Sendable {
    /// As spelled in the dictionaries.
    public let word: String
    /// The level at which it is usually learned.
    public let level: Difficulty
    /// An example; may be empty.
    public let sentence: String
    /// The sentence in English; may be empty.
    public let translation: String

    /// Returns the words for an interest, in the best order for learning; none for English.
    public static func words(for interest: LearningPreferences.Interest, in language: Language) -> [TopicWord] {
        switch language {
        case .chinese: chinese(interest)
        case .japanese: japanese(interest)
        case .english: []
        }
    }

    /// Returns words that everybody needs, for languages without a frequency list that shows them: Japanese.
    public static func everyday(in language: Language) -> [TopicWord] {
        language == .japanese ? japaneseEveryday : []
    }

    /// Returns every word in a language's tables.
    public static func all(in language: Language) -> [TopicWord] {
        LearningPreferences.Interest.allCases.flatMap { words(for: $0, in: language) } + everyday(in: language)
    }

    /// Parses lines of `word | level`, or `word | level | sentence | translation`; levels count from 1.
    static func table(_ lines: String) -> [TopicWord] {
        lines.split(separator: "\n").map { line in
            let fields = line.split(separator: "|").map { trimmed($0) }
            let levels = Difficulty.allCases
            let level = fields.count > 1 ? Int(fields[1]) ?? 1 : 1
            return TopicWord(
                word: fields[0], level: levels[min(max(level, 1), levels.count) - 1],
                sentence: fields.count > 2 ? fields[2] : "", translation: fields.count > 3 ? fields[3] : "")
        }
    }

    private static func trimmed(_ field: Substring) -> String {
        var field = field
        while field.first == " " { field = field.dropFirst() }
        while field.last == " " { field.removeLast() }
        return String(field)
    }
}
