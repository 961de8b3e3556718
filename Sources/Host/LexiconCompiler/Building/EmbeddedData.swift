import CLexiconData

/// A file of `Data/`, which is a part of the program.
struct EmbeddedData: Sendable {
    /// `senses-zh.txt`
    static let chineseSenses = EmbeddedData(lexicon_data_chinese_senses())
    /// `contexts-en.txt`
    static let englishContexts = EmbeddedData(lexicon_data_contexts_en())
    /// `contexts-zh.txt`
    static let chineseContexts = EmbeddedData(lexicon_data_contexts_zh())
    /// `everyday-words.txt`
    static let everydayWords = EmbeddedData(lexicon_data_everyday_words())
    /// `first-senses.txt`
    static let firstSenses = EmbeddedData(lexicon_data_first_senses())
    /// `function-words.txt`
    static let functionWords = EmbeddedData(lexicon_data_function_words())
    /// `heteronyms.txt`
    static let heteronyms = EmbeddedData(lexicon_data_heteronyms())
    /// `phrases.txt`
    static let phrases = EmbeddedData(lexicon_data_phrases())
    /// `places-ja.txt`
    static let japanesePlaces = EmbeddedData(lexicon_data_places_ja())
    /// `polyphones.txt`
    static let polyphones = EmbeddedData(lexicon_data_polyphones())
    /// `prefixes.txt`
    static let prefixes = EmbeddedData(lexicon_data_prefixes())
    /// `roots.txt`
    static let roots = EmbeddedData(lexicon_data_roots())
    /// `suffixes.txt`
    static let suffixes = EmbeddedData(lexicon_data_suffixes())
    /// `senses-ja.txt`
    static let japaneseSenses = EmbeddedData(lexicon_data_senses_ja())
    /// `topics.txt`
    static let topics = EmbeddedData(lexicon_data_topics())
    /// `transitions.txt`
    static let transitions = EmbeddedData(lexicon_data_transitions())
    /// `word-families.txt`
    static let wordFamilies = EmbeddedData(lexicon_data_word_families())
    /// `word-structures.txt`
    static let wordStructures = EmbeddedData(lexicon_data_word_structures())
    /// `words-zh.txt`
    static let chineseWords = EmbeddedData(lexicon_data_words_zh())

    /// The files in the order in which a lexicon's recipe has them.
    static let all = [
        transitions, polyphones, phrases, functionWords, firstSenses, everydayWords, chineseSenses, prefixes, suffixes,
        roots, wordStructures, wordFamilies, topics, japaneseSenses, heteronyms,
        chineseContexts, chineseWords, japanesePlaces, englishContexts,
    ]

    // Constant memory of the program.
    nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

    private init(_ data: lexicon_data) { bytes = UnsafeBufferPointer(start: data.bytes, count: data.count) }

    /// The file's text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
