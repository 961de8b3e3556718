import Grammar
import Model
import Pages

/// A turn in the JSON of the API and commands.
public struct TranslationJSON: Encodable, Sendable {
    struct Word: Encodable, Sendable {
        var text: String
        var lemma: String
        var reading: String?
        var gloss: String?
        /// How the gloss of an English word is read: pinyin or kana.
        var glossReading: String?
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
    /// For a Japanese text, from Glossa's analysis of it.
    var romaji: String?
    /// Kana or pinyin, from Glossa's analysis of the text.
    var reading: String?
    var context: TranslationContext
    /// `model`, `words` or `waiting`.
    var origin: Translation.Origin
    /// Why no model translated it, if one was just asked.
    var reason: ErrorCode?
    /// The same in words, and where it is mended.
    var failure: ErrorJSON?
    /// The words and the numbers of the text, without its signs.
    var words: [Word]
    var readingDisagreements: [Disagreement]
    var isSaved: Bool
    var createdAt: Timestamp

    /// - Parameter wording: In which a failure is told.
    public init(_ read: ReadTranslation, in wording: Wording = Wording(.english)) {
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
        reason = read.reason?.code
        failure = read.reason.map { ErrorJSON($0, in: wording) }
        words = read.words.filter { $0.token.kind.isWord || $0.token.kind == .number }.map {
            Word(
                text: $0.token.text, lemma: $0.token.lemma, reading: $0.token.reading, gloss: $0.gloss,
                glossReading: $0.glossReading)
        }
        readingDisagreements = read.disagreements.map {
            Disagreement(word: $0.word, reading: $0.reading, model: $0.said)
        }
        isSaved = translation.isSaved
        createdAt = translation.createdAt
    }
}

/// `{"translation": …}`
public struct MadeTranslationJSON: Encodable, Sendable {
    var translation: TranslationJSON

    public init(_ read: ReadTranslation) { translation = TranslationJSON(read) }
}

/// `{"translations": […], "total": 120}`
public struct TranslationsJSON: Encodable, Sendable {
    var translations: [TranslationJSON]
    var total: Int

    /// - Parameter total: The number of all that match.
    public init(_ translations: [ReadTranslation], total: Int) {
        self.translations = translations.map { TranslationJSON($0) }
        self.total = total
    }
}

/// A line of a stream: the text so far, the turn at the end, or an error.
public enum TranslationLine: Encodable, Sendable {
    case text(String)
    /// The wording is the one in which a failure is told.
    case end(ReadTranslation, in: Wording = Wording(.english))
    case error(ErrorJSON)

    private enum CodingKeys: String, CodingKey { case text, translation, error }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try container.encode(text, forKey: .text)
        case .end(let read, let wording):
            try container.encode(TranslationJSON(read, in: wording), forKey: .translation)
        case .error(let error): try container.encode(error, forKey: .error)
        }
    }
}
