import Lexicon
import Model

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

    /// The dictionaries' code for it.
    package var code: PartOfSpeechCode {
        switch self {
        case .noun: .noun
        case .verb: .verb
        case .adjective: .adjective
        case .adverb: .adverb
        }
    }
}

/// A set of WordNet's parts of speech.
public struct EnglishPartsOfSpeech: Hashable, Sendable {
    private var bits: UInt8 = 0

    public init() {}

    public mutating func insert(_ part: EnglishPartOfSpeech) { bits |= Self.bit(part) }

    func contains(_ part: EnglishPartOfSpeech) -> Bool { bits & Self.bit(part) != 0 }

    private static func bit(_ part: EnglishPartOfSpeech) -> UInt8 {
        switch part {
        case .noun: 1
        case .verb: 2
        case .adjective: 4
        case .adverb: 8
        }
    }
}

/// Finds the dictionary forms of English words, like WordNet's morphy.
///
/// For each part of speech, it tries the exception lists first (`went`, `geese`); otherwise it removes endings by rule
/// and keeps the results that are in the dictionary (`churches`, `happier`). Words in `'s` are looked up without it,
/// contractions by the verb they begin with, and capitalised words in lower case if they are not found unchanged.
///
/// Source: WordNet 3.0 reference manual, morphy(7WN).
public struct EnglishLemmatizer: Sendable {
    private let exceptions: @Sendable (String) -> [EnglishPartOfSpeech: [String]]
    private let partsOfSpeech: @Sendable (String) -> EnglishPartsOfSpeech

    /// - Parameters:
    ///   - exceptions: Returns the lemmas of a form in WordNet's exception lists (`verb.exc`…), by part of speech; empty if
    ///     it has none.
    ///   - partsOfSpeech: Returns the parts of speech that a lemma has in the dictionary; none if it is no lemma.
    public init(
        exceptions: @escaping @Sendable (String) -> [EnglishPartOfSpeech: [String]],
        partsOfSpeech: @escaping @Sendable (String) -> EnglishPartsOfSpeech
    ) {
        self.exceptions = exceptions
        self.partsOfSpeech = partsOfSpeech
    }

    /// Returns every lemma of which a word may be a form, in the order of `EnglishPartOfSpeech`; within each, a word
    /// that is its own lemma comes first. Empty if the dictionary has none.
    ///
    /// - Parameter word: As in the text, in any case, with a straight or a curly apostrophe.
    public func lemmas(of word: String) -> [EnglishLemma] {
        let word = EnglishContractions.plain(word)
        let found = lemmas(ofPlain: word)
        if !found.isEmpty { return found }
        let lowercased = word.lowercased()
        return lowercased == word ? [] : lemmas(ofPlain: lowercased)
    }

    private func lemmas(ofPlain form: String) -> [EnglishLemma] {
        let exceptions = exceptions(form)
        // Most candidates are those of several parts of speech.
        var known: [String: EnglishPartsOfSpeech] = [:]
        return EnglishPartOfSpeech.allCases.flatMap { lemmas(of: form, as: $0, exceptions, &known) }
    }

    /// Returns the lemmas of a form with one part of speech.
    ///
    /// - Parameter form: A form without possessive or contraction, in the dictionary's letter case.
    public func lemmas(of form: String, as partOfSpeech: EnglishPartOfSpeech) -> [EnglishLemma] {
        var known: [String: EnglishPartsOfSpeech] = [:]
        return lemmas(of: form, as: partOfSpeech, exceptions(form), &known)
    }

    private func lemmas(
        of form: String, as partOfSpeech: EnglishPartOfSpeech, _ exceptions: [EnglishPartOfSpeech: [String]],
        _ known: inout [String: EnglishPartsOfSpeech]
    ) -> [EnglishLemma] {
        func isWord(_ text: String) -> Bool {
            if let parts = known[text] { return parts.contains(partOfSpeech) }
            let parts = partsOfSpeech(text)
            known[text] = parts
            return parts.contains(partOfSpeech)
        }
        var texts = isWord(form) ? [form] : []
        let irregular = exceptions[partOfSpeech] ?? []
        let candidates = irregular.isEmpty ? EnglishInflection.bases(of: form, as: partOfSpeech.code) : irregular
        for candidate in candidates where !texts.contains(candidate) && isWord(candidate) { texts.append(candidate) }
        return texts.map { EnglishLemma(text: $0, partOfSpeech: partOfSpeech) }
    }
}
