/// The element that carries the meaning of a word and recurs in many: "struct" in "construct" and "structure".
public struct Root: Sendable, Hashable {
    /// Its spellings in English words, the best-known form first.
    public var forms: [String]
    /// Its sense, in English.
    public var meaning: String
    /// The source language.
    public var language: String
    /// The source words in that language, in dictionary form, without length marks.
    public var sources: [String]
    /// Common English words with this root, best known first.
    public var relatives: [String]

    init(_ forms: String, _ meaning: String, _ language: String, _ sources: String, _ relatives: String) {
        self.forms = forms.split(separator: " ").map { String($0) }
        self.meaning = meaning
        self.language = language
        self.sources = sources.split(separator: " ").map { String($0) }
        self.relatives = relatives.split(separator: " ").map { String($0) }
    }

    /// Parses lines of `forms | meaning | sources | relatives`.
    static func table(_ lines: String, _ language: String) -> [Root] {
        Rows(lines).fields.map { Root($0[0], $0[1], language, $0[2], $0[3]) }
    }

    /// The roots into which English words of Latin and Greek descent are commonly divided. The wording of the meanings
    /// is Glossa's own; forms and origins are those on which etymological dictionaries agree.
    public static let all: [Root] = latinAToC + latinDToL + latinMToP + latinQToZ + greek
}
