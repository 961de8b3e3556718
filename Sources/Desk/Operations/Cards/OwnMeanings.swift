import Lexicon
import Model
import Review

extension NoteDraft {
    /// Returns the draft with the meaning that the learner's own dictionaries give it: the text that the learner chose of
    /// theirs, or the first one, or the one with the chosen number, of a word that Glossa's own dictionaries do not have.
    ///
    /// A meaning that the draft has stays.
    func explained(by shelf: DictionaryShelf, _ lexicon: Lexicon?) -> NoteDraft {
        guard !shelf.isEmpty, definition.isEmpty, let language = language.language else { return self }
        let entries = shelf.entries(
            around: [], of: word, reading: reading.isEmpty ? nil : reading, in: language
        ).filter { !$0.senses.isEmpty }
        func with(_ meaning: String, of entry: Entry) -> NoteDraft {
            var draft = self
            draft.definition = meaning
            draft.sense = nil
            if !entry.reading.isEmpty { draft.reading = entry.cardReading }
            // An English form is found under its headword, of which the card is.
            if language == .english, entry.headword.lowercased() != word.lowercased() { draft.word = entry.headword }
            return draft
        }
        if case .text(let text)? = sense {
            let chosen = text.withPlainLineEnds
            for entry in entries where entry.cardMeaning == chosen || entry.senses.contains(chosen) {
                return with(chosen, of: entry)
            }
            return self
        }
        guard let lexicon, lexicon.teachableSenses(of: learnt(lexicon, language), in: language).isEmpty else {
            return self
        }
        guard case .number(let number)? = sense else {
            return entries.first.map { with($0.cardMeaning, of: $0) } ?? self
        }
        let senses = entries.flatMap { entry in entry.senses.map { (text: $0, entry: entry) } }
        guard senses.indices.contains(number - 1) else { return self }
        return with(senses[number - 1].text, of: senses[number - 1].entry)
    }

    private func learnt(_ lexicon: Lexicon, _ language: Language) -> String {
        lexicon.dictionaryForm(of: word, in: language) ?? word
    }
}

extension LearnerContext {
    /// Adds cards to a deck, with what the learner's marks and all dictionaries know of their words.
    ///
    /// - Throws: As ``ReviewDesk/add(_:to:kinds:at:random:)`` does.
    public func addCards(
        _ drafts: [NoteDraft], to deck: ID<Deck>, kinds: [Card.Kind] = []
    ) async throws -> AddedNotes {
        let shelf = try await database.read(learner) { [library] in try library.ownDictionaries.current($0) }
        let explained = drafts.map { $0.explained(by: shelf, library.lexicon) }
        return try await review.add(explained, to: deck, kinds: kinds, at: now) { [self] in random() }
    }
}
