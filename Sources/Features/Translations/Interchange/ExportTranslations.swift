import Model

/// What the export of everything holds of a turn: what was said, without the readings that the dictionaries give anew.
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
    /// Every turn, the latest first.
    public func export() async throws -> [ExportedTranslation] {
        try await translations(TranslationFilter(limit: 1_000_000)).translations.map { ExportedTranslation($0) }
    }
}
