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

    public init(
        forms: [String], meaning: String, language: String, sources: [String] = [], relatives: [String] = []
    ) {
        self.forms = forms
        self.meaning = meaning
        self.language = language
        self.sources = sources
        self.relatives = relatives
    }
}
