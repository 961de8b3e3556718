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
    private var meant: [JapaneseUse: (gloss: String?, level: Int?)] = [:]
    /// The maximum number of cached words.
    private static let mostWords = 50_000

    /// - Parameter terms: Words that the texts' book repeats.
    package init(
        lexicon: Lexicon?, japanese: (any JapaneseAnalysis)?, language: Language, corrections: [Correction],
        terms: [BookTerm] = []
    ) {
        let corrections = corrections.filter { $0.language == language }
        self.lexicon = lexicon
        self.japanese = language == .japanese ? JapaneseEngine.best(lexicon, otherwise: japanese) : japanese
        self.corrections = corrections
        chinese =
            language == .chinese
            ? lexicon.flatMap { ChineseAnnotator(lexicon: $0, corrections: corrections, terms: terms) } : nil
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

    /// Returns the tokens of a page, as its author reads them.
    ///
    /// - Parameter insets: Those of the page, in order.
    package func tokens(_ text: String, _ language: Language, _ insets: [Inset]) -> [Token] {
        let tokens = tokens(text, language)
        guard !insets.isEmpty else { return tokens }
        return AuthorsReadings(insets, in: language, lexicon)?.tokens(tokens) ?? tokens
    }

    /// Returns the tokens of a Japanese text that has been analysed, with the learner's corrections.
    package func tokens(of words: [JapaneseWord]) -> [Token] {
        var tokens = words.map { word in
            let kind: Token.Kind =
                switch word.partOfSpeech {
                case .space: .space
                case .symbol: .punctuation
                // 一 and 百 are words to learn; 100 is not.
                case .number: isNumeral(word.text) ? .word : .number
                case .properNoun: lexicon?.contains(word.lemma, in: .japanese) ?? false ? .word : .name
                default: .word
                }
            let code = PartOfSpeechCode(word.partOfSpeech)
            let meant = kind == .word ? meant(by: JapaneseUse(word, code)) : nil
            return Token(
                text: word.text, start: word.start, end: word.end, kind: kind,
                reading: kind == .punctuation || kind == .space ? nil : word.reading, level: meant?.level,
                gloss: meant?.gloss, lemma: word.lemma, partOfSpeech: code)
        }
        glossByContext(&tokens)
        return applying(corrections, to: tokens)
    }

    /// Gives words the meaning that their object has chosen, or that they have as a whole utterance.
    private func glossByContext(_ tokens: inout [Token]) {
        for index in tokens.indices where tokens[index].kind.isWord {
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            if let told = JapaneseCollocations.gloss(of: tokens[index], before: next) {
                tokens[index].gloss = told
            } else if let told = JapaneseCollocations.gloss(of: tokens[index].lemma, after: tokens[..<index]) {
                tokens[index].gloss = told
            } else if index == 0 || !tokens[index - 1].kind.isWord,
                index + 1 == tokens.count || !tokens[index + 1].kind.isWord,
                let told = JapaneseCollocations.gloss(ofWhole: tokens[index].text)
            {
                tokens[index].gloss = told
            }
        }
    }

    private func englishTokens(_ text: String) -> [Token] {
        var tokens = EnglishTokenizer.tokens(in: text)
        for index in tokens.indices where tokens[index].kind.isWord {
            (tokens[index].lemma, tokens[index].gloss) = englishWord(tokens[index].text)
        }
        return tokens
    }

    /// A Japanese word as it is used in a text.
    private struct JapaneseUse: Hashable {
        let lemma: Verbatim
        let reading: Verbatim?
        let partOfSpeech: PartOfSpeechCode

        init(_ word: JapaneseWord, _ partOfSpeech: PartOfSpeechCode) {
            lemma = word.lemma.verbatim
            reading = word.lemmaReading?.verbatim
            self.partOfSpeech = partOfSpeech
        }
    }

    /// Returns the meaning and the level of a Japanese word.
    private func meant(by use: JapaneseUse) -> (gloss: String?, level: Int?) {
        if let known = meant[use] { return known }
        let entry = lexicon?.entries(
            of: use.lemma.text, reading: use.reading?.text, partOfSpeech: use.partOfSpeech, in: .japanese
        ).first
        let found = (gloss: entry?.gloss, level: entry?.level)
        if meant.count >= Self.mostWords { meant.removeAll() }
        meant[use] = found
        return found
    }

    /// Whether a number is a word of the dictionary, and not in digits.
    private func isNumeral(_ text: String) -> Bool {
        guard text.unicodeScalars.first.map({ $0.value >= 0x3040 && $0.value < 0xFF00 }) ?? false else { return false }
        return lexicon?.contains(text, in: .japanese) ?? false
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
        if let own = lemmas.first(where: { OwnForms.words.contains($0) && $0 == word.lowercased() }) { return own }
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

extension PartOfSpeechCode {
    /// What dictionaries call a part of speech of Japanese school grammar.
    init(_ partOfSpeech: JapanesePartOfSpeech) {
        self =
            switch partOfSpeech {
            case .noun, .properNoun: .noun
            case .pronoun: .pronoun
            case .number: .numeral
            case .adjectivalNoun, .adjective: .adjective
            case .verb: .verb
            case .adverb: .adverb
            case .adnominal: .determiner
            case .conjunction: .conjunction
            case .particle: .particle
            case .auxiliary: .auxiliary
            case .prefix: .prefix
            case .suffix: .suffix
            case .interjection: .interjection
            case .symbol, .space, .other: .none
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
