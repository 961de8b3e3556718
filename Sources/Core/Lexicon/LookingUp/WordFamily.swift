import Model

/// A word of any language in the etymology of an English one.
public struct Etymon: Hashable, Sendable {
    /// The language's name in English: "Middle English".
    public var language: String
    public var word: String

    public init(language: String, word: String) {
        self.language = language
        self.word = word
    }

    /// The key in the indexes.
    package var key: String { "\(language)\u{1F}\(word)" }

    init?(key: String) {
        guard let separator = key.firstIndex(of: "\u{1F}") else { return nil }
        self.init(language: String(key[..<separator]), word: String(key[key.index(after: separator)...]))
    }
}

/// An English word from which another is derived, or that is derived from it.
public struct Derivation: Hashable, Sendable {
    public var word: String
    /// "noun", "verb", "adjective" or "adverb".
    public var partOfSpeech: String
}

extension Lexicon {
    /// Returns words from which an English dictionary form is derived or that are derived from it, those of its
    /// commonest sense first (WordNet).
    public func derivations(of lemma: String) -> [Derivation] {
        SortedIndex(image, .englishDerivations).find(lemma.lowercased()).compactMap { number in
            let parts = image.string(number).split(separator: "\u{1F}")
            guard parts.count == 2, let code = UInt8(parts[1]).flatMap(PartOfSpeechCode.init), let name = code.name
            else { return nil }
            return Derivation(word: String(parts[0]), partOfSpeech: name)
        }
    }

    /// Returns the words from which a word comes directly (Etymological Wordnet); several if the
    /// sources differ, and for compounds.
    public func origins(of word: Etymon) -> [Etymon] { etymons(.origins, word) }

    /// Returns the words that come directly from a word, if they have English descendants (Etymological Wordnet).
    public func descendants(of word: Etymon) -> [Etymon] { etymons(.descendants, word) }

    private func etymons(_ section: LexiconSection, _ word: Etymon) -> [Etymon] {
        SortedIndex(image, section).find(word.key).compactMap { Etymon(key: image.string($0)) }
    }

    /// The frequency of a current English word, read without its text.
    ///
    /// - Returns: Its frequency rank, 1 for the commonest, `Int.max` for a word that was never counted; nil for a word
    ///   that is only in an old dictionary, or in none.
    public func commonness(ofEnglish word: String) -> Int? {
        let records = image.records(.entries, as: EntryRecord.self)
        var best: Int?
        for number in SortedIndex(image, .englishHeadwords).find(word.lowercased()) {
            guard let record = records[ifThere: number], record.source != DictionarySource.gcide.rawValue else {
                continue
            }
            best = min(best ?? .max, record.rank == 0 ? .max : Int(min(record.rank, 0x7FFF_FFFF)))
        }
        return best
    }

    /// Returns the irregular forms of an English dictionary form: "go", "verb" → "goes", "went", "gone".
    public func englishForms(of lemma: String, partOfSpeech: String) -> [String] {
        strings(.englishForms, lemma, partOfSpeech)
    }

    /// Returns English synonyms for the commonest sense of a dictionary form with a part of speech (WordNet).
    public func englishSynonyms(of lemma: String, partOfSpeech: String) -> [String] {
        strings(.englishSynonyms, lemma, partOfSpeech)
    }

    private func strings(_ section: LexiconSection, _ lemma: String, _ partOfSpeech: String) -> [String] {
        guard let code = PartOfSpeechCode(name: partOfSpeech) else { return [] }
        return SortedIndex(image, section).find("\(lemma.lowercased())\u{1F}\(code.rawValue)").map { image.string($0) }
    }
}
