/// The sections of a compiled lexicon. Each is an array of fixed-size records or a block of bytes.
enum LexiconSection: UInt32, CaseIterable {
    /// UTF-8 strings, each after its length (LEB128); every other section refers to a string by its offset here.
    case strings = 1
    /// ``EntryRecord``s of all languages.
    case entries = 2
    /// JSON: the compiled data sets and their versions.
    case manifest = 3
    /// The text of each entry: headword, traditional form, reading, etymology and definitions, separated by U+001F, and
    /// definitions by U+001E. Read from the file, not mapped, so that an occasional look-up does not stay in memory.
    case entryTexts = 4

    // Chinese words, for the segmenter.
    case scalars = 10
    case trie = 11
    case transitions = 12
    case phraseSplits = 13
    case nameCosts = 14
    case specialClasses = 15
    /// ``WordRecord``s, by word number.
    case words = 16
    /// Entry numbers of each word, concatenated.
    case wordEntries = 17
    /// Rules for readings in context: see ``ReadingRules``.
    case readingRules = 18
    /// The traditional form of each simplified character, and the reverse: pairs of scalars, sorted.
    case toTraditional = 19
    case toSimplified = 20
    /// The cost of each word and phrase, by number plus one.
    case wordCosts = 21

    // Indexes: sorted keys with their entries. Each index has four sections.
    case chineseHeadwords = 100
    case chineseReadings = 110
    case chineseMeanings = 120
    case japaneseHeadwords = 130
    case japaneseMeanings = 140
    case englishHeadwords = 150
    /// English words with the dictionary forms of irregular ones ("went" → "go").
    case englishExceptions = 160
    /// Words derived from a lemma in WordNet: ``Derivation``s as strings.
    case englishDerivations = 170
    /// Words of any language (``Etymon`` as a key) with the words from which they come.
    case origins = 180
    /// The reverse, for words with descendants in English.
    case descendants = 190
    /// English dictionary forms with their irregular forms: the reverse of `englishExceptions`.
    case englishForms = 200
    /// Words that share the commonest sense of a lemma, by lemma and part of speech.
    case englishSynonyms = 210

    static let indexes: [LexiconSection] = [
        .chineseHeadwords, .chineseReadings, .chineseMeanings, .japaneseHeadwords, .japaneseMeanings,
        .englishHeadwords, .englishExceptions, .englishDerivations, .origins, .descendants, .englishForms,
        .englishSynonyms,
    ]

    /// Whether the results of an index are entries; otherwise they are strings.
    var findsEntries: Bool {
        switch self {
        case .englishExceptions, .englishDerivations, .origins, .descendants, .englishForms, .englishSynonyms: false
        default: true
        }
    }
}

/// A dictionary entry, 16 bytes. Its contents are in ``LexiconSection/entryTexts``.
struct EntryRecord {
    /// The offset of its text and its length in bytes.
    var text: UInt32
    var length: UInt32
    /// 1 for the commonest word; 0 if it was not counted.
    var rank: UInt32
    var hsk2: UInt8
    var hsk3: UInt8
    /// ``PartOfSpeechCode``.
    var partOfSpeech: UInt8
    /// ``DictionarySource``.
    var source: UInt8
}

/// A word in the segmenter's trie, 32 bytes.
struct WordRecord {
    /// The simplified form.
    var text: UInt32
    /// The usual reading, as pinyin with tone marks; empty if unknown.
    var reading: UInt32
    /// The first sense, short enough for one line.
    var gloss: UInt32
    var rank: UInt32
    /// The index of its first entry in `wordEntries`.
    var firstEntry: UInt32
    /// The offset of its rules in `readingRules`, plus one; 0 for a word with one reading.
    var rules: UInt32
    var entryCount: UInt16
    var hsk2: UInt8
    var hsk3: UInt8
    /// Numbered pinyin of the usual reading, one syllable per character.
    var syllables: UInt32
}

/// The dictionaries that entries come from.
public enum DictionarySource: UInt8, CaseIterable, Sendable {
    case ccCEDICT = 1
    case edict = 2
    case kanjidic = 3
    case wordNet = 4
    case gcide = 5
    /// Glossa's own entries, for words that are in no dictionary.
    case glossa = 6

    /// The name shown with an entry.
    public var name: String {
        switch self {
        case .ccCEDICT: "CC-CEDICT"
        case .edict: "EDICT"
        case .kanjidic: "KANJIDIC"
        case .wordNet: "WordNet"
        case .gcide: "GCIDE"
        case .glossa: "Glossa"
        }
    }
}

/// Parts of speech, as one byte.
enum PartOfSpeechCode: UInt8, CaseIterable {
    case none, noun, verb, adjective, adverb
    case pronoun, determiner, article, preposition, conjunction, auxiliary, interjection, particle

    /// The name shown to learners; nil for none.
    var name: String? { Self.names[Int(rawValue)] }

    /// By raw value: getting a case's name uses reflection, and look-ups need thousands.
    private static let names = allCases.map { code -> String? in
        switch code {
        case .none: nil
        case .auxiliary: "auxiliary verb"
        default: "\(code)"
        }
    }
}
