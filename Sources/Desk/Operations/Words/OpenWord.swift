import DailyWords
import Library
import Linguistics
import Model
import Storage

/// A word with everything that its card shows.
public struct OpenedWord: Sendable {
    public var card: WordCard
    /// Where a card of it would go.
    public var decks: CardDecks
    /// Sentences from outside the learner's books; nil if they were not wanted.
    public var sentences: WordExamples?
}

extension LearnerContext {
    /// Opens a word that was tapped on a page or looked up by itself, as of one snapshot.
    ///
    /// A page that was opened before is not analysed again.
    ///
    /// - Parameter withSentences: Whether to find sentences from outside the learner's books, too.
    /// - Throws: `ReadingError.impossibleWord`, `StorageError`.
    public func openWord(_ request: WordRequest, withSentences: Bool = false) async throws -> OpenedWord {
        var request = request
        if request.place == nil {
            request.word = library.lexicon?.wordOfTexts(request.word, in: request.language) ?? request.word
        }
        let (card, decks) = try await database.read(learner) { [library, request] reader in
            var surroundings = try reader.surroundings(of: request)
            if let stored = surroundings.page {
                let page = try library.withOwnWords(stored, reader)
                surroundings.words = library.words(of: page, surroundings.corrections)
            }
            var card = try reader.describe(
                request, in: surroundings, library.lexicon, library.knowledge,
                try library.ownDictionaries.current(reader))
            if request.language == .english, let lexicon = library.lexicon {
                let token = card.start.flatMap { start in surroundings.words.first { $0.start == start } }
                lexicon.tellEnglish(&card, as: token, for: try reader.preferences().interface)
            }
            if var offer = card.offer {
                // The learner's own dictionaries may have a word that Glossa's do not have.
                if offer.lacksMeaning, !card.entries.isEmpty, let lexicon = library.lexicon {
                    offer = lexicon.cardOffer(
                        of: card.word, card.entries, in: card.language, for: try reader.preferences().interface)
                }
                card.offer = try reader.tellingKnownCard(offer, in: card.language)
            }
            return (card, try reader.cardDecks(for: request.language))
        }
        guard withSentences else { return OpenedWord(card: card, decks: decks) }
        let sentences = try await dailyWords.examples(of: card.word, in: card.language, at: now)
        return OpenedWord(card: card, decks: decks, sentences: sentences)
    }

    /// Returns the senses that a card of a word can teach, by number; none without a lexicon.
    public func senses(of card: WordCard) -> [TeachableSense] {
        guard let lexicon = library.lexicon else { return [] }
        let learnt = lexicon.dictionaryForm(of: card.word, in: card.language) ?? card.word
        return lexicon.teachableSenses(of: learnt, in: card.language)
    }
}
