import Model
import Review

extension ReviewDesk {
    /// Changes a deck to match `wanted`, starting from the stored deck.
    @discardableResult
    func settle(_ wanted: Deck, rescheduling: Rescheduling? = nil, at now: Timestamp) async throws -> Int? {
        try await settle(DeckEdit(of: try await deck(wanted.id), to: wanted), rescheduling: rescheduling, at: now)
    }

    /// Changes a note to match `wanted`, except for its media.
    func edit(
        _ wanted: Note, pictures: MediumChange = .none, recordings: MediumChange = .none,
        droppingMarkup: Bool = false, at now: Timestamp
    ) async throws {
        let change = NoteChange(
            word: wanted.word, reading: wanted.reading, definition: wanted.definition, sentence: wanted.sentence,
            translation: wanted.translation, tags: wanted.tags)
        try await edit(
            wanted.id, change, pictures: pictures, recordings: recordings, droppingMarkup: droppingMarkup, at: now)
    }
}
