import Grammar
import Lexicon
import Linguistics
import Model
import Phonology

/// The lexicon in the form that lessons need.
struct WordDictionary: Sendable {
    let lexicon: Lexicon
    let language: Language

    /// Returns a word with its best entry; nil if no dictionary explains it in a few words.
    ///
    /// - Parameters:
    ///   - reading: The reading in context, to choose among several.
    ///   - token: The word in its sentence, whose context may have chosen a sense.
    func word(_ word: String, reading: String? = nil, as token: Token? = nil) -> LessonWord? {
        let entries: [Entry] =
            switch (language, token) {
            case (.chinese, _):
                lexicon.entries(
                    of: WordInContext(word, surface: token?.text, reading: reading, meaning: token?.gloss))
            case (.english, let token?) where token.lemma == word: lexicon.entries(ofEnglish: token)
            default: lexicon.entries(of: word, reading: reading, meaning: token?.gloss, in: language)
            }
        // Several words share one kana spelling: なくなる is to run out, or to die. The intended one is unknown here.
        let isKana = word.unicodeScalars.allSatisfy { Kana.isHiragana($0) || Kana.isKatakana($0) }
        if language == .japanese, isKana, Set(entries.map(\.headword)).count > 1,
            entries.first?.headword != word
        {
            return nil
        }
        // An old dictionary explains English words with references and remarks.
        for entry in entries where language != .english || entry.partOfSpeech != nil {
            guard let meaning = Self.meaning(of: entry, word) else { continue }
            return LessonWord(
                word: word,
                reading: language == .english ? "" : entry.cardReading,
                meaning: meaning,
                difficulty: difficulty(of: entry),
                wordClass: wordClass(of: word, entry, meaning))
        }
        return nil
    }

    /// Returns a word with the meaning that it has in a sentence; nil if the sentence does not tell.
    func word(_ word: String, reading: String?, in sentence: LessonSentence) -> LessonWord? {
        let token = sentence.tokens.first { token in
            token.lemma == word && (reading.map { Pinyin.tonedKey($0) == Pinyin.tonedKey(token.reading ?? "") } ?? true)
        }
        guard let token, !isFunction(token) else { return nil }
        return self.word(word, reading: reading, as: token)
    }

    /// What newspapers say often is no word for beginners (湖北), so Chinese words outside the lists are for the advanced.
    private func difficulty(of entry: Entry) -> Difficulty? {
        switch language {
        case .chinese: entry.level == nil ? .advanced : Difficulty(hsk: entry.level, rank: nil)
        case .japanese: Difficulty(jlpt: entry.jlpt)
        case .english: Difficulty(hsk: nil, rank: entry.frequencyRank)
        }
    }

    /// Returns the first self-explanatory sense: no measure word, surname or reference to another word.
    private static func meaning(of entry: Entry, _ word: String) -> String? {
        let isName = entry.language == .chinese && entry.reading.first?.isUppercase ?? false
        let sense = entry.definitions.first { definition in
            entry.explains(definition) && !Gloss.withoutRemarks(definition).contains(word)
        }
        guard let sense, !isName || entry.frequencyRank != nil else { return nil }
        if entry.language == .english { return Self.plainSense(entry.definitions) }
        // Japanese dictionaries list synonyms in one sense; two of them are enough for a choice.
        var synonyms = Gloss.short([sense]).split(separator: ";").map { String($0).trimmingWhitespace }
        // A choice that breaks off says too little; the first synonym is told to its end.
        if synonyms.first?.hasSuffix("…") ?? false, let whole = Gloss.withoutRemarks(sense).split(separator: ";").first
        {
            synonyms[0] = String(whole).trimmingWhitespace
        }
        let short = synonyms.filter { !$0.isEmpty && (!$0.hasSuffix("…") || $0 == synonyms.first) }.prefix(2)
            .joined(separator: "; ")
        // The remainder of "(particle)" alone is not a meaning to choose.
        guard short.contains(where: \.isLetter), !short.hasPrefix("(") else { return nil }
        return short
    }

    /// Returns the first English definition that is short enough for a choice, without remarks; nil if all are long.
    private static func plainSense(_ definitions: [String]) -> String? {
        definitions.prefix(3).lazy.map { definition in
            let sense = definition.split(separator: ";").first.map(String.init) ?? definition
            return Gloss.withoutRemarks(sense)
        }.first { (3...64).contains($0.count) && !$0.hasPrefix("As ") }
    }

    /// Returns the words of every dictionary sense of a word, to detect words that could mean the same.
    func senses(of word: LessonWord) -> Set<String> {
        var senses = LessonComposer.senses(word.meaning)
        for definition in lexicon.entries(of: word.word, in: language).flatMap(\.definitions) {
            senses.formUnion(LessonComposer.senses(definition))
        }
        return senses
    }

    private func wordClass(of word: String, _ entry: Entry, _ meaning: String) -> WordClass {
        if meaning.hasPrefix("to ") { return .verb }
        switch language {
        case .chinese:
            switch lexicon.partOfSpeech(ofChinese: word)?.first {
            case "n", "t", "s": return .noun
            case "v": return .verb
            case "a", "z", "b": return .adjective
            default: return .other
            }
        case .japanese, .english:
            switch entry.partOfSpeech {
            case "verb": return .verb
            case "adjective": return .adjective
            case "noun": return .noun
            default: return .other
            }
        }
    }

    /// Returns the word of a token if it is worth asking: in the dictionary, and not a particle, pronoun or number, nor
    /// a Japanese adverb or phrase in hiragana, whose meaning depends on the sentence.
    func contentWord(_ token: Token) -> LessonWord? {
        guard token.kind == .word, isContent(token.lemma), !isFunction(token),
            let word = word(token.lemma, reading: token.reading, as: token)
        else { return nil }
        let isLoose = word.wordClass == .other && word.word.unicodeScalars.allSatisfy { Kana.isHiragana($0) }
        return isLoose ? nil : word
    }

    /// Whether a word has no meaning in its sentence but what it does there, which a Chinese gloss says in brackets. An English
    /// word in a phrase has none of its own, either.
    func isFunction(_ token: Token) -> Bool {
        switch language {
        case .chinese: token.gloss?.first == "("
        case .japanese: false
        case .english:
            token.gloss.map { lexicon.phrase(inEnglishGloss: $0) != nil } ?? false
                || lexicon.firstDefinitions(ofEnglish: token.lemma).first.map { !Self.isOpen($0.partOfSpeech) } ?? false
        }
    }

    private static func isOpen(_ part: PartOfSpeechCode) -> Bool {
        switch part {
        case .noun, .verb, .adjective, .adverb, .none: true
        default: false
        }
    }

    func isContent(_ word: String) -> Bool {
        guard LiteralGloss.gloss(of: word, in: language) == nil else { return false }
        switch language {
        case .chinese:
            guard let tag = lexicon.partOfSpeech(ofChinese: word)?.first else { return false }
            return "nvaitszbd".contains(tag)
        case .japanese:
            let scalars = word.unicodeScalars
            return scalars.count > 1 || !(scalars.first.map { Kana.isKana($0) } ?? true)
        case .english: return word.utf8.count > 3
        }
    }
}
