import Grammar
import Linguistics
import Model
import Phonology
import Practice

/// A turn with dictionary data.
public struct ReadTranslation: Sendable {
    public var translation: Translation
    /// The words of the text in the target language of the learner, with readings from the lexicon or MeCab; without a
    /// translation, those of the English text with their equivalents in the other language.
    public var words: [GlossedWord]
    /// The reading of the text in the learner's target language: pinyin or kana; empty if it has none.
    public var reading: String
    /// The romaji of a Japanese text, in the Hepburn system; empty for others.
    public var romaji: String
    /// Where the model's reading differs from the dictionaries', as indices of `words`.
    public var disagreements: [ReadingComparison.Difference]
}

extension TranslationDesk {
    /// Adds readings, glosses and the model's mistakes to a turn. They are not stored, because better dictionaries will
    /// improve them.
    public func read(_ translation: Translation) async throws -> ReadTranslation {
        let language = translation.learntLanguage
        let text = translation.learntText
        guard !text.isEmpty else {
            return ReadTranslation(
                translation: translation,
                words: try await equivalents(of: translation.englishText, in: language), reading: "", romaji: "",
                disagreements: [])
        }
        let words = try await texts.explain(text, in: language).words
        let readings = words.map { $0.token.reading ?? "" }
        let said = translation.modelReading
        return ReadTranslation(
            translation: translation, words: words,
            reading: Self.joined(words) { $0.token.reading },
            romaji: language == .japanese ? romaji(of: words, in: text) : "",
            disagreements: language == .japanese
                ? ReadingComparison(kana: readings, said: said).differences
                : ReadingComparison(pinyin: readings, said: said).differences)
    }

    /// Returns the romaji of the words of a Japanese text, as the analyser says that they are spoken: は is `wa` as a
    /// particle, and `ha` in はは (mother). A word of the learner's own corrections is romanised letter by letter.
    private func romaji(of words: [GlossedWord], in text: String) -> String {
        let analysed = texts.japanese?.words(in: text) ?? []
        let spoken = Dictionary(
            analysed.map { ($0.start..<$0.end, $0.romaji) }, uniquingKeysWith: { first, _ in first })
        return Self.joined(words) { word in
            let token = word.token
            return token.reading.map { (spoken[token.start..<token.end] ?? nil) ?? Kana.romaji($0) }
        }
    }

    /// Joins the readings of words, keeping the punctuation of the text.
    private static func joined(_ words: [GlossedWord], _ reading: (GlossedWord) -> String?) -> String {
        var line = ""
        for word in words {
            let token = word.token
            if let text = reading(word), !text.isEmpty {
                if let last = line.last, !last.isWhitespace, !"“‘(（「『".contains(last) { line += " " }
                line += text
            } else if token.kind == .punctuation {
                line += signs[token.text] ?? token.text
            } else if token.kind == .space {
                line += " "
            } else {
                if let last = line.last, !last.isWhitespace { line += " " }
                line += token.text
            }
        }
        return line.trimmed
    }

    /// The half-width forms of full-width signs, for use between Latin letters.
    private static let signs = [
        "，": ",", "。": ".", "、": ",", "？": "?", "！": "!", "：": ":", "；": ";", "（": " (", "）": ")", "「": " “", "」": "”",
        "『": " “", "』": "”", "“": " “", "”": "”",
    ]

    /// Returns the words of an English text, each with its most common equivalent in another language.
    private func equivalents(of text: String, in language: Language) async throws -> [GlossedWord] {
        let tokens = try await texts.annotate(text, in: .english)
        var number = 0
        return tokens.map { token in
            guard token.kind.isWord else { return GlossedWord(token: token, gloss: nil, number: nil) }
            number += 1
            return GlossedWord(
                token: token, gloss: texts.equivalent(ofEnglish: token.lemma, in: language), number: number)
        }
    }
}
