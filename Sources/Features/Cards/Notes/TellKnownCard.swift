import Model
import Storage

extension Reader {
    /// Returns the offer with the card that its word has already, so that nobody is surprised when no other one is made.
    public func tellingKnownCard(_ offer: CardOffer, in language: Language) throws(StorageError) -> CardOffer {
        var offer = offer
        let row = try first(
            """
            SELECT word, reading, definition FROM note
            WHERE learner_id = ? AND guid = ? AND deleted_at IS NULL AND EXISTS (
                SELECT 1 FROM card WHERE card.note_id = note.id AND card.learner_id = note.learner_id
                    AND card.kind = 'recognition' AND card.standing <> 2)
            """,
            [owner, SQLValue(NoteDraft(language: LanguageTag(language), word: offer.word).identifier)])
        guard let row else { return offer }
        let (word, reading) = (try row.text("word"), try row.text("reading"))
        let meaning = try row.text("definition").split(whereSeparator: { $0.isNewline }).first ?? ""
        offer.known = word + (reading.isEmpty ? "" : " (\(reading))") + (meaning.isEmpty ? "" : " → ")
        let told = meaning.cut(to: Self.longestMeaning)
        offer.known += told.utf8.count < meaning.utf8.count ? told + "…" : told
        return offer
    }

    /// The most characters of a meaning that are told.
    private static var longestMeaning: Int { 80 }
}
