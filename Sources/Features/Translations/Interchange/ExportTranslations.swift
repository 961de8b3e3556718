import Model
import Storage

/// A turn in the full export: its texts, without the readings, which the dictionaries can supply again.
public struct ExportedTranslation: Encodable, Sendable {
    var id: ID<Translation>
    var sourceLanguage: Language
    var targetLanguage: Language
    var sourceText: String
    var translatedText: String
    var modelReading: String
    var context: TranslationContext
    var origin: Translation.Origin
    var isSaved: Bool
    var createdAt: Timestamp

    init(_ translation: Translation) {
        id = translation.id
        sourceLanguage = translation.sourceLanguage
        targetLanguage = translation.targetLanguage
        sourceText = translation.sourceText
        translatedText = translation.translatedText
        modelReading = translation.modelReading
        context = translation.context
        origin = translation.origin
        isSaved = translation.isSaved
        createdAt = translation.createdAt
    }
}

extension TranslationDesk {
    /// Calls `body` with every turn, latest first.
    public func export(_ reader: Reader, _ body: (ExportedTranslation) throws -> Void) throws {
        try reader.forEachTranslation { turn throws(StorageError) in
            do { try body(ExportedTranslation(turn)) } catch { throw .declining(error) }
        }
    }
}
