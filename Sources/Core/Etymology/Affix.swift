/// A prefix or suffix of English words, with what it adds to their meaning.
public struct Affix: Sendable, Hashable {
    /// Its spellings, without hyphens: the usual form first, then its variants before other letters ("in" is "il" in
    /// "illegal").
    public var forms: [String]
    /// What it adds, in English.
    public var meaning: String
    /// The language from which English has it.
    public var language: String
    /// For a suffix, the parts of speech it forms, as first letters: "n", "v", "a", "r" (adverb).
    public var makes: String

    public init(forms: [String], meaning: String, language: String, makes: String = "") {
        self.forms = forms
        self.meaning = meaning
        self.language = language
        self.makes = makes
    }

    /// Returns whether a suffix can form any of these parts of speech, given by name.
    func canMake(_ partsOfSpeech: [String]) -> Bool {
        partsOfSpeech.contains { part in
            switch part {
            case "noun": makes.contains("n")
            case "verb": makes.contains("v")
            case "adjective": makes.contains("a")
            case "adverb": makes.contains("r")
            default: false
            }
        }
    }

    /// Returns whether a word is a base, without any silent e, plus another of the suffix's forms.
    func stands(behind base: String, in word: String, otherThan form: String) -> Bool {
        let silent = base.hasSuffix("e") ? String(base.dropLast()) : base
        return forms.contains { $0 != form && (word == base + $0 || word == silent + $0) }
    }

    /// Whether it forms nouns for acts from English verbs, as in "refusal"; a learned root with the same letters does
    /// not ("animal").
    var isOfAct: Bool { meaning == "act of" }
}
