/// A dictionary form of an English word, with its part of speech.
public struct EnglishLemma: Hashable, Sendable {
    /// The word as the dictionary spells it.
    public var text: String
    /// Its part of speech in the dictionary.
    public var partOfSpeech: EnglishPartOfSpeech

    /// Makes a lemma from its text and its part of speech.
    public init(text: String, partOfSpeech: EnglishPartOfSpeech) {
        self.text = text
        self.partOfSpeech = partOfSpeech
    }
}

/// WordNet's parts of speech.
public enum EnglishPartOfSpeech: String, CaseIterable, Hashable, Sendable {
    case noun, verb, adjective, adverb
}

/// Finds the dictionary forms of English words, like WordNet's morphy.
///
/// For each part of speech, it tries the exception lists first (`went`, `geese`); otherwise it removes endings by rule
/// and keeps the results that are in the dictionary (`churches`, `happier`). Words in `'s` are looked up without it,
/// contractions by the verb they begin with, and capitalised words in lower case if they are not found unchanged.
///
/// Source: WordNet 3.0 reference manual, morphy(7WN).
public struct EnglishLemmatizer: Sendable {
    private let exceptions: @Sendable (String, EnglishPartOfSpeech) -> [String]
    private let isWord: @Sendable (String, EnglishPartOfSpeech) -> Bool

    /// - Parameters:
    ///   - exceptions: Returns the lemmas of a lower-case form in WordNet's exception list
    ///     (`verb.exc`…); empty if it has none.
    ///   - isWord: Whether the dictionary has a lemma with this part of speech.
    public init(
        exceptions: @escaping @Sendable (String, EnglishPartOfSpeech) -> [String],
        isWord: @escaping @Sendable (String, EnglishPartOfSpeech) -> Bool
    ) {
        self.exceptions = exceptions
        self.isWord = isWord
    }

    /// Returns every lemma of which a word may be a form, in the order of `EnglishPartOfSpeech`; within each, a word
    /// that is its own lemma comes first. Empty if the dictionary has none.
    ///
    /// - Parameter word: As in the text, in any case, with a straight or a curly apostrophe.
    public func lemmas(of word: String) -> [EnglishLemma] {
        let word = EnglishForms.plain(word)
        for form in [word, word.lowercased()] {
            let found = EnglishPartOfSpeech.allCases.flatMap { lemmas(of: form, as: $0) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the lemmas of a form with one part of speech.
    ///
    /// - Parameter form: A form without possessive or contraction, in the dictionary's letter case.
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
