import Model

/// A text in each language of the interface.
public struct GrammarText: Hashable, Sendable {
    public var english: String
    public var chinese: String

    public init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }
}

/// A sentence that shows a pattern, with its meaning.
public struct GrammarExample: Hashable, Sendable {
    public var sentence: String
    /// In English, like the dictionaries.
    public var translation: String

    public init(_ sentence: String, _ translation: String) {
        self.sentence = sentence
        self.translation = translation
    }
}

/// A point of grammar that can be recognised in a sentence: its name, its function and its rules.
public struct GrammarPattern: Sendable {
    /// A short, stable identifier that contains the form itself: `把`, `越…越…`, `了-change`. Unique within a language.
    public let id: String
    public let language: Language
    /// The examination level at which it is usually learned: HSK 3.0 from 1 to 7, or JLPT from 5 (first) to 1.
    public let level: Int
    /// A short name, without the form.
    public let name: GrammarText
    public let explanation: GrammarText
    public let examples: [GrammarExample]
    /// The rules that recognise it, any of which suffices; see ``TokenRule``.
    let rules: [String]
    /// Patterns whose matches are redundant inside a match of this one: 了-change inside 太…了.
    let hides: [String]

    init(
        _ id: String, _ language: Language, _ level: Int, _ name: GrammarText, _ explanation: GrammarText,
        _ examples: [GrammarExample], rules: [String], hides: [String] = []
    ) {
        self.id = id
        self.language = language
        self.level = level
        self.name = name
        self.explanation = explanation
        self.examples = examples
        self.rules = rules
        self.hides = hides
    }

    /// The form alone, without the suffix that distinguishes patterns of the same form: 给 for `给-for`.
    public var form: String { String(id.split(separator: "-", maxSplits: 1)[0]) }

    /// The English title in lists: "把: doing something to a thing".
    public var title: String { id + ": " + name.english }

    /// The name of the level: "HSK 3", "HSK 7–9", "JLPT N4".
    public var levelName: String {
        if language == .japanese { return "JLPT N\(level)" }
        return level >= 7 ? "HSK 7–9" : "HSK \(level)"
    }

    /// Returns every pattern of a language, ordered by topic; none for English.
    public static func all(in language: Language) -> [GrammarPattern] {
        switch language {
        case .chinese: ChinesePatterns.all
        case .japanese: JapanesePatterns.all
        case .english: []
        }
    }
}

#if !hasFeature(Embedded)
extension GrammarExample: Codable {}
#endif
