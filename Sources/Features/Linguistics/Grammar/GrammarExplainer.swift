import Grammar
import Lexicon
import Model
import Morphology

/// Finds grammar points without a desk: no database, no corrections. Confined to one thread at a time.
public final class GrammarExplainer {
    private let lexicon: Lexicon?
    private let japanese: JapaneseAnalyzer?
    private let annotator: Annotator
    private let language: Language
    private var features: [String: [String]] = [:]

    /// - Parameter lexicon: Nil to work without dictionaries: Chinese is then not segmented, and little is found.
    public convenience init(lexicon: Lexicon?, language: Language) {
        self.init(
            lexicon: lexicon, japanese: language == .japanese ? try? JapaneseAnalyzer() : nil, language: language,
            corrections: [])
    }

    init(lexicon: Lexicon?, japanese: JapaneseAnalyzer?, language: Language, corrections: [Correction]) {
        self.lexicon = lexicon
        self.japanese = japanese
        self.language = language
        annotator = Annotator(lexicon: lexicon, japanese: japanese, language: language, corrections: corrections)
    }

    /// Returns the grammar points of a line, in order of position. Offsets count Unicode scalars.
    public func points(in line: String) -> [GrammarPoint] { points(in: line, words: nil) { true } }

    /// Returns the words of a text with their literal translations, and its grammar points.
    ///
    /// - Parameter goesOn: Called before each piece and each sentence; once it returns false, the rest has no words or
    ///   points.
    public func explain(_ text: String, while goesOn: () -> Bool = { true }) -> GrammarExplanation {
        let tokens = annotator.tokens(text, language, while: goesOn)
        let points = points(in: text, words: tokens, while: goesOn)
        var number = 0
        let words = shown(tokens, points).map { token in
            let isCounted = token.kind != .space && token.kind != .punctuation
            if isCounted { number += 1 }
            return GlossedWord(
                token: token, gloss: isCounted ? literal(token) : nil, number: isCounted ? number : nil)
        }
        return GrammarExplanation(text: text, language: language, words: words, points: points)
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

    private func points(in line: String, words: [Token]?, while goesOn: () -> Bool) -> [GrammarPoint] {
        switch language {
        case .chinese:
            let words = words ?? annotator.tokens(line, .chinese)
            let tokens = ChineseTokens { [self] in chineseFeatures(of: $0) }.tokens(of: words)
            return GrammarRecognizer.of(.chinese).points(in: tokens, while: goesOn)
        case .japanese:
            guard let japanese else { return [] }
            let tokens = japanese.analyze(line).compactMap { $0.partOfSpeech == .space ? nil : GrammarToken($0) }
            return GrammarRecognizer.of(.japanese).points(in: tokens, while: goesOn)
        case .english: return []
        }
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

    /// Returns the gloss under a word: a particle's function, or else the dictionary's first sense.
    private func literal(_ token: Token) -> String? {
        if let role = LiteralGloss.gloss(of: token.lemma, in: language) { return role }
        guard let gloss = token.gloss else { return nil }
        return LiteralGloss.short(gloss)
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
