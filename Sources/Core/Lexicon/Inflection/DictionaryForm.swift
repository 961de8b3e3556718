import Model

extension Lexicon {
    /// Returns the word under which an inflected one is learnt: 読む for 読んだ, "go" for "went", "man" for "men". Nil for a
    /// dictionary form, and for a form with a life of its own (glasses).
    public func dictionaryForm(of word: String, in language: Language) -> String? {
        switch language {
        case .chinese: nil
        case .japanese: contains(word, in: .japanese) ? nil : japaneseDictionaryForm(of: word)
        case .english: englishDictionaryForm(of: word)
        }
    }

    /// Whether an English word, spelt so, is one of Glossa's own list: "but", "the", "I".
    public func isFunctionWord(_ word: String) -> Bool {
        guard let entry = numbers(of: word, in: .english).first.flatMap(entry) else { return false }
        return entry.source == DictionarySource.glossa.name && entry.headword == word
    }

    /// A form that dictionaries have by another rule, such as 勉強する, stays as it is.
    private func japaneseDictionaryForm(of word: String) -> String? {
        nounBeforeSuru(in: word) == nil ? inflectedForms(of: word).first?.base : nil
    }

    /// WordNet has entries of its own for "men" and "days", which are not what a reader asks for; a verb's form with an
    /// entry ("broken", "meeting") is an adjective or a noun by now.
    private func englishDictionaryForm(of word: String) -> String? {
        let form = word.lowercased()
        guard form.utf8.count > 2, !form.utf8.contains(UInt8(ascii: " ")), !OwnForms.words.contains(form) else {
            return nil
        }
        var isWord = false
        for number in numbers(of: form, in: .english) {
            guard let record = record(number) else { continue }
            if record.source == DictionarySource.glossa.rawValue { return nil }
            if record.partOfSpeech != PartOfSpeechCode.none.rawValue { isWord = true }
        }
        let parts: [PartOfSpeechCode] = isWord ? [.noun, .adjective] : [.verb, .noun, .adjective, .adverb]
        var best: (word: String, rank: Int)?
        for part in parts {
            for base in englishBases(of: form, as: part) where base != form && isEnglish(base, part) {
                let rank = frequencyRank(of: base, in: .english) ?? .max
                if best.map({ rank < $0.rank }) ?? true { best = (base, rank) }
            }
        }
        guard let best else { return nil }
        guard isWord else { return best.word }
        return best.rank < frequencyRank(of: form, in: .english) ?? .max ? best.word : nil
    }

    /// Returns whether a word, as it stands in a text, is an English word or one of its forms.
    public func isEnglishForm(_ form: String, of word: String) -> Bool {
        let form = form.lowercased()
        if form == word.lowercased() { return true }
        let parts: [PartOfSpeechCode] = [.verb, .noun, .adjective, .adverb]
        return parts.contains { englishBases(of: form, as: $0).contains(word) && isEnglish(word, $0) }
    }

    private func isEnglish(_ word: String, _ part: PartOfSpeechCode) -> Bool {
        numbers(of: word, in: .english).contains { record($0)?.partOfSpeech == part.rawValue }
    }

    /// What a form may come from, by WordNet's list of irregular forms, or else by its endings.
    private func englishBases(of form: String, as part: PartOfSpeechCode) -> [String] {
        let irregular = part.name.map { englishExceptions(form, partOfSpeech: $0) } ?? []
        if !irregular.isEmpty { return irregular }
        return EnglishInflection.bases(of: form, as: part)
    }
}
