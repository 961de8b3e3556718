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

    /// Returns what an English word that stands alone is a form of, with the form's name: "goose", plural, for "geese"; "find",
    /// past, for "found". As the part of speech that the dictionary form is most often; nil for a dictionary form.
    func englishInflection(of word: String) -> InflectedForm? {
        let form = word.lowercased()
        guard let base = dictionaryForm(of: form, in: .english) ?? verb(ofPast: form) else { return nil }
        for number in numbers(of: base, in: .english) {
            guard let part = record(number).flatMap({ PartOfSpeechCode(rawValue: $0.partOfSpeech) }),
                englishBases(of: form, as: part).contains(base)
            else { continue }
            switch part {
            case .noun: return InflectedForm(base: base, steps: [.plural])
            case .verb: return InflectedForm(base: base, steps: [step(ofVerb: base, to: form)])
            case .adjective, .adverb:
                return InflectedForm(base: base, steps: [form.hasSuffix("st") ? .superlative : .comparative])
            default: continue
            }
        }
        return nil
    }

    /// Which form of a verb a word is; one that is both the past and the participle is the past.
    package func step(ofVerb base: String, to form: String) -> InflectionStep {
        if form.hasSuffix("ing") { return .ingForm }
        if form == "am" || form == "is" || form == "are" || form.hasSuffix("s") && form != "was" { return .thirdPerson }
        let pasts = englishForms(of: base, partOfSpeech: "verb").filter { !$0.hasSuffix("ing") && !$0.hasSuffix("s") }
        // "seen", "gone", "begun": no past is written so where a verb has two forms.
        let isParticiple =
            form.hasSuffix("n") && form != "began" && form != "ran" || form.hasSuffix("ne") || Self.inU.contains(form)
        return pasts.count > 1 && isParticiple ? .pastParticiple : .past
    }

    /// Participles that differ from the past by their vowel: "sung".
    private static let inU: Set<String> = ["sung", "drunk", "swum", "rung", "sunk", "shrunk", "sprung", "stunk"]

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
