import Lexicon
import Model
import Morphology
import Phonology

/// Finds the words of a text in any supported language, with the learner's corrections.
///
/// Confined to one thread at a time: create one for each task.
package final class Annotator {
    private let lexicon: Lexicon?
    private let japanese: (any JapaneseAnalysis)?
    /// The learner's corrections of Japanese; nil for none.
    private let corrected: CorrectedTokens?
    package let chinese: ChineseAnnotator?
    private let lemmatizer: EnglishLemmatizer
    let forms: FormMeanings
    /// Cached lookups by written form: a text repeats the same few thousand words, and each lookup reads all entries of
    /// its word.
    private var english: [String: EnglishWord] = [:]
    private var englishPhrases: EnglishTextPhrases?
    private var meant: [JapaneseUse: (gloss: String?, level: Int?, lemma: String)] = [:]
    private var setPhrases: [String: (gloss: String?, level: Int?)?] = [:]
    /// The maximum number of cached words.
    private static let mostWords = 50_000

    /// - Parameters:
    ///   - corrections: Of any languages; those in one place are of the page whose tokens are asked for.
    ///   - terms: Words that the texts' book repeats.
    package init(
        lexicon: Lexicon?, japanese: (any JapaneseAnalysis)?, language: Language, corrections: [Correction],
        terms: [BookTerm] = []
    ) {
        let corrections = corrections.filter { $0.language == language }
        self.lexicon = lexicon
        let japanese = language == .japanese ? JapaneseEngine.best(lexicon, otherwise: japanese) : japanese
        self.japanese = japanese
        corrected =
            language == .japanese
            ? CorrectedTokens(corrections, isSegmented: false) { Self.japaneseToken($0, $1, $2, lexicon, japanese) }
            : nil
        chinese =
            language == .chinese
            ? lexicon.flatMap { ChineseAnnotator(lexicon: $0, corrections: corrections, terms: terms) } : nil
        lemmatizer = .using(lexicon)
        forms = FormMeanings(lexicon)
    }

    /// Returns the tokens of `text`, in order; concatenated, they are the text.
    package func tokens(_ text: String, _ language: Language) -> [Token] {
        tokens(text, language, isPage: false, isGlossed: true)
    }

    private func tokens(_ text: String, _ language: Language, isPage: Bool, isGlossed: Bool) -> [Token] {
        switch language {
        case .chinese: chinese?.tokens(text, isPage: isPage) ?? characters(text)
        case .japanese:
            japanese.map { tokens(of: $0.words(in: text), isPage: isPage, isGlossed: isGlossed) } ?? characters(text)
        case .english: englishTokens(text)
        }
    }

    /// Returns the tokens of a page, as its author reads them and as the learner corrected them there.
    ///
    /// - Parameters:
    ///   - insets: Those of the page, in order.
    ///   - isGlossed: Whether Japanese words have the meanings that their contexts give them; a count needs none.
    package func tokens(
        _ text: String, _ language: Language, _ insets: [Inset], isGlossed: Bool = true
    ) -> [Token] {
        let tokens = tokens(text, language, isPage: true, isGlossed: isGlossed)
        guard !insets.isEmpty else { return tokens }
        return AuthorsReadings(insets, in: language, lexicon)?.tokens(tokens) ?? tokens
    }

    /// Returns the tokens of a Japanese text that has been analysed, with the learner's corrections.
    package func tokens(of words: [JapaneseWord]) -> [Token] { tokens(of: words, isPage: false, isGlossed: true) }

    private func tokens(of words: [JapaneseWord], isPage: Bool, isGlossed: Bool) -> [Token] {
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
            if kind == .word, let set = setPhrase(word.text, lemma: word.lemma) {
                return Token(
                    text: word.text, start: word.start, end: word.end, kind: kind, reading: word.reading,
                    level: set.level, gloss: set.gloss, lemma: word.text, partOfSpeech: .expression)
            }
            var meant = kind == .word ? meant(by: JapaneseUse(word, code)) : nil
            if code == .verb, word.isSlurred, let gloss = meant?.gloss {
                meant?.gloss = gloss + FormMeanings.slurred + word.lemma + ")"
            }
            return Token(
                text: word.text, start: word.start, end: word.end, kind: kind,
                reading: kind == .punctuation || kind == .space ? nil : word.reading, level: meant?.level,
                gloss: kind == .number
                    ? JapaneseQuantityUse.gloss(ofNumber: word.text, reading: word.reading) : meant?.gloss,
                lemma: meant?.lemma ?? word.lemma, partOfSpeech: code)
        }
        if isGlossed { glossByContext(&tokens) }
        return corrected?.tokens(tokens, isPage: isPage) ?? tokens
    }

    /// Returns a Japanese word by itself, with the learner's reading.
    private static func japaneseToken(
        _ word: String, _ reading: String?, _ found: Token?, _ lexicon: Lexicon?, _ japanese: (any JapaneseAnalysis)?
    ) -> Token {
        let annotator = Annotator(lexicon: lexicon, japanese: japanese, language: .japanese, corrections: [])
        let alone = found.map { [$0] } ?? annotator.tokens(word, .japanese)
        let joined = alone.compactMap(\.reading).joined()
        var token = Token(
            text: word, start: 0, end: word.unicodeScalars.count, kind: .word,
            reading: reading ?? (joined.isEmpty ? nil : joined))
        if alone.count == 1 {
            token = alone[0]
            token.reading = reading ?? token.reading
        }
        guard alone.count != 1 || reading != nil else { return token }
        // 行った read おこなった is a form of 行う.
        return lexicon?.named(token, in: .japanese) ?? token
    }

    /// What an inflected form in kana says as a set phrase, which is learnt as it is: すみません; nil for any other form.
    private func setPhrase(_ text: String, lemma: String) -> (gloss: String?, level: Int?)? {
        guard text != lemma, text.unicodeScalars.count > 3, text.unicodeScalars.allSatisfy(Kana.isKana) else {
            return nil
        }
        if let known = setPhrases[text] { return known }
        let entry = lexicon?.entries(of: text, in: .japanese).first {
            $0.headword == text && ($0.partOfSpeech == "interjection" || $0.partOfSpeech == "expression")
        }
        let found = entry.map { (gloss: $0.gloss, level: $0.level) }
        if setPhrases.count >= Self.mostWords { setPhrases.removeAll() }
        setPhrases[text] = .some(found)
        return found
    }

    /// Gives words the meaning that their object has chosen, or that they have as a whole utterance.
    private func glossByContext(_ tokens: inout [Token]) {
        for index in tokens.indices where tokens[index].kind.isWord {
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            if let told = JapaneseGrammarWords.gloss(of: index, in: tokens) {
                tokens[index].gloss = told
            } else if let told = JapaneseQuantityUse.gloss(at: JapanesePlace(index, tokens)) {
                tokens[index].gloss = told
            } else if let told = JapaneseCollocations.gloss(of: tokens[index], before: next) {
                tokens[index].gloss = told
            } else if let told = JapaneseCollocations.gloss(of: tokens[index].lemma, after: tokens[..<index]) {
                tokens[index].gloss = told
            } else if index == 0 || !tokens[index - 1].kind.isWord,
                index + 1 == tokens.count || !tokens[index + 1].kind.isWord,
                let told = JapaneseCollocations.gloss(ofWhole: tokens[index].text)
            {
                tokens[index].gloss = told
            }
            if tokens[index].partOfSpeech == .verb, let gloss = tokens[index].gloss,
                let told = JapaneseNotDoing.meaning(at: JapanesePlace(index, tokens))
            {
                tokens[index].gloss = gloss + FormMeanings.notDoing + told + ")"
            }
        }
    }

    private func englishTokens(_ text: String) -> [Token] {
        var tokens = EnglishTokenizer.tokens(in: text)
        guard let lexicon else {
            for index in tokens.indices where tokens[index].kind.isWord {
                tokens[index].lemma = lemma(ofEnglish: tokens[index].text)
            }
            return tokens
        }
        let inside = SentenceCapitals.inside(tokens)
        let sentence = EnglishSentence(tokens) { englishWord($0, lexicon) }
        let phrases = englishPhrases ?? EnglishTextPhrases(lexicon)
        englishPhrases = phrases
        var name: EnglishSentence.Name?
        var joined: [Int: String] = [:]
        for (number, index) in sentence.places.enumerated() {
            var word = sentence.words[number]
            name = word.isCapitalised ? sentence.name(number, after: name) : nil
            if word.isCapitalised, name == nil {
                let isFirst = SentenceCapitals.isFirst(index, of: tokens)
                word = englishWord(plain(tokens[index].text, isFirst: isFirst, inside), lexicon)
            }
            var use = word.usual
            if let name {
                use = name.use
                if !name.isWord { tokens[index].kind = .name }
            } else if word.isAmbiguous,
                !word.isCapitalised || word.isFirstPerson || sentence.startsClause(number)
            {
                use = word.use(at: number, in: sentence)
            }
            (tokens[index].lemma, tokens[index].gloss, tokens[index].partOfSpeech) =
                (use.lemma, use.gloss, use.partOfSpeech)
            if joined[number] == nil, tokens[index].kind != .name, let found = phrases.phrase(at: number, in: sentence),
                !found.isVerb || use.partOfSpeech != .noun, found.parts.allSatisfy({ joined[$0] == nil })
            {
                for part in found.parts { joined[part] = found.gloss }
            }
        }
        // A part of a phrase keeps its lemma, under which it is marked.
        for (number, gloss) in joined where tokens[sentence.places[number]].kind != .name {
            tokens[sentence.places[number]].gloss = gloss
        }
        return tokens
    }

    /// A Japanese word as it is used in a text.
    private struct JapaneseUse: Hashable {
        let lemma: String
        let reading: String?
        let partOfSpeech: PartOfSpeechCode

        init(_ word: JapaneseWord, _ partOfSpeech: PartOfSpeechCode) {
            lemma = word.lemma
            reading = word.lemmaReading
            self.partOfSpeech = partOfSpeech
        }
    }

    /// Returns the meaning and the level of a Japanese word, and the word under which dictionaries have it: 払う for 払わす,
    /// which analysers find in 払わされた.
    private func meant(by use: JapaneseUse) -> (gloss: String?, level: Int?, lemma: String) {
        if let known = meant[use] { return known }
        let entry = lexicon?.entries(
            of: use.lemma, reading: use.reading, partOfSpeech: use.partOfSpeech, in: .japanese
        ).first
        let base = use.partOfSpeech == .verb ? lexicon?.dictionaryForm(of: use.lemma, in: .japanese) : nil
        let gloss =
            entry?.gloss ?? lexicon.flatMap { JapaneseParts.gloss(of: use.lemma, use.reading, use.partOfSpeech, $0) }
        let found = (gloss: gloss, level: entry?.level, lemma: base ?? use.lemma)
        if meant.count >= Self.mostWords { meant.removeAll() }
        meant[use] = found
        return found
    }

    /// Whether a number is a word of the dictionary, and not in digits.
    private func isNumeral(_ text: String) -> Bool {
        guard text.unicodeScalars.first.map({ $0.value >= 0x3040 && $0.value < 0xFF00 }) ?? false else { return false }
        return lexicon?.contains(text, in: .japanese) ?? false
    }

    private func englishWord(_ text: String, _ lexicon: Lexicon) -> EnglishWord {
        if let known = english[text] { return known }
        let lemmas = lemmatizer.lemmas(of: text)
        let word = EnglishWord(text, lemma: lemma(ofEnglish: text, among: lemmas), lemmas: lemmas, lexicon)
        if english.count >= Self.mostWords { english.removeAll() }
        english[text] = word
        return word
    }

    /// Returns the most common of the lemmas that an English word may be a form of. One that is hardly ever a verb gives way
    /// to others: "evening" is no form of "even".
    func lemma(ofEnglish word: String) -> String { lemma(ofEnglish: word, among: lemmatizer.lemmas(of: word)) }

    /// Returns the form that an English word would have inside a sentence, as ``SentenceCapitals`` decides.
    func plain(_ form: String, isFirst: Bool, _ inside: [String: Int]) -> String {
        lexicon.map { SentenceCapitals.plain(form, isFirst: isFirst, inside, $0) } ?? form
    }

    private func lemma(ofEnglish word: String, among lemmas: [EnglishLemma]) -> String {
        if let contraction = contraction(word) { return contraction }
        if word.utf8.count > 1, isOwnWord(word) { return word.lowercased() }
        if let own = lemmas.first(where: { OwnForms.words.contains($0.text) && $0.text == word.lowercased() }) {
            return own.text
        }
        guard let first = lemmas.first?.text, let lexicon, lemmas.contains(where: { $0.text != first }) else {
            return lemmas.first?.text ?? word.lowercased()
        }
        let ranked = lemmas.map { lemma in
            var parts: [String] = []
            lexicon.forEachPartOfSpeech(of: lemma.text, in: .english) { if !parts.contains($0) { parts.append($0) } }
            let isRare = lemma.partOfSpeech == .verb && parts.firstIndex(of: "verb") ?? 0 > 2
            return (lemma.text, isRare ? 1 : 0, lexicon.frequencyRank(of: lemma.text, in: .english) ?? .max)
        }
        return ranked.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0 ?? first
    }

    /// Whether a form is first of all a determiner or a pronoun: "its" is not "it".
    private func isOwnWord(_ word: String) -> Bool {
        var first: String?
        lexicon?.forEachPartOfSpeech(of: word.lowercased(), in: .english) { first = first ?? $0 }
        return first == "determiner" || first == "pronoun"
    }

    /// The headword of a contraction with an entry of its own: "can't", "I'd"; nil for any other word.
    private func contraction(_ word: String) -> String? {
        guard let lexicon, word.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }) else { return nil }
        let text = word.withStraightApostrophes
        guard text.utf8.contains(UInt8(ascii: "'")), lexicon.contains(text, in: .english) else { return nil }
        return text.hasPrefix("I'") ? text : text.lowercased()
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
