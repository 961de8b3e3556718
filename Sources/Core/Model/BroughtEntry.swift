/// An entry of a dictionary that a learner brings, as its file has it.
public struct BroughtEntry: Hashable, Sendable {
    public var headword: String
    /// In traditional characters (Chinese); empty if it is the same.
    public var traditional = ""
    /// Other spellings that lead to it.
    public var otherForms: [String] = []
    /// Kana, pinyin or a pronunciation; empty if there is none.
    public var reading: String
    public var definitions: [String]
    /// Whether it is inflected as a verb or as an adjective; none if the dictionary does not say.
    public var partOfSpeech = PartOfSpeechCode.none
    /// Among entries of one headword, those with higher scores come first.
    public var score: Float = 0

    public init(headword: String, reading: String = "", definitions: [String]) {
        self.headword = headword
        self.reading = reading
        self.definitions = definitions
    }
}

/// A frequency, an accent or a pronunciation in a dictionary that a learner brings.
public struct BroughtFact: Hashable, Sendable {
    public var headword: String
    /// Empty if it holds for every reading.
    public var reading: String
    public var kind: WordFact.Kind

    public init(headword: String, reading: String = "", kind: WordFact.Kind) {
        self.headword = headword
        self.reading = reading
        self.kind = kind
    }
}

/// What a file of a dictionary tells of the dictionary as a whole.
public struct BroughtDictionary: Hashable, Sendable {
    /// Its own title; empty if it has none.
    public var title: String
    public var kind: LearnerDictionary.Kind
    /// The language of its headwords, if it says so and Glossa has it.
    public var language: Language?
    /// Who made it, and under which terms; empty if it does not say.
    public var attribution: String

    public init(title: String = "", kind: LearnerDictionary.Kind, language: Language? = nil, attribution: String = "") {
        self.title = title
        self.kind = kind
        self.language = language
        self.attribution = attribution
    }
}
