/// A page of the etymology notebook: the meaning and the parts of an English word.
///
/// In JSON every field is present, only the texts of elements that the word lacks are empty, and nothing is added.
public struct WordEntry: Hashable, Sendable {
    /// A root, prefix or suffix; all three texts are empty if the word has none.
    public struct Element: Hashable, Sendable {
        /// Its form in the word, with a hyphen if it is bound: "con-", "struct", "-tion".
        public var form: String
        public var meaning: String
        /// The English name of the language: "Latin".
        public var originLanguage: String

        public init(form: String = "", meaning: String = "", originLanguage: String = "") {
            self.form = form
            self.meaning = meaning
            self.originLanguage = originLanguage
        }

        /// Whether the word lacks it.
        public var isEmpty: Bool { form.isEmpty && meaning.isEmpty && originLanguage.isEmpty }
    }

    /// What stands in a list of which nothing is known: the form wants at least one text in each.
    public static let unstated = "not stated"

    /// Whether nothing is known of how the word is made: it has no parts, and its root no meaning. The root may still have the
    /// language that the word comes from.
    public var isUnanalysed: Bool { prefix.isEmpty && suffix.isEmpty && root.meaning.isEmpty }

    public var word: String
    public var partOfSpeech: [String]
    public var englishMeaning: [String]
    public var chineseMeaning: [String]
    public var root: Element
    public var prefix: Element
    public var suffix: Element
    /// Words with the same root.
    public var relatedWords: [String]
    /// Derivatives and inflected forms of the word.
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
