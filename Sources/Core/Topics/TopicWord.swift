import Model

/// A word that belongs to one of the interests a learner may have, or that everybody needs, with a level and, for many,
/// an example sentence.
///
/// Chosen and written for Glossa. Every word is in the dictionaries, and every sentence has its word in it.
public struct TopicWord: Hashable, Sendable {
    /// As the dictionaries write it.
    public let word: String
    /// When it is usually learnt.
    public let level: Difficulty
    /// Empty where there is none.
    public let sentence: String
    /// The sentence in English; empty where there is none.
    public let translation: String

    /// The words for an interest, in the order in which they are best learnt; none for English.
    public static func words(for interest: LearningPreferences.Interest, in language: Language) -> [TopicWord] {
        switch language {
        case .chinese: chinese(interest)
        case .japanese: japanese(interest)
        case .english: []
        }
    }

    /// Words that everybody needs, where no frequency list says which those are: Japanese.
    public static func everyday(in language: Language) -> [TopicWord] {
        language == .japanese ? japaneseEveryday : []
    }

    /// Every word of a language's tables.
    public static func all(in language: Language) -> [TopicWord] {
        LearningPreferences.Interest.allCases.flatMap { words(for: $0, in: language) } + everyday(in: language)
    }

    /// Reads lines of `word | level`, or `word | level | sentence | translation`; levels count from 1.
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
