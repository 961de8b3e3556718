import Library
import Model
import Pages
import Review
import Storage

/// Where cards of words go.
public enum CardPlace: Sendable {
    /// The deck for the words' language, chosen now or previously.
    case ofLanguage(DeckChoice)
    /// The deck at a path such as `HSK 3::Verbs`, which is added if it is missing.
    case path(String)
}

extension LearnerContext {
    /// Adds cards of one language to the deck that the learner chose for it, now or previously.
    ///
    /// - Throws: `ReviewError`, `StorageError`. Nothing is added then.
    public func addCards(
        _ drafts: [NoteDraft], in language: Language, to choice: DeckChoice = .usual, kinds: [Card.Kind] = []
    ) async throws -> (added: AddedNotes, deck: Deck) {
        try await database.write(learner, at: now) { [self] transaction in
            let cards = try review.newCards(
                of: drafts, in: language, to: choice, try transaction.preferences().interface, kinds: kinds,
                random: { [self] in random() })
            return try cards.add(in: transaction)
        }
    }

    /// Adds cards of words, with the sentences and readings of the learner's marks; the dictionaries fill the rest. All
    /// are added, or none.
    ///
    /// - Parameters:
    ///   - met: Where the word was met now, if there is only one.
    ///   - kinds: The kinds of cards for each word; none for recognition alone.
    /// - Returns: What was added, and the last deck that received cards.
    /// - Throws: `ReviewError`, also for a blank word; `StorageError`. Nothing is added then.
    public func addCards(
        of words: WordSelection, met: MetWord? = nil, to place: CardPlace, kinds: [Card.Kind] = []
    ) async throws -> (added: AddedNotes, deck: Deck) {
        try await database.write(learner, at: now) { [self] transaction in
            let lexicon = library.lexicon
            let wanted = try transaction.words(of: words, lexicon).map {
                NoteDraft(language: LanguageTag($0.language), word: $0.word)
            }
            let met = wanted.count == 1 ? met ?? MetWord() : MetWord()
            let drafts = try transaction.marked(wanted).map { $0.met(met, lexicon) }
            switch place {
            case .path(let path):
                let ready = try NoteDraft.ready(drafts, lexicon)
                let deck = try transaction.deck(at: path) { newID() }
                return (try transaction.add(ready, to: deck.id, kinds: kinds) { random() }, deck)
            case .ofLanguage(let choice):
                let interface = try transaction.preferences().interface
                var added = AddedNotes()
                var deck: Deck?
                for language in Language.allCases {
                    let own = drafts.filter { $0.language.language == language }
                    guard !own.isEmpty else { continue }
                    let cards = try review.newCards(
                        of: own, in: language, to: choice, interface, kinds: kinds,
                        random: { [self] in random() })
                    let (more, place) = try cards.add(in: transaction)
                    added += more
                    deck = place
                }
                guard let deck else { throw ReviewError.impossibleNote(.noWord) }
                return (added, deck)
            }
        }
    }

    /// Does the same for chosen words.
    public func addCards(
        ofWords words: [(language: Language, word: String)], met: MetWord? = nil, to place: CardPlace,
        kinds: [Card.Kind] = []
    ) async throws -> (added: AddedNotes, deck: Deck) {
        try await addCards(of: .words(words), met: met, to: place, kinds: kinds)
    }

    /// Returns the learner's decks and the one that receives new cards of a language, from one snapshot.
    public func cardDecks(for language: Language) async throws -> CardDecks {
        try await database.read(learner) { try $0.cardDecks(for: language) }
    }
}
