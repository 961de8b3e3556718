import Formats
import Model
import Practice
import Storage

/// A turn, with its texts and without the readings, which the dictionaries can supply again.
private struct ExportedTranslation: Encodable {
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

extension ExportSection {
    /// Every turn of the conversation, the latest first.
    static let translations = array("translations") { json, reader in
        try reader.forEachTranslation { turn throws(StorageError) in try json.row(ExportedTranslation(turn)) }
    }
}
