import Model

// What a page and a count of words need of an entry: much less than all of it, for thousands of words.

extension Lexicon {
    /// Returns the first definition of an English word as each part of speech that it has, the usual one first.
    public func firstDefinitions(
        ofEnglish word: String
    ) -> [(partOfSpeech: PartOfSpeechCode, definition: String)] {
        var found: [(partOfSpeech: PartOfSpeechCode, definition: String)] = []
        for number in numbers(of: word, in: .english) {
            guard let record = record(number), let definition = image.firstDefinition(record) else { continue }
            let part = PartOfSpeechCode(rawValue: record.partOfSpeech) ?? .none
            if !found.contains(where: { $0.partOfSpeech == part }) { found.append((part, definition)) }
        }
        return found
    }

    /// Returns the frequency rank of the commonest of a headword's entries, 1 for the commonest word of all; nil if none has
    /// one. Reads no entry texts.
    public func frequencyRank(of headword: String, in language: Language) -> Int? {
        var best: UInt32 = 0
        for number in numbers(of: headword, in: language) {
            if let rank = record(number)?.rank, rank > 0, best == 0 || rank < best { best = rank }
        }
        return best == 0 ? nil : Int(truncatingIfNeeded: best)
    }

    /// Calls a closure with the part of speech ("noun") of each of a headword's entries whose source has one. Reads no entry
    /// texts.
    public func forEachPartOfSpeech(of headword: String, in language: Language, _ body: (String) -> Void) {
        for number in numbers(of: headword, in: language) {
            guard let code = record(number)?.partOfSpeech else { continue }
            if let name = PartOfSpeechCode(rawValue: code)?.name { body(name) }
        }
    }

    /// How an inflected English form is pronounced that is no headword: "held", "children". Nil if that is not known.
    public func sound(ofEnglishForm form: String) -> String? {
        SortedIndex(image, .englishExceptions).find("\u{1F}\(form.lowercased())").first.map { image.string($0) }
    }

    /// Returns the second words of the English headwords of several words of which a word in lower case is the first: "down" for
    /// "turn", because of "turn down".
    public func secondWords(ofEnglishPhrases first: String) -> Set<String> {
        let index = SortedIndex(image, .englishHeadwords)
        var words: Set<String> = []
        for number in index.range(prefix: first + " ") {
            let rest = index.key(number).dropFirst(first.utf8.count + 1)
            words.insert(String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
        }
        return words
    }

    /// Whether an English form is irregular, so that ``englishExceptions(_:partOfSpeech:)`` may find something.
    public func isEnglishException(_ form: String) -> Bool {
        !SortedIndex(image, .englishExceptions).range(prefix: form.lowercased() + "\u{1F}").isEmpty
    }
}

extension LexiconImage {
    /// The first definition in an entry's text; nil if it has none.
    func firstDefinition(_ record: EntryRecord) -> String? {
        withText(of: record) { bytes in
            var start = 0
            for _ in 0..<4 {
                guard let end = bytes[start...].firstIndex(of: EntryText.fieldSeparator) else { return nil }
                start = end + 1
            }
            let end = bytes[start...].firstIndex(of: EntryText.definitionSeparator) ?? bytes.count
            guard start < end else { return nil }
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }
}
