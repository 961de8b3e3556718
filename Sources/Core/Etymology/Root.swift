/// The element that carries the sense of a word, as it is found in many: "struct" in "construct" and "structure".
public struct Root: Sendable, Hashable {
    /// How it is written in English words, the form that it is known by first.
    public var forms: [String]
    /// Its sense, in English.
    public var meaning: String
    /// The language that it comes from.
    public var language: String
    /// The words of that language which it is the root of, in dictionary form, without marks of length.
    public var sources: [String]
    /// Common English words that are made of it, the best known first.
    public var relatives: [String]

    init(_ forms: String, _ meaning: String, _ language: String, _ sources: String, _ relatives: String) {
        self.forms = forms.split(separator: " ").map { String($0) }
        self.meaning = meaning
        self.language = language
        self.sources = sources.split(separator: " ").map { String($0) }
        self.relatives = relatives.split(separator: " ").map { String($0) }
    }

    /// Reads lines of `forms | meaning | sources | relatives`.
    static func table(_ lines: String, _ language: String) -> [Root] {
        Rows(lines).fields.map { Root($0[0], $0[1], language, $0[2], $0[3]) }
    }

    /// The roots that English words of Latin and Greek descent are commonly taken apart into. Meanings in Glossa's own
    /// words; forms and origins are those that etymological dictionaries agree on.
    public static let all: [Root] = latinAToC + latinDToL + latinMToP + latinQToZ + greek
}
