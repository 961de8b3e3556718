/// An element that stands before or behind the root of English words, with what it adds to their sense.
public struct Affix: Sendable, Hashable {
    /// How it is written in words, without hyphens: the usual form first, then what it becomes before other letters
    /// ("in" is "il" in "illegal").
    public var forms: [String]
    /// What it adds, in English.
    public var meaning: String
    /// The language that English has it from.
    public var language: String
    /// For a suffix, the parts of speech of the words that it makes, as first letters: "n", "v", "a", "r" (adverb).
    public var makes: String

    init(_ forms: String, _ meaning: String, _ language: String, makes: String = "") {
        self.forms = forms.split(separator: " ").map { String($0) }
        self.meaning = meaning
        self.language = language
        self.makes = makes
    }

    /// Whether a suffix makes words of any of some parts of speech, given by their names.
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

    /// Whether a word is a base, but for a silent e, and another of the suffix's forms.
    func stands(behind base: String, in word: String, otherThan form: String) -> Bool {
        let silent = base.hasSuffix("e") ? String(base.dropLast()) : base
        return forms.contains { $0 != form && (word == base + $0 || word == silent + $0) }
    }

    /// Whether it makes acts of English verbs, as in "refusal"; a learned root with the same letters is no verb ("animal").
    var isOfAct: Bool { meaning == "act of" }

    /// Reads lines of `forms | meaning | language`, and for suffixes `| makes`.
    static func table(_ lines: String) -> [Affix] {
        Rows(lines).fields.map { Affix($0[0], $0[1], $0[2], makes: $0.count > 3 ? $0[3] : "") }
    }
}

/// A table as text: lines of fields, with a bar between them. Thousands of initialisers would take the compiler minutes.
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
