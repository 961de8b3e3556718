import Lexicon
import Model
import Morphology

/// Finds the words of a text in any supported language, with the learner's corrections.
///
/// Confined to one thread at a time: create one for each task.
package final class Annotator {
    private let lexicon: Lexicon?
    private let japanese: (any JapaneseAnalysis)?
    private let corrections: [Correction]
    package let chinese: ChineseAnnotator?
    private let lemmatizer: EnglishLemmatizer
    /// Cached lookups by written form: a text repeats the same few thousand words, and each lookup reads all entries of
    /// its word.
    private var english: [String: (lemma: String, gloss: String?)] = [:]
    private var japaneseGlosses: [String: String?] = [:]
    /// The maximum number of cached words.
    private static let mostWords = 50_000

    package init(
        lexicon: Lexicon?, japanese: (any JapaneseAnalysis)?, language: Language, corrections: [Correction]
    ) {
        let corrections = corrections.filter { $0.language == language }
        self.lexicon = lexicon
        self.japanese = japanese
        self.corrections = corrections
        chinese =
            language == .chinese ? lexicon.flatMap { ChineseAnnotator(lexicon: $0, corrections: corrections) } : nil
        lemmatizer = .using(lexicon)
    }

    /// Returns the tokens of `text`, in order; concatenated, they are the text.
    package func tokens(_ text: String, _ language: Language) -> [Token] {
        switch language {
        case .chinese: chinese?.tokens(text) ?? characters(text)
        case .japanese: japanese.map { tokens(of: $0.words(in: text)) } ?? characters(text)
        case .english: englishTokens(text)
        }
    }

    /// Returns the tokens of a Japanese text that has been analysed, with the learner's corrections.
    package func tokens(of words: [JapaneseWord]) -> [Token] {
        let tokens = words.map { word in
            let kind: Token.Kind =
                switch word.partOfSpeech {
                case .space: .space
                case .symbol: .punctuation
                case .number: .number
                case .properNoun: lexicon?.contains(word.lemma, in: .japanese) ?? false ? .word : .name
                default: .word
                }
            let gloss = kind == .word ? gloss(ofJapanese: word.lemma) : nil
            return Token(
                text: word.text, start: word.start, end: word.end, kind: kind,
                reading: kind == .punctuation || kind == .space ? nil : word.reading, gloss: gloss,
                lemma: word.lemma)
        }
        return applying(corrections, to: tokens)
    }

    private func englishTokens(_ text: String) -> [Token] {
        var tokens = EnglishTokenizer.tokens(in: text)
        for index in tokens.indices where tokens[index].kind.isWord {
            (tokens[index].lemma, tokens[index].gloss) = englishWord(tokens[index].text)
        }
        return tokens
    }

    private func gloss(ofJapanese lemma: String) -> String? {
        if let known = japaneseGlosses[lemma] { return known }
        let gloss = lexicon?.entries(of: lemma, in: .japanese).first?.definitions.first
        if japaneseGlosses.count >= Self.mostWords { japaneseGlosses.removeAll() }
        japaneseGlosses.updateValue(gloss, forKey: lemma)
        return gloss
    }

    private func englishWord(_ text: String) -> (lemma: String, gloss: String?) {
        if let known = english[text] { return known }
        let lemma = lemma(ofEnglish: text)
        let gloss = lexicon?.firstDefinition(of: lemma, in: .english)
        if english.count >= Self.mostWords { english.removeAll() }
        english[text] = (lemma, gloss)
        return (lemma, gloss)
    }

    /// Returns the most common of the lemmas that an English word may be a form of.
    func lemma(ofEnglish word: String) -> String {
        let lemmas = lemmatizer.lemmas(of: word).map(\.text)
        guard lemmas.count > 1, let lexicon else { return lemmas.first ?? word.lowercased() }
        let ranked = lemmas.map { ($0, lexicon.frequencyRank(of: $0, in: .english) ?? .max) }
        return ranked.min { $0.1 < $1.1 }?.0 ?? lemmas[0]
    }

    /// Splits into characters, for use without a dictionary.
    private func characters(_ text: String) -> [Token] {
        text.unicodeScalars.enumerated().map { offset, scalar in
            let kind: Token.Kind =
                scalar.properties.isWhitespace ? .space : scalar.properties.isAlphabetic ? .unknown : .punctuation
            return Token(text: String(scalar), start: offset, end: offset + 1, kind: kind)
        }
    }
}

extension EnglishLemmatizer {
    /// Returns a lemmatizer over a lexicon's English words.
    static func using(_ lexicon: Lexicon?) -> EnglishLemmatizer {
        EnglishLemmatizer(
            exceptions: { form in
                guard let lexicon, lexicon.isEnglishException(form) else { return [:] }
                return EnglishPartOfSpeech.allCases.reduce(into: [:]) {
                    $0[$1] = lexicon.englishExceptions(form, partOfSpeech: $1.rawValue)
                }
            },
            partsOfSpeech: { word in
                var parts = EnglishPartsOfSpeech()
                lexicon?.forEachPartOfSpeech(of: word, in: .english) { name in
                    if let part = EnglishPartOfSpeech(rawValue: name) { parts.insert(part) }
                }
                return parts
            })
    }
}
