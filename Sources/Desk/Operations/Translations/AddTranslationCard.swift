import Model
import Review
import Translations

extension LearnerContext {
    /// Adds a card of a whole turn: the text in the language being learned on the front, the English on the back.
    ///
    /// - Returns: What was added; nothing if there already was such a card.
    /// - Throws: `TranslationError.noSuchTranslation`, `ReviewError`, `StorageError`.
    public func addCard(of id: ID<Translation>) async throws -> AddedNotes {
        let turn = try await translations.read(id)
        let language = turn.translation.learntLanguage
        var draft = NoteDraft(language: LanguageTag(language), word: turn.translation.learntText)
        draft.reading = turn.reading
        draft.definition = turn.translation.englishText
        return try await addCards([draft], in: language).added
    }
}
