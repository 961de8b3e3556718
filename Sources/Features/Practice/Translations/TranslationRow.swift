import Model
import Storage

extension Translation {
    init(_ row: Row) throws(StorageError) {
        var context = TranslationContext()
        // Notes of a form that this version does not know are no reason to hide the texts.
        do throws(StorageError) { context = try row.json("context") } catch {}
        self.init(
            id: try row.id("id"), sourceLanguage: try row.value("source_language"),
            targetLanguage: try row.value("target_language"),
            sourceText: try row.text("source_text"), translatedText: try row.text("translated_text"),
            modelReading: try row.text("model_reading"), context: context, origin: try row.value("origin"),
            isSaved: try row.flag("is_saved"), createdAt: try row.time("created_at"))
    }
}
