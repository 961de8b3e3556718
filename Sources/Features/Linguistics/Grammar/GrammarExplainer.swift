import Grammar
import Lexicon
import Model
import Morphology
import Phonology

/// Finds grammar points without a desk: no database, no corrections. Confined to one thread at a time.
public final class GrammarExplainer {
    private let lexicon: Lexicon?
    private let japanese: (any JapaneseAnalysis)?
    private let annotator: Annotator
    private let language: Language
    private var features: [String: [String]] = [:]
    /// The usual meanings of Japanese particles.
    private var usual: [String: String] = [:]

    /// - Parameter lexicon: Nil to work without dictionaries: Chinese is then not segmented, and little is found.
    public convenience init(lexicon: Lexicon?, language: Language) {
        self.init(
            lexicon: lexicon, japanese: language == .japanese ? try? JapaneseAnalyzer() : nil, language: language,
            corrections: [])
    }

    init(
        lexicon: Lexicon?, japanese: (any JapaneseAnalysis)?, language: Language, corrections: [Correction]
    ) {
        self.lexicon = lexicon
        self.japanese = language == .japanese ? JapaneseEngine.best(lexicon, otherwise: japanese) : japanese
        self.language = language
        annotator = Annotator(lexicon: lexicon, japanese: japanese, language: language, corrections: corrections)
    }

    /// Returns the grammar points of a line, in order of position. Offsets count Unicode scalars.
    public func points(in line: String) -> [GrammarPoint] {
        switch language {
        case .chinese: points(ofChinese: annotator.tokens(line, .chinese)) { true }
        case .japanese: points(ofJapanese: japanese?.analyze(line) ?? []) { true }
        case .english: []
        }
    }

    /// Returns the words of a text with their literal translations, and its grammar points.
    ///
    /// - Parameter goesOn: Called before each piece and each sentence; once it returns false, the rest has no words or
    ///   points.
    public func explain(_ text: String, while goesOn: () -> Bool = { true }) -> GrammarExplanation {
        let analysis = analyze(text, while: goesOn)
        let points = points(of: analysis, while: goesOn)
        return GrammarExplanation(
            text: text, language: language, words: glossed(analysis, points), points: points)
    }

    /// Returns the words of a text with their literal translations.
    ///
    /// - Parameter goesOn: Called before each piece; once it returns false, the rest has no words.
    public func words(of text: String, while goesOn: () -> Bool = { true }) -> [GlossedWord] {
        let analysis = analyze(text, while: goesOn)
        // Only Chinese words are split where there is a point.
        return glossed(analysis, language == .chinese ? points(of: analysis, while: goesOn) : [])
    }

    /// A text in words. A Japanese text is analysed once, for words and grammar.
    private struct Analysis {
        var tokens: [Token]
        /// What the tokens of a Japanese text were made of.
        var japanese: [JapaneseWord] = []
    }

    private func analyze(_ text: String, while goesOn: () -> Bool) -> Analysis {
        guard language == .japanese, let japanese else {
            return Analysis(tokens: annotator.tokens(text, language, while: goesOn))
        }
        let words = japanese.words(in: text)
        return Analysis(tokens: annotator.tokens(of: words), japanese: words)
    }

    private func glossed(_ analysis: Analysis, _ points: [GrammarPoint]) -> [GlossedWord] {
        var spoken: [Range<Int>: String] = [:]
        for word in analysis.japanese { spoken[word.start..<word.end] = word.romaji }
        var number = 0
        return shown(analysis.tokens, points).map { token in
            let isCounted = token.kind != .space && token.kind != .punctuation
            if isCounted { number += 1 }
            return GlossedWord(
                token: token, gloss: isCounted ? literal(token) : nil, number: isCounted ? number : nil,
                romaji: language == .japanese ? romaji(of: token, spoken) : nil)
        }
    }

    /// Returns the romaji of a word as it is spoken: は is `wa` as a particle, and `ha` in はは (mother). A
    /// word of the learner's own corrections is romanised letter by letter.
    private func romaji(of token: Token, _ spoken: [Range<Int>: String]) -> String? {
        token.reading.map { spoken[token.start..<token.end] ?? Kana.romaji($0) }
    }

    /// Returns the words to show. A Chinese word is split where a marker begins or ends inside it, since 把门 with 把 as a
    /// marker does not mean goalkeeper.
    private func shown(_ tokens: [Token], _ points: [GrammarPoint]) -> [Token] {
        guard language == .chinese else { return tokens }
        let edges = Set(points.flatMap { [$0.start, $0.end] }).sorted()
        // Tokens and edges are both in order, so each edge is examined once or twice.
        var next = 0
        return tokens.flatMap { token -> [Token] in
            while next < edges.count, edges[next] <= token.start { next += 1 }
            let inside = edges[next...].prefix { $0 < token.end }
            guard !inside.isEmpty else { return [token] }
            let scalars = Array(token.text.unicodeScalars)
            let bounds = [token.start] + inside + [token.end]
            return zip(bounds, bounds.dropFirst()).flatMap { start, end in
                let part = scalars[start - token.start..<end - token.start]
                return annotator.tokens(String(String.UnicodeScalarView(part)), .chinese).map { piece in
                    var piece = piece
                    piece.start += start
                    piece.end += start
                    return piece
                }
            }
        }
    }

    private func points(of analysis: Analysis, while goesOn: () -> Bool) -> [GrammarPoint] {
        switch language {
        case .chinese: points(ofChinese: analysis.tokens, while: goesOn)
        case .japanese: points(ofJapanese: analysis.japanese.flatMap(\.morphemes), while: goesOn)
        case .english: []
        }
    }

    private func points(ofChinese words: [Token], while goesOn: () -> Bool) -> [GrammarPoint] {
        let tokens = ChineseTokens { [self] in chineseFeatures(of: $0) }.tokens(of: words)
        return GrammarRecognizer.of(.chinese).points(in: tokens, while: goesOn)
    }

    private func points(ofJapanese morphemes: [Morpheme], while goesOn: () -> Bool) -> [GrammarPoint] {
        let tokens = ParticlePhrases.joined(morphemes).compactMap { $0.partOfSpeech == .space ? nil : GrammarToken($0) }
        return GrammarRecognizer.of(.japanese).points(in: tokens, while: goesOn)
    }

    private func chineseFeatures(of word: String) -> [String] {
        if let known = features[word] { return known }
        let entries = lexicon?.entries(of: word, in: .chinese) ?? []
        let isLong = word.unicodeScalars.count > 1
        let isVerb = entries.enumerated().contains { index, entry in
            index < 2 && entry.definitions.first?.hasPrefix("to ") ?? false
                || isLong && entry.definitions.contains { $0.hasPrefix("to ") || $0.contains("; to ") }
        }
        let found = ChineseFeature.features(
            of: word, tag: lexicon?.partOfSpeech(ofChinese: word), isVerb: isVerb)
        features[word] = found
        return found
    }

    /// What the neighbours of a Japanese particle have chosen that it means (と "that"); nil for its usual meaning.
    private func chosen(_ token: Token) -> String? {
        guard token.partOfSpeech == .particle, let gloss = token.gloss, gloss.first != "(" else { return nil }
        if usual[token.lemma] == nil {
            usual[token.lemma] =
                lexicon?.entries(of: token.lemma, reading: token.reading, partOfSpeech: .particle, in: .japanese)
                .first?.gloss ?? gloss
        }
        return usual[token.lemma] == gloss ? nil : LiteralGloss.short(gloss)
    }

    /// The past of だ and です, which the rules of inflection leave to the word before them.
    private static let pasts: Set = ["だった", "でした"]

    /// Returns the gloss under a word, with what a Japanese form adds to it: the sense that its context has chosen, a particle's function, or else the dictionary's
    /// first sense.
    private func literal(_ token: Token) -> String? {
        if let role = LiteralGloss.gloss(of: token.lemma, in: language),
            language != .chinese || !(lexicon?.isMeantUnusually(token) ?? false)
        {
            if language == .japanese, let chosen = chosen(token) { return chosen }
            if language == .japanese, Self.pasts.contains(token.text) { return "was" }
            return annotator.forms.gloss(role, of: token)
        }
        // A Chinese name stands for itself.
        if language == .chinese, token.kind == .name { return nil }
        let isName = token.kind == .name || token.gloss == "a surname"
        if language == .japanese, isName, let name = JapaneseCollocations.romanised(token) { return name }
        return token.gloss.map { annotator.forms.gloss(LiteralGloss.short($0), of: token) }
    }
}

extension GrammarToken {
    /// Converts a morpheme to the form that the rules use.
    init(_ morpheme: Morpheme) {
        self = JapaneseTokens.token(
            text: morpheme.surface, lemma: morpheme.lemma, reading: morpheme.reading ?? "", classes: morpheme.classes,
            inflectionType: morpheme.inflection?.type, inflectionForm: morpheme.inflection?.form,
            isSign: morpheme.partOfSpeech == .symbol, start: morpheme.start, end: morpheme.end)
    }
}
