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

/// A sentence that shows a pattern, and what it means.
public struct GrammarExample: Hashable, Sendable {
    public var sentence: String
    /// In English, as the dictionaries are.
    public var translation: String

    public init(_ sentence: String, _ translation: String) {
        self.sentence = sentence
        self.translation = translation
    }
}

/// A point of grammar that can be recognised in a sentence: what it is called, what it does, how it is found.
public struct GrammarPattern: Sendable {
    /// Stable and short, with the form itself in it: `把`, `越…越…`, `了-change`. Unique within a language.
    public let id: String
    public let language: Language
    /// The level of an examination at which it is usually learnt: HSK 3.0 from 1 to 7, or JLPT from 5 (first) to 1.
    public let level: Int
    /// What it is called, in a few words, without the form.
    public let name: GrammarText
    public let explanation: GrammarText
    public let examples: [GrammarExample]
    /// How it looks: see ``TokenRule``. Any of them is enough.
    let rules: [String]
    /// Patterns whose matches inside a match of this one say nothing more: 了-change inside 太…了.
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

    /// The form by itself, without what tells it from others with the same form: 给 for `给-for`.
    public var form: String { String(id.split(separator: "-", maxSplits: 1)[0]) }

    /// What lists call it in English: "把: doing something to a thing".
    public var title: String { id + ": " + name.english }

    /// The level as learners know it: "HSK 3", "HSK 7–9", "JLPT N4".
    public var levelName: String {
        if language == .japanese { return "JLPT N\(level)" }
        return level >= 7 ? "HSK 7–9" : "HSK \(level)"
    }

    /// Every pattern of a language, in the order of its topics; none for English.
    public static func all(in language: Language) -> [GrammarPattern] {
        switch language {
        case .chinese: ChinesePatterns.all
        case .japanese: JapanesePatterns.all
        case .english: []
        }
    }
}
