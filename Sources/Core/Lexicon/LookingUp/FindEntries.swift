import Model
import Phonology

extension Lexicon {
    /// Returns the entries of a headword in simplified or traditional characters, kanji, kana or English.
    ///
    /// English is matched in any case; for inflected forms, use ``dictionaryForm(of:in:)`` first.
    public func entries(of headword: String, in language: Language) -> [Entry] {
        numbers(of: headword, in: language).compactMap(entry)
    }

    /// Whether there is an entry for a headword.
    public func contains(_ headword: String, in language: Language) -> Bool {
        !numbers(of: headword, in: language).isEmpty
    }

    /// The parts of speech of a headword's entries ("noun"); nil for those whose source has none. Reads no entry texts.
    public func partsOfSpeech(of headword: String, in language: Language) -> [String?] {
        numbers(of: headword, in: language).compactMap(record).map { PartOfSpeechCode(rawValue: $0.partOfSpeech)?.name }
    }

    /// Returns entries whose headword begins with `prefix`, the commonest first.
    ///
    /// - Parameter limit: The most entries to return.
    public func entries(beginningWith prefix: String, in language: Language, limit: Int = 50) -> [Entry] {
        numbers(beginningWith: prefix, in: language, limit: limit).compactMap(entry)
    }

    /// Returns Chinese entries with a reading: numbered (`ni3hao3`), toneless (`nihao`) or with tone marks (`nǐ hǎo`).
    public func entries(readAs reading: String, limit: Int = 50) -> [Entry] {
        numbers(readAs: reading, limit: limit).compactMap(entry)
    }

    /// Returns Chinese entries whose reading begins with `reading`, the shortest readings and the
    /// commonest words first.
    public func entries(readingBeginsWith reading: String, limit: Int = 50) -> [Entry] {
        let index = SortedIndex(image, .chineseReadings)
        let key = Pinyin.key(reading)
        guard key.utf8.count >= 2 else { return [] }
        return commonest(
            index.commonest(index.range(prefix: key), limit: limit * 2).flatMap { index.found($0) }, limit: limit
        ).compactMap(entry)
    }

    /// Returns entries of a language that mean an English word or phrase, the best match first.
    public func entries(meaning: String, in language: Language, limit: Int = 50) -> [Entry] {
        numbers(meaning: meaning, in: language, limit: limit).compactMap(entry)
    }

    /// Returns the dictionary forms of an irregular English form ("went" → "go") with the given part of speech.
    public func englishExceptions(_ form: String, partOfSpeech: String) -> [String] {
        guard let code = PartOfSpeechCode(name: partOfSpeech) else { return [] }
        return SortedIndex(image, .englishExceptions).find("\(form.lowercased())\u{1F}\(code.rawValue)").map {
            image.string($0)
        }
    }
}

// MARK: Numbers of entries

extension Lexicon {
    func record(_ number: UInt32) -> EntryRecord? {
        image.records(.entries, as: EntryRecord.self)[ifThere: number]
    }

    func numbers(of headword: String, in language: Language) -> UnsafeBufferPointer<UInt32> {
        switch language {
        case .chinese: SortedIndex(image, .chineseHeadwords).find(headword)
        case .japanese: SortedIndex(image, .japaneseHeadwords).find(headword)
        case .english: englishNumbers(of: headword.lowercased())
        }
    }

    /// "Café" and "naïve" are found as dictionaries write them, too.
    private func englishNumbers(of headword: String) -> UnsafeBufferPointer<UInt32> {
        let index = SortedIndex(image, .englishHeadwords)
        let found = index.find(headword)
        guard found.isEmpty, headword.utf8.contains(where: { $0 >= 0x80 }) else { return found }
        return index.find(Self.withoutAccents(headword))
    }

    func numbers(beginningWith prefix: String, in language: Language, limit: Int) -> [UInt32] {
        guard !prefix.isEmpty else { return [] }
        let index = SortedIndex(image, Self.headwords(of: language))
        let keys = index.range(prefix: language == .english ? prefix.lowercased() : prefix)
        return commonest(index.commonest(keys, limit: limit * 2).flatMap { index.found($0) }, limit: limit)
    }

    /// Entries whose headword matches a pattern, the commonest first. Goes through all headwords if the pattern begins with a
    /// wildcard.
    func numbers(matching pattern: WildcardPattern, in language: Language, limit: Int) -> [UInt32] {
        let index = SortedIndex(image, Self.headwords(of: language))
        let keys = (pattern.prefix.isEmpty ? 0..<index.count : index.range(prefix: pattern.prefix)).filter {
            pattern.matches(index.key($0))
        }
        return commonest(keys.flatMap { index.found($0) }, limit: limit)
    }

    private static func headwords(of language: Language) -> LexiconSection {
        switch language {
        case .chinese: .chineseHeadwords
        case .japanese: .japaneseHeadwords
        case .english: .englishHeadwords
        }
    }

    /// Whether there is any headword of a language.
    func hasHeadwords(in language: Language) -> Bool { SortedIndex(image, Self.headwords(of: language)).count > 0 }

    func numbers(readAs reading: String, limit: Int) -> [UInt32] {
        let key = Self.readingKey(reading)
        guard !key.isEmpty else { return [] }
        return commonest(SortedIndex(image, .chineseReadings).find(key), limit: limit)
    }

    /// The key of a reading in an index of readings: with tones only if it has some.
    static func readingKey(_ reading: String) -> String {
        let hasTones = reading.unicodeScalars.contains { ("1"..."5").contains($0) || $0.value > 0x7F && $0 != "ü" }
        return hasTones ? Pinyin.tonedKey(reading) : Pinyin.key(reading)
    }

    func numbers(meaning: String, in language: Language, limit: Int) -> [UInt32] {
        guard language != .english else { return [] }
        let section: LexiconSection = language == .japanese ? .japaneseMeanings : .chineseMeanings
        let index = SortedIndex(image, section)
        let sense = MeaningKey(meaning)
        let words = sense.words
        let whole = index.find(sense.whole)
        if !whole.isEmpty || words.count < 2 { return Array(whole.prefix(limit)) }
        // A phrase that is no entry's whole sense: find entries that contain all its words.
        var common: Set<UInt32>?
        for word in words where !MeaningKey.stopWords.contains(word) {
            let found = Set(index.find(String(word)))
            common = common.map { $0.intersection(found) } ?? found
        }
        return commonest(Array(common ?? []), limit: limit)
    }

    private func commonest(_ numbers: some Sequence<UInt32>, limit: Int) -> [UInt32] {
        var seen: Set<UInt32> = []
        let ranked = numbers.filter { seen.insert($0).inserted }
            .map { (number: $0, rank: record($0)?.rank ?? 0) }
            .sorted { ($0.rank == 0 ? .max : $0.rank, $0.number) < ($1.rank == 0 ? .max : $1.rank, $1.number) }
        return ranked.prefix(limit).map { $0.number }
    }
}
