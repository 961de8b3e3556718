/// A page of the etymology notebook: what an English word means and what it is made of.
///
/// As JSON every field is there, none is empty but the texts of elements that the word lacks, and nothing is added.
public struct WordEntry: Hashable, Sendable {
    /// A root, prefix or suffix; all three texts are empty where the word has none.
    public struct Element: Hashable, Sendable {
        /// As it stands in the word, with a hyphen where it is bound: "con-", "struct", "-tion".
        public var form: String
        public var meaning: String
        /// The name of the language in English: "Latin".
        public var originLanguage: String

        public init(form: String = "", meaning: String = "", originLanguage: String = "") {
            self.form = form
            self.meaning = meaning
            self.originLanguage = originLanguage
        }

        /// Whether the word lacks it.
        public var isEmpty: Bool { form.isEmpty && meaning.isEmpty && originLanguage.isEmpty }
    }

    public var word: String
    public var partOfSpeech: [String]
    public var englishMeaning: [String]
    public var chineseMeaning: [String]
    public var root: Element
    public var prefix: Element
    public var suffix: Element
    /// Words that share the root.
    public var relatedWords: [String]
    /// Words made of this one, and its forms.
    public var variants: [String]

    public init(
        word: String, partOfSpeech: [String], englishMeaning: [String], chineseMeaning: [String], root: Element,
        prefix: Element, suffix: Element, relatedWords: [String], variants: [String]
    ) {
        self.word = word
        self.partOfSpeech = partOfSpeech
        self.englishMeaning = englishMeaning
        self.chineseMeaning = chineseMeaning
        self.root = root
        self.prefix = prefix
        self.suffix = suffix
        self.relatedWords = relatedWords
        self.variants = variants
    }
}

#if !hasFeature(Embedded)
extension WordEntry.Element: Codable {}
extension WordEntry: Codable {}
#endif
