import Model

// English words explained to a reader whose interface is Chinese.

extension Lexicon {
    /// Returns the Chinese words that an English one is explained by, the usual one first; empty if none is known for its
    /// part of speech: none is better than what it means as another. They were chosen when the dictionaries were compiled.
    ///
    /// - Parameters:
    ///   - word: In any form; one that has no meaning of its own has that of its dictionary form.
    ///   - partOfSpeech: Its name ("noun"); nil for what the word is mostly.
    public func chineseMeanings(ofEnglish word: String, as partOfSpeech: String? = nil) -> [String] {
        let part = partOfSpeech.flatMap { PartOfSpeechCode(name: $0) } ?? .none
        let index = SortedIndex(image, .chineseForEnglish)
        for form in [word.lowercased(), dictionaryForm(of: word, in: .english)] {
            guard let form, let found = index.find(form + "\u{1F}\(part.rawValue)").first else { continue }
            return image.string(found).split(separator: "\u{1F}").map { String($0) }
        }
        return []
    }

    /// Returns entries with what they mean in Chinese, if they are English and the interface is Chinese: each as its
    /// part of speech. One whose dictionary tells no part of speech has it if it is the first of its word.
    public func explained(_ entries: [Entry], for interface: Preferences.Interface) -> [Entry] {
        guard interface == .simplifiedChinese else { return entries }
        var told: Set<String> = []
        var explained = entries
        for place in explained.indices where explained[place].language == .english {
            let entry = explained[place]
            let isFirst = told.insert(entry.headword.lowercased()).inserted
            guard isFirst || entry.partOfSpeech != nil else { continue }
            explained[place].chinese = chineseMeanings(ofEnglish: entry.headword, as: entry.partOfSpeech)
        }
        return explained
    }

    /// Returns the entry of a word that is meant, with what it means in Chinese for a reader of Chinese; nil if there is
    /// none.
    public func usualEntry(
        of word: String, reading: String? = nil, in language: Language, for interface: Preferences.Interface
    ) -> Entry? {
        explained(Array(entries(of: word, reading: reading, in: language).prefix(1)), for: interface).first
    }

    /// What a card says that an entry means: for an English word, Chinese first to those whose interface is Chinese.
    public func cardMeaning(of entry: Entry, for interface: Preferences.Interface) -> String {
        let meaning = entry.cardMeaning
        guard interface == .simplifiedChinese, entry.language == .english else { return meaning }
        let chinese = chineseMeanings(ofEnglish: entry.headword, as: entry.partOfSpeech)
        return chinese.isEmpty ? meaning : chinese.joined(separator: "；") + "; " + meaning
    }
}
