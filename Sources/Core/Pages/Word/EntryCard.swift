import Model
import Routes

/// A dictionary entry, ready for display.
public struct EntryCard: Hashable, Sendable {
    public var language: Language
    public var headword: String
    /// Nil if it is the same as the headword.
    public var traditional: String?
    /// Pinyin with tone marks, kana or a pronunciation; empty if there is none.
    public var reading: String
    public var partOfSpeech: String?
    /// Its meanings.
    public var definitions: [String]
    /// The measure words with which it is counted, with their readings; usually none.
    public var measureWords: [String] = []
    /// As ``Entry/level``.
    public var level: Int?
    public var frequencyRank: Int?
    /// Empty if unknown.
    public var etymology: String
    /// Short name of the data set.
    public var source: String
    /// The learner's status for the word.
    public var status: WordStatus?
    /// Chinese words for an English one, for a reader of Chinese; usually none.
    public var chinese: [String] = []
    /// What a card of it would say; nil where none is made.
    public var offer: CardOffer?
    /// What the learner's own dictionaries tell of the word besides its meanings.
    public var facts: [WordFact] = []
    /// Whether it is from a dictionary that the learner brought.
    public var isBrought = false

    public init(
        language: Language, headword: String, traditional: String? = nil, reading: String,
        partOfSpeech: String? = nil, definitions: [String], level: Int? = nil, frequencyRank: Int? = nil,
        etymology: String = "", source: String, status: WordStatus? = nil
    ) {
        self.language = language
        self.headword = headword
        self.traditional = traditional
        self.reading = reading
        self.partOfSpeech = partOfSpeech
        self.definitions = definitions
        self.level = level
        self.frequencyRank = frequencyRank
        self.etymology = etymology
        self.source = source
        self.status = status
    }

    /// The language of the definitions: all of Glossa's data sets explain in English.
    static let glossTag = "en"

    /// The language of a meaning or a translation: Chinese if it begins in Chinese, as for a reader of Chinese or where the
    /// learner wrote it so; else the dictionaries' English, which may cite a word of another language.
    static func tag(ofExplanation text: String?) -> String {
        for scalar in (text ?? "").unicodeScalars {
            if scalar.isEastAsian { return Language.chinese.tag }
            if (0x61...0x7A).contains(scalar.value | 0x20) { break }
        }
        return glossTag
    }

    /// The language of its definitions; empty if it is unknown, as in the learner's own dictionaries.
    private var definitionsTag: String { isBrought ? "" : Self.glossTag }

    /// Its senses, preceded by the part of speech.
    func senses(_ shell: Shell) -> HTML {
        div(.class("senses")) {
            if let partOfSpeech { p(.class("part-of-speech")) { shell.wording.partOfSpeech(partOfSpeech) } }
            if !chinese.isEmpty {
                p(.class("chinese-meaning"), .lang(.chinese)) { chinese.joined(separator: "；") }
            }
            if !facts.isEmpty {
                ul(.class("facts")) {
                    for fact in facts {
                        li {
                            span(.lang(language)) { shell.wording.fact(fact, of: self) }
                            " "
                            small { bdi { fact.dictionary } }
                        }
                    }
                }
            }
            ol(.lang(definitionsTag)) {
                for definition in definitions { li { definition } }
            }
            if !measureWords.isEmpty {
                p(.class("measure-words")) {
                    shell.wording.measureWords(measureWords.count)
                    span(.lang(language)) { measureWords.joined(separator: shell.wording.listSeparator) }
                }
            }
            if !etymology.isEmpty {
                p(.class("etymology")) {
                    strong { shell.wording.etymology }
                    " "
                    span(.lang(EntryCard.glossTag)) { etymology }
                }
            }
        }
    }
}
