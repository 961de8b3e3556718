import Model

/// The sections of a compiled lexicon. Each is an array of fixed-size records or a block of bytes.
package enum LexiconSection: UInt32, CaseIterable {
    /// Increased whenever the layout or the meaning of a section changes; older files are recompiled.
    package static let formatVersion: UInt32 = 21

    /// UTF-8 strings, each after its length (LEB128); every other section refers to a string by its offset here.
    case strings = 1
    /// ``EntryRecord``s of all languages.
    case entries = 2
    /// The compiled data sets and their versions: see ``Manifest``.
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
    /// The cost of each word and phrase, by number plus one.
    case wordCosts = 21
    /// The names of the word classes in the order of their numbers, separated by spaces.
    case wordClasses = 22
    /// ``WrittenForm``s, sorted by word.
    case writtenForms = 23
    /// Rules for meanings in context, in the form of ``ReadingRules``: each names a gloss, and the reading it goes with.
    case senseRules = 24

    // Glossa's own facts: UTF-8, one on each line, its fields separated by tabs, as in the file of the same name in `Data`.
    case prefixes = 30
    case suffixes = 31
    case roots = 32
    case wordStructures = 33
    case wordFamilies = 34
    case topics = 35
    case englishContexts = 36

    // Conversions between scripts: see ``ConversionTables``.
    case conversionCodes = 40
    case conversionRareCodes = 41
    case conversionTrie = 42
    case conversionTargets = 43

    // Japanese words, for the lattice: see ``JapaneseTables``.
    case japaneseTrie = 60
    /// ``JapaneseWordRecord``s.
    case japaneseWords = 61
    case japaneseReadings = 62
    case japaneseConnections = 63
    /// The dictionary's parts of speech in the order of their numbers, one on each line: six fields separated by tabs.
    case japanesePartsOfSpeech = 64
    /// ``JapaneseUnknownRecord``s.
    case japaneseUnknown = 65

    // Indexes: sorted keys with their entries. Each index has four sections.
    case chineseHeadwords = 100
    case chineseReadings = 110
    case chineseMeanings = 120
    case japaneseHeadwords = 130
    case japaneseMeanings = 140
    case englishHeadwords = 150
    /// English words with the dictionary forms of irregular ones ("went" → "go"); and after U+001F, forms that are no
    /// headwords with their pronunciation.
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
    /// Everyday English words with the Chinese and the Japanese word for each: see ``EverydayWords``.
    case everydayEquivalents = 300
    /// Everyday English words with the Chinese words that do not translate them although a dictionary says so.
    case misleadingEquivalents = 310
    /// Chinese words that mean what their parts mean together, with each part and its HSK level.
    case transparentCompounds = 320

    /// English words, each as a part of speech, with what they mean in Chinese: ``Lexicon/chineseMeanings(ofEnglish:as:)``.
    case chineseForEnglish = 350

    // In the file of a dictionary that a learner brought; entries and their texts are as above.
    case broughtHeadwords = 330
    /// Frequencies, accents and pronunciations, by headword.
    case broughtFacts = 334
    /// Readings in pinyin, with and without tones.
    case broughtReadings = 340

    package static let indexes: [LexiconSection] = [
        .chineseHeadwords, .chineseReadings, .chineseMeanings, .japaneseHeadwords, .japaneseMeanings,
        .englishHeadwords, .englishExceptions, .englishDerivations, .origins, .descendants, .englishForms,
        .englishSynonyms, .everydayEquivalents, .misleadingEquivalents, .transparentCompounds,
        .chineseForEnglish,
    ]

    /// Whether the results of an index are entries; otherwise they are strings.
    package var findsEntries: Bool {
        switch self {
        case .englishExceptions, .englishDerivations, .origins, .descendants, .englishForms, .englishSynonyms,
            .everydayEquivalents, .misleadingEquivalents, .transparentCompounds, .chineseForEnglish:
            false
        default: true
        }
    }
}

/// A dictionary entry, 16 bytes. Its contents are in ``LexiconSection/entryTexts``.
package struct EntryRecord {
    /// The offset of its text and its length in bytes.
    package var text: UInt32
    package var length: UInt32
    /// 1 for the commonest word; 0 if it was not counted.
    package var rank: UInt32
    /// The level in the HSK 2.0 lists; of a Japanese word, ``jlpt``. 0 for none.
    package var hsk2: UInt8
    /// The level in the HSK 3.0 lists; of a Japanese word, ``kinds``; of an English one, ``isName``. 0 for none.
    package var hsk3: UInt8
    /// ``PartOfSpeechCode``.
    package var partOfSpeech: UInt8
    /// ``DictionarySource``.
    package var source: UInt8

    /// The estimated JLPT level of a Japanese word, 5 to 1; 0 for none.
    package var jlpt: UInt8 { hsk2 }
    /// The kinds of the senses of a Japanese word.
    package var kinds: PartOfSpeechCode.Kinds { PartOfSpeechCode.Kinds(rawValue: hsk3) }
    /// Whether an English word is a name.
    package var isName: Bool { hsk3 != 0 }

    package init(
        text: UInt32, length: UInt32, rank: UInt32, hsk2: UInt8, hsk3: UInt8, partOfSpeech: UInt8, source: UInt8
    ) {
        self.text = text
        self.length = length
        self.rank = rank
        self.hsk2 = hsk2
        self.hsk3 = hsk3
        self.partOfSpeech = partOfSpeech
        self.source = source
    }
}

/// A word in the segmenter's trie, 36 bytes.
package struct WordRecord {
    /// The simplified form.
    package var text: UInt32
    /// The usual reading, as pinyin with tone marks; empty if unknown.
    package var reading: UInt32
    /// The first sense, short enough for one line.
    package var gloss: UInt32
    package var rank: UInt32
    /// The index of its first entry in `wordEntries`.
    package var firstEntry: UInt32
    /// The offset of its rules in `readingRules`, plus one; 0 for a word with one reading.
    package var rules: UInt32
    package var entryCount: UInt16
    package var hsk2: UInt8
    package var hsk3: UInt8
    /// Numbered pinyin of the usual reading, one syllable per character.
    package var syllables: UInt32
    /// The offset of its rules in `senseRules`, plus one; 0 for a word that is glossed alike everywhere.
    package var senses: UInt32

    package init(
        text: UInt32, reading: UInt32, gloss: UInt32, rank: UInt32, firstEntry: UInt32, rules: UInt32,
        entryCount: UInt16, hsk2: UInt8, hsk3: UInt8, syllables: UInt32, senses: UInt32
    ) {
        self.text = text
        self.reading = reading
        self.gloss = gloss
        self.rank = rank
        self.firstEntry = firstEntry
        self.rules = rules
        self.entryCount = entryCount
        self.hsk2 = hsk2
        self.hsk3 = hsk3
        self.syllables = syllables
        self.senses = senses
    }
}

/// A traditional form of a Chinese word that means or is read as only some entries of the word are: 麵 is 面, but not a
/// face. 24 bytes.
package struct WrittenForm {
    /// The number of the word, plus one.
    package var word: UInt32
    package var text: UInt32
    /// As in ``WordRecord``, of the usual entry that is written so.
    package var reading: UInt32
    package var syllables: UInt32
    package var gloss: UInt32
    /// 1 if it is always read so, whatever the context; 0 if the word's rules choose.
    package var hasOneReading: UInt32

    package init(
        word: UInt32, text: UInt32, reading: UInt32, syllables: UInt32, gloss: UInt32, hasOneReading: UInt32
    ) {
        self.word = word
        self.text = text
        self.reading = reading
        self.syllables = syllables
        self.gloss = gloss
        self.hasOneReading = hasOneReading
    }
}

/// The dictionaries that entries come from.
public enum DictionarySource: UInt8, CaseIterable, Sendable {
    case ccCEDICT = 1
    case jmdict = 2
    case kanjidic = 3
    case wordNet = 4
    case gcide = 5
    /// Glossa's own entries, for English words that are in no dictionary.
    case glossa = 6
    /// Glossa's own entries, for Japanese words that are in no dictionary.
    case glossaJapanese = 8
    /// Glossa's own entries, for Chinese words and meanings that are in no dictionary.
    case glossaChinese = 16

    /// The name shown with an entry.
    public var name: String {
        switch self {
        case .ccCEDICT: "CC-CEDICT"
        case .jmdict: "JMdict"
        case .kanjidic: "KANJIDIC"
        case .wordNet: "WordNet"
        case .gcide: "GCIDE"
        case .glossa, .glossaJapanese, .glossaChinese: "Glossa"
        }
    }
}
