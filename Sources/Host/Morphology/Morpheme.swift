/// The smallest piece of Japanese that the dictionary knows: a stem with its inflected end, an ending, a particle.
public struct Morpheme: Hashable, Sendable {
    /// The text exactly as it stands.
    public var surface: String
    /// Offset of the first Unicode scalar in the text that was analysed.
    public var start: Int
    /// Offset one past the last Unicode scalar.
    public var end: Int
    /// Its part of speech; `symbol` for unknown text without letters and digits, `space` for gaps.
    public var partOfSpeech: JapanesePartOfSpeech
    /// IPADIC's own classes, from the widest to the narrowest: `["動詞", "自立"]`. Empty for gaps.
    public var classes: [String]
    /// The dictionary form; for what the dictionary does not have, the surface with full-width kana.
    public var lemma: String
    /// The reading of the surface in hiragana, with は and を as they are spelt; nil where it is not known.
    public var reading: String?
    /// The reading as it is spoken, in hiragana: わ for the particle は; nil where it is not known.
    public var pronunciation: String?
    /// How it is inflected; nil for what does not inflect.
    public var inflection: Inflection?
    /// Whether the dictionary has it. What it has not is guessed from the kinds of characters.
    public var isKnown: Bool

    /// An inflected form, in IPADIC's terms.
    public struct Inflection: Hashable, Sendable {
        /// The paradigm: `一段`, `五段・カ行促音便`, `特殊・マス`.
        public var type: String
        /// The form: `未然形`, `連用形`, `基本形`.
        public var form: String

        /// Makes a form of a paradigm.
        public init(type: String, form: String) {
            self.type = type
            self.form = form
        }
    }

    /// Makes a morpheme; what is left out is unknown, and the lemma the surface itself.
    public init(
        surface: String, start: Int, end: Int, partOfSpeech: JapanesePartOfSpeech, classes: [String] = [],
        lemma: String? = nil, reading: String? = nil, pronunciation: String? = nil, inflection: Inflection? = nil,
        isKnown: Bool = false
    ) {
        self.surface = surface
        self.start = start
        self.end = end
        self.partOfSpeech = partOfSpeech
        self.classes = classes
        self.lemma = lemma ?? surface
        self.reading = reading
        self.pronunciation = pronunciation
        self.inflection = inflection
        self.isKnown = isKnown
    }

    /// Whether IPADIC gives it this class, at any depth.
    func isClass(_ name: String) -> Bool { classes.contains(name) }
}
