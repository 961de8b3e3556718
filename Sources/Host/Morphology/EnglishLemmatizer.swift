/// A dictionary form of an English word, with the part of speech it is a form of.
public struct EnglishLemma: Hashable, Sendable {
    /// The word as the dictionary spells it.
    public var text: String
    /// As what it is in the dictionary.
    public var partOfSpeech: EnglishPartOfSpeech

    /// Makes a lemma of its text and its part of speech.
    public init(text: String, partOfSpeech: EnglishPartOfSpeech) {
        self.text = text
        self.partOfSpeech = partOfSpeech
    }
}

/// The parts of speech that WordNet has.
public enum EnglishPartOfSpeech: String, CaseIterable, Hashable, Sendable {
    case noun, verb, adjective, adverb
}

/// Finds the dictionary forms of English words as WordNet's morphy does.
///
/// For each part of speech: the exception lists first (`went`, `geese`), else the endings are taken off by rule and
/// what the dictionary has is kept (`churches`, `happier`). What ends in `'s` is looked up without it, contractions
/// by the verb they begin with, capitals as small letters where they are not found as they stand.
///
/// Source: WordNet 3.0 reference manual, morphy(7WN).
public struct EnglishLemmatizer: Sendable {
    private let exceptions: @Sendable (String, EnglishPartOfSpeech) -> [String]
    private let isWord: @Sendable (String, EnglishPartOfSpeech) -> Bool

    /// - Parameters:
    ///   - exceptions: The lemmas that WordNet's exception list (`verb.exc`…) gives for a lower-case form; empty
    ///     where it has none.
    ///   - isWord: Whether the dictionary has a lemma as this part of speech.
    public init(
        exceptions: @escaping @Sendable (String, EnglishPartOfSpeech) -> [String],
        isWord: @escaping @Sendable (String, EnglishPartOfSpeech) -> Bool
    ) {
        self.exceptions = exceptions
        self.isWord = isWord
    }

    /// Every lemma that a word may be a form of, in the order of `EnglishPartOfSpeech`, a word that is its own
    /// lemma first within each. Empty where the dictionary has none.
    ///
    /// - Parameter word: As it stands in the text, in any case, with a straight or a curly apostrophe.
    public func lemmas(of word: String) -> [EnglishLemma] {
        let word = EnglishForms.plain(word)
        for form in [word, word.lowercased()] {
            let found = EnglishPartOfSpeech.allCases.flatMap { lemmas(of: form, as: $0) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The lemmas of a form as one part of speech.
    ///
    /// - Parameter form: A form without possessive or contraction, in the case the dictionary has it.
    public func lemmas(of form: String, as partOfSpeech: EnglishPartOfSpeech) -> [EnglishLemma] {
        var texts = isWord(form, partOfSpeech) ? [form] : []
        let irregular = exceptions(form, partOfSpeech)
        let candidates = irregular.isEmpty ? EnglishForms.detached(form, as: partOfSpeech) : irregular
        for candidate in candidates where !texts.contains(candidate) && isWord(candidate, partOfSpeech) {
            texts.append(candidate)
        }
        return texts.map { EnglishLemma(text: $0, partOfSpeech: partOfSpeech) }
    }
}
