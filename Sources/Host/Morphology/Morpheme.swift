/// The smallest unit of Japanese in the dictionary: a stem with its inflected end, an ending, a particle.
///
/// It is as cheap to copy as a reference: what is the same wherever a word occurs is shared.
public struct Morpheme: Sendable {
    /// The offset of its first Unicode scalar in the analysed text.
    public var start: Int
    /// The offset after its last Unicode scalar.
    public var end: Int
    private var word: Word

    /// What a morpheme is wherever it occurs. A change makes another one.
    private final class Word: Hashable, Sendable {
        let surface: String
        let partOfSpeech: JapanesePartOfSpeech
        let classes: [String]
        let lemma: String
        let reading: String?
        let pronunciation: String?
        let inflection: Inflection?
        let isKnown: Bool
        let traits: MorphemeTraits

        init(
            surface: String, partOfSpeech: JapanesePartOfSpeech, classes: [String], lemma: String, reading: String?,
            pronunciation: String?, inflection: Inflection?, isKnown: Bool
        ) {
            self.surface = surface
            self.partOfSpeech = partOfSpeech
            self.classes = classes
            self.lemma = lemma
            self.reading = reading
            self.pronunciation = pronunciation
            self.inflection = inflection
            self.isKnown = isKnown
            traits = MorphemeTraits(surface, lemma, partOfSpeech, classes, inflection)
        }

        /// A word that differs in what is given.
        func with(
            surface: String? = nil, partOfSpeech: JapanesePartOfSpeech? = nil, classes: [String]? = nil,
            lemma: String? = nil, reading: String?? = nil, pronunciation: String?? = nil,
            inflection: Inflection?? = nil,
            isKnown: Bool? = nil
        ) -> Word {
            Word(
                surface: surface ?? self.surface, partOfSpeech: partOfSpeech ?? self.partOfSpeech,
                classes: classes ?? self.classes, lemma: lemma ?? self.lemma, reading: reading ?? self.reading,
                pronunciation: pronunciation ?? self.pronunciation, inflection: inflection ?? self.inflection,
                isKnown: isKnown ?? self.isKnown)
        }

        static func == (one: Word, other: Word) -> Bool {
            one === other
                || one.surface == other.surface && one.partOfSpeech == other.partOfSpeech
                    && one.classes == other.classes && one.lemma == other.lemma && one.reading == other.reading
                    && one.pronunciation == other.pronunciation && one.inflection == other.inflection
                    && one.isKnown == other.isKnown
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(surface)
            hasher.combine(lemma)
            hasher.combine(reading)
        }
    }

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
        self.start = start
        self.end = end
        word = Word(
            surface: surface, partOfSpeech: partOfSpeech, classes: classes, lemma: lemma ?? surface, reading: reading,
            pronunciation: pronunciation, inflection: inflection, isKnown: isKnown)
    }

    /// The text, unchanged.
    public var surface: String {
        get { word.surface }
        set { word = word.with(surface: newValue) }
    }
    /// Its part of speech; `symbol` for unknown text without letters and digits, `space` for gaps.
    public var partOfSpeech: JapanesePartOfSpeech {
        get { word.partOfSpeech }
        set { word = word.with(partOfSpeech: newValue) }
    }
    /// IPADIC's own classes, from the widest to the narrowest: `["動詞", "自立"]`. Empty for gaps.
    public var classes: [String] {
        get { word.classes }
        set { word = word.with(classes: newValue) }
    }
    /// The dictionary form; for unknown words, the surface with full-width kana.
    public var lemma: String {
        get { word.lemma }
        set { word = word.with(lemma: newValue) }
    }
    /// The reading of the surface in hiragana, with は and を as they are spelt; nil if unknown.
    public var reading: String? {
        get { word.reading }
        set { word = word.with(reading: .some(newValue)) }
    }
    /// The pronunciation, in hiragana: わ for the particle は; nil if unknown.
    public var pronunciation: String? {
        get { word.pronunciation }
        set { word = word.with(pronunciation: .some(newValue)) }
    }
    /// Its inflection; nil if it does not inflect.
    public var inflection: Inflection? {
        get { word.inflection }
        set { word = word.with(inflection: .some(newValue)) }
    }
    /// Whether it is in the dictionary. The features of unknown words are guessed from their characters.
    public var isKnown: Bool {
        get { word.isKnown }
        set { word = word.with(isKnown: newValue) }
    }

    /// The reading in hiragana, with particles, and は at the end of こんにちは or または, as they are pronounced; nil if
    /// unknown.
    var spoken: String? {
        guard partOfSpeech != .particle else { return pronunciation }
        guard let reading, reading.hasSuffix("は"), pronunciation?.hasSuffix("わ") ?? false else { return reading }
        return reading.dropLast() + "わ"
    }

    /// What the rules that look at every morpheme ask of it.
    var traits: MorphemeTraits { word.traits }

    /// Whether IPADIC assigns this class to it, at any depth.
    func isClass(_ name: StaticString) -> Bool { classes.contains { $0.isSpelt(name) } }
}

extension Morpheme: Hashable {}
