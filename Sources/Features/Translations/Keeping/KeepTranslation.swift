import Model
import Storage

extension TranslationDesk {
    /// Stores a turn, whether new or changed.
    package func keep(_ translation: Translation, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
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
                    SQLValue(translation.id), SQLValue(learner), SQLValue(translation.sourceLanguage.rawValue),
                    SQLValue(translation.targetLanguage.rawValue), SQLValue(translation.sourceText),
                    SQLValue(translation.translatedText), SQLValue(translation.modelReading),
                    SQLValue(json: translation.context),
                    SQLValue(translation.origin.rawValue), SQLValue(translation.isSaved ? 1 : 0),
                    SQLValue(translation.createdAt), SQLValue(now),
                ], changes: .upsert(.translation, translation.id))
        }
    }

    /// Marks a turn as saved, or removes the mark.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func setSaved(_ isSaved: Bool, _ id: ID<Translation>, at now: Timestamp) async throws {
        let learner = learner
        let changed = try await database.write(learner, at: now) { transaction in
            try transaction.run(
                "UPDATE translation SET is_saved = ?, updated_at = ? WHERE learner_id = ? AND id = ? AND deleted_at IS NULL",
                [SQLValue(isSaved ? 1 : 0), SQLValue(now), SQLValue(learner), SQLValue(id)],
                changes: .upsert(.translation, id))
        }
        guard changed > 0 else { throw TranslationError.noSuchTranslation }
    }
}
