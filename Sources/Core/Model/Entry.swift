/// A dictionary entry for one headword in one reading.
public struct Entry: Hashable, Sendable {
    public var language: Language
    /// The headword: simplified characters, Japanese spelling, or English word.
    public var headword: String
    /// Traditional characters (Chinese); equal to `headword` for the other languages.
    public var traditional: String
    /// Numbered pinyin (`yin2 hang2`), kana, or the English pronunciation; empty if the source has none.
    public var reading: String
    /// The part of speech, if the source gives one for the whole entry ("noun"); nil otherwise.
    public var partOfSpeech: String?
    public var definitions: [String]
    /// The level from 1 to 6 in the HSK 2.0 lists.
    public var hsk2: Int?
    /// The level from 1 to 7 in the HSK 3.0 lists, where 7 stands for levels 7–9.
    public var hsk3: Int?
    /// The estimated level of a Japanese word in the JLPT, from 5 for N5, the easiest, to 1 for N1.
    public var jlpt: Int?
    /// 1 for the most common word of the language; nil for a word without a count.
    public var frequencyRank: Int?
    /// The etymology as text (English: Glossa’s own table, GCIDE); empty if unknown.
    public var etymology: String
    /// The short name of the source data set ("CC-CEDICT").
    public var source: String
    /// Chinese words for an English one, the usual one first, where a reader of Chinese is told what it means.
    public var chinese: [String] = []
    /// Whether it is the name of one person, place or thing; known of English words only.
    public var isName = false
    /// Whether it is from a dictionary that the learner brought.
    public var isBrought = false
    /// What the learner's own dictionaries tell of it besides.
    public var facts: [WordFact] = []

    public init(
        language: Language, headword: String, traditional: String? = nil, reading: String,
        partOfSpeech: String? = nil, definitions: [String], hsk2: Int? = nil, hsk3: Int? = nil, jlpt: Int? = nil,
        frequencyRank: Int? = nil, etymology: String = "", source: String
    ) {
        self.language = language
        self.headword = headword
        self.traditional = traditional ?? headword
        self.reading = reading
        self.partOfSpeech = partOfSpeech
        self.definitions = definitions
        self.hsk2 = hsk2
        self.hsk3 = hsk3
        self.jlpt = jlpt
        self.frequencyRank = frequencyRank
        self.etymology = etymology
        self.source = source
    }

    /// The HSK 3.0 level, or HSK 2.0 if 3.0 has none; for Japanese the estimated JLPT level from 1 for N5 to 5 for N1. Nil
    /// outside the lists.
    public var level: Int? { hsk3 ?? hsk2 ?? jlpt.map { 6 - $0 } }

    /// The first sense, short enough for one line.
    public var gloss: String { chinese.isEmpty ? Gloss.short(definitions) : chinese.joined(separator: "；") }
}
