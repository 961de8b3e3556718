import Grammar
import Model

/// A turn in the JSON of the API and commands.
public struct TranslationJSON: Encodable, Sendable {
    struct Word: Encodable, Sendable {
        var text: String
        var lemma: String
        var reading: String?
        var gloss: String?
    }

    struct Disagreement: Encodable, Sendable {
        var word: String
        var reading: String
        var model: String
    }

    var id: ID<Translation>
    var sourceLanguage: Language
    var targetLanguage: Language
    var sourceText: String
    /// Empty if no model has translated it.
    var translatedText: String
    /// For a Japanese text, from MeCab.
    var romaji: String?
    /// Kana or pinyin, from MeCab or the lexicon.
    var reading: String?
    var context: TranslationContext
    /// `model`, `words` or `waiting`.
    var origin: Translation.Origin
    /// The name of the error that kept a model from translating it.
    var reason: String?
    var words: [Word]
    var readingDisagreements: [Disagreement]
    var isSaved: Bool
    var createdAt: Timestamp

    /// - Parameter reason: The name of the error that kept a model from translating it; nil if there is none.
    public init(_ read: ReadTranslation, reason: String? = nil) {
        let translation = read.translation
        id = translation.id
        sourceLanguage = translation.sourceLanguage
        targetLanguage = translation.targetLanguage
        sourceText = translation.sourceText
        translatedText = translation.translatedText
        romaji = read.romaji.isEmpty ? nil : read.romaji
        reading = read.reading.isEmpty ? nil : read.reading
        context = translation.context
        origin = translation.origin
        self.reason = reason
        words = read.words.filter { $0.token.kind.isWord }.map {
            Word(text: $0.token.text, lemma: $0.token.lemma, reading: $0.token.reading, gloss: $0.gloss)
        }
        readingDisagreements = read.disagreements.map {
            Disagreement(word: $0.word, reading: $0.reading, model: $0.said)
        }
        isSaved = translation.isSaved
        createdAt = translation.createdAt
    }
}
