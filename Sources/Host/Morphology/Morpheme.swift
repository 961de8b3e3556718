import Model

/// The smallest unit of Japanese in the dictionary: a stem with its inflected end, an ending, a particle.
public struct Morpheme: Hashable, Sendable {
    /// The text, unchanged.
    public var surface: String
    /// The offset of its first Unicode scalar in the analysed text.
    public var start: Int
    /// The offset after its last Unicode scalar.
    public var end: Int
    /// Its part of speech; `symbol` for unknown text without letters and digits, `space` for gaps.
    public var partOfSpeech: JapanesePartOfSpeech
    /// IPADIC's own classes, from the widest to the narrowest: `["動詞", "自立"]`. Empty for gaps.
    public var classes: [String]
    /// The dictionary form; for unknown words, the surface with full-width kana.
    public var lemma: String
    /// The reading of the surface in hiragana, with は and を as they are spelt; nil if unknown.
    public var reading: String?
    /// The pronunciation, in hiragana: わ for the particle は; nil if unknown.
    public var pronunciation: String?
    /// Its inflection; nil if it does not inflect.
    public var inflection: Inflection?
    /// Whether it is in the dictionary. The features of unknown words are guessed from their characters.
    public var isKnown: Bool

    /// An inflected form, in IPADIC's terms.
    public struct Inflection: Hashable, Sendable {
        /// The paradigm: `一段`, `五段・カ行促音便`, `特殊・マス`.
        public var type: String
        /// The form: `未然形`, `連用形`, `基本形`.
        public var form: String

        /// Makes an inflection.
        public init(type: String, form: String) {
            self.type = type
            self.form = form
        }
    }

    /// Makes a morpheme. Omitted values are unknown; an omitted lemma is the surface itself.
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

    /// The reading in hiragana, with particles, and は at the end of こんにちは or または, as they are pronounced; nil if
    /// unknown.
    var spoken: String? {
        guard partOfSpeech != .particle else { return pronunciation }
        guard let reading, reading.ends(with: "は"), pronunciation?.ends(with: "わ") ?? false else { return reading }
        return reading.dropLast() + "わ"
    }

    /// Whether it inflects, in this form.
    func isForm(_ name: Verbatim) -> Bool { inflection?.form.verbatim == name }

    /// Whether it inflects by this paradigm.
    func isType(_ name: Verbatim) -> Bool { inflection?.type.verbatim == name }

    /// Whether IPADIC assigns this class to it, at any depth.
    func isClass(_ name: Verbatim) -> Bool { classes.contains { $0.verbatim == name } }
}
