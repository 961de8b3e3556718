import Model
import Storage

extension Transaction {
    /// Stores a turn, whether new or changed. Whether it is saved, and when it was made, stays as it is stored.
    public func keep(_ translation: Translation) throws(StorageError) {
        try run(
            """
            INSERT INTO translation (
                id, learner_id, source_language, target_language, source_text, translated_text, model_reading,
                context, origin, is_saved, created_at, updated_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, id) DO UPDATE SET
                translated_text = excluded.translated_text, model_reading = excluded.model_reading,
                context = excluded.context, origin = excluded.origin, updated_at = excluded.updated_at
            """,
            [
                SQLValue(translation.id), owner, SQLValue(translation.sourceLanguage.rawValue),
                SQLValue(translation.targetLanguage.rawValue), SQLValue(translation.sourceText),
                SQLValue(translation.translatedText), SQLValue(translation.modelReading),
                SQLValue(json: translation.context), SQLValue(translation.origin.rawValue),
                SQLValue(translation.isSaved), SQLValue(translation.createdAt), SQLValue(time),
            ], changes: .upsert(.translation, translation.id))
    }

    /// Marks a turn as saved, or removes the mark.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func setSaved(_ isSaved: Bool, translation id: ID<Translation>) throws(StorageError) {
        let changed = try run(
            "UPDATE translation SET is_saved = ?, updated_at = ? WHERE learner_id = ? AND id = ? AND deleted_at IS NULL",
            [SQLValue(isSaved), SQLValue(time), owner, SQLValue(id)], changes: .upsert(.translation, id))
        guard changed > 0 else { throw .declining(TranslationError.noSuchTranslation) }
    }
}
