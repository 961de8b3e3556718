import Grammar
import Linguistics
import Model
import Phonology
import Practice

extension TranslationDesk {
    /// Returns a turn with readings, glosses and the model's mistakes.
    ///
    /// - Throws: `TranslationError.noSuchTranslation`.
    public func read(_ id: ID<Translation>) async throws -> ReadTranslation {
        try await read(try await translation(id))
    }

    /// Returns turns with readings, in the same order, all with the same corrections.
    ///
    /// - Parameter corrections: The learner's, by language.
    public func read(
        _ translations: [Translation], applying corrections: [Language: [Correction]]
    ) async throws -> [ReadTranslation] {
        let desk = TranslationDesk(
            database: database, learner: learner, texts: texts.applying(corrections), models: models)
        var turns: [ReadTranslation] = []
        for translation in translations { turns.append(try await desk.read(translation)) }
        return turns
    }

    /// Adds readings, glosses and the model's mistakes to a turn. They are not stored, because better dictionaries will
    /// improve them.
    public func read(_ translation: Translation) async throws -> ReadTranslation {
        let language = translation.learntLanguage
        let text = translation.learntText
        guard !text.isEmpty else {
            return ReadTranslation(
                translation: translation,
                words: texts.gloss(
                    english: try await texts.annotate(translation.englishText, in: .english), in: language))
        }
        let words = try await texts.gloss(text, in: language)
        return ReadTranslation(
            translation: translation, words: words, reading: Self.joined(words) { $0.token.reading },
            romaji: language == .japanese ? Self.joined(words, \.romaji) : "",
            disagreements: Self.disagreements(words, translation.modelReading, in: language))
    }

    /// Returns the words that a model reads in another way than the dictionaries.
    private static func disagreements(
        _ words: [GlossedWord], _ said: String, in language: Language
    ) -> [ReadTranslation.Disagreement] {
        let readings = words.map { $0.token.reading ?? "" }
        let comparison =
            language == .japanese
            ? ReadingComparison(kana: readings, said: said) : ReadingComparison(pinyin: readings, said: said)
        return comparison.differences.map {
            .init(word: words[$0.word].token.text, reading: readings[$0.word], said: $0.said)
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
        return line.trimmingWhitespace
    }

    /// The half-width forms of full-width signs, for use between Latin letters.
    private static let signs = [
        "，": ",", "。": ".", "、": ",", "？": "?", "！": "!", "：": ":", "；": ";", "（": " (", "）": ")", "「": " “", "」": "”",
        "『": " “", "』": "”", "“": " “", "”": "”",
    ]
}
