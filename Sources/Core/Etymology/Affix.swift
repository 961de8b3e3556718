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

    init(_ forms: String, _ meaning: String, _ language: String, makes: String = "") {
        self.forms = forms.split(separator: " ").map { String($0) }
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

    /// Parses lines of `forms | meaning | language`, and for suffixes `| makes`.
    static func table(_ lines: String) -> [Affix] {
        Rows(lines).fields.map { Affix($0[0], $0[1], $0[2], makes: $0.count > 3 ? $0[3] : "") }
    }
}

/// A table as text: lines of fields separated by bars. Thousands of initialisers would take the compiler minutes.
struct Rows {
    let fields: [[String]]

    init(_ lines: String) {
        fields = lines.split(separator: "\n").map { line in
            line.split(separator: "|").map { field in
                var field = field
                while field.first == " " { field = field.dropFirst() }
                while field.last == " " { field.removeLast() }
                return String(field)
            }
        }
    }
}
