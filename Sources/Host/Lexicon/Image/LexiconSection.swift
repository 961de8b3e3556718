/// The parts of a compiled lexicon. Each is an array of fixed-size records or a block of bytes.
enum LexiconSection: UInt32, CaseIterable {
    /// UTF-8 strings, each after its length (LEB128); every other section names a string by its offset here.
    case strings = 1
    /// ``EntryRecord``s of all languages.
    case entries = 2
    /// JSON: which data sets were compiled, in which versions.
    case manifest = 3
    /// The text of each entry: headword, traditional form, reading, etymology and definitions, U+001F between them and
    /// U+001E between definitions. Read from the file, not mapped: a look-up in passing should not stay in memory.
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
    /// What each word and phrase costs, by number plus one.
    case wordCosts = 21

    // Indexes: sorted keys with the entries found under each. Four sections for each index.
    case chineseHeadwords = 100
    case chineseReadings = 110
    case chineseMeanings = 120
    case japaneseHeadwords = 130
    case japaneseMeanings = 140
    case englishHeadwords = 150
    /// English words for dictionary forms that are irregular ("went" → "go").
    case englishExceptions = 160
    /// Words that WordNet derives from a lemma: ``Derivation``s as strings.
    case englishDerivations = 170
    /// Words of any language (``Etymon`` as a key) with the words that they come from.
    case origins = 180
    /// The reverse, for words that English has descendants of.
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

    /// Whether what is found in an index are entries; else they are strings.
    var findsEntries: Bool {
        switch self {
        case .englishExceptions, .englishDerivations, .origins, .descendants, .englishForms, .englishSynonyms: false
        default: true
        }
    }
}

/// One dictionary entry, 16 bytes. What it says lies in ``LexiconSection/entryTexts``.
struct EntryRecord {
    /// Offset of its text and its length in bytes.
    var text: UInt32
    var length: UInt32
    /// 1 for the commonest word; 0 where there is no count.
    var rank: UInt32
    var hsk2: UInt8
    var hsk3: UInt8
    /// ``PartOfSpeechCode``.
    var partOfSpeech: UInt8
    /// ``DictionarySource``.
    var source: UInt8
}

/// One word of the segmenter's trie, 32 bytes.
struct WordRecord {
    /// The simplified form.
    var text: UInt32
    /// The usual reading, as pinyin with tone marks; empty where there is none.
    var reading: UInt32
    /// The first sense, short enough for one line.
    var gloss: UInt32
    var rank: UInt32
    /// First of its entries in `wordEntries`.
    var firstEntry: UInt32
    /// Offset of its rules in `readingRules`, plus one; 0 for a word with one reading.
    var rules: UInt32
    var entryCount: UInt16
    var hsk2: UInt8
    var hsk3: UInt8
    /// Numbered pinyin of the usual reading, one syllable for each character.
    var syllables: UInt32
}

/// The dictionaries that entries come from.
public enum DictionarySource: UInt8, CaseIterable, Sendable {
    case ccCEDICT = 1
    case edict = 2
    case kanjidic = 3
    case wordNet = 4
    case gcide = 5
    /// What Glossa says itself, of words that no dictionary has.
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

    /// The name that is shown; nil for none.
    var name: String? { Self.names[Int(rawValue)] }

    /// By raw value: spelling a case out takes reflection, and look-ups ask for thousands.
    private static let names = allCases.map { code -> String? in
        switch code {
        case .none: nil
        case .auxiliary: "auxiliary verb"
        default: "\(code)"
        }
    }
}
