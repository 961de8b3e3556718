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

/// What the card of a word shall teach, if the learner says so.
public struct CardMeaning: Sendable {
    /// One of the dictionary's senses; nil for the usual one.
    public var sense: SenseChoice?
    /// The learner's own words, which come before a sense; empty for none.
    public var definition: String

    public init(sense: SenseChoice? = nil, definition: String = "") {
        self.sense = sense
        self.definition = definition
    }

    /// Whether the dictionaries decide.
    var isUsual: Bool { sense == nil && definition.isEmpty }
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
    ///   - meaning: What the card of a word shall teach, if there is only one.
    ///   - kinds: The kinds of cards for each word; none for recognition alone.
    /// - Returns: What was added, and the last deck that received cards. Words without a meaning are left out, and named.
    /// - Throws: `ReviewError`, also for a blank word, a sense that the word does not have, and if no word has a meaning;
    ///   `StorageError`. Nothing is added then.
    public func addCards(
        of words: WordSelection, met: MetWord? = nil, meaning: CardMeaning = CardMeaning(), to place: CardPlace,
        kinds: [Card.Kind] = []
    ) async throws -> (added: AddedNotes, deck: Deck) {
        try await database.write(learner, at: now) { [self] transaction in
            let lexicon = library.lexicon
            let interface = try transaction.preferences().interface
            var wanted = try transaction.words(of: words, lexicon).map {
                NoteDraft(language: LanguageTag($0.language), word: $0.word)
            }
            let met = wanted.count == 1 ? met ?? MetWord() : MetWord()
            if !meaning.isUsual {
                guard wanted.count == 1 else { throw ReviewError.senseOfSeveralWords }
                wanted[0].sense = meaning.sense
                wanted[0].definition = meaning.definition
            }
            let shelf = try library.ownDictionaries.current(transaction)
            let drafts = try transaction.marked(wanted).map {
                $0.explained(by: shelf, lexicon).met(met, lexicon, for: interface)
            }
            switch place {
            case .path(let path):
                let ready = try NoteDraft.ready(drafts, lexicon, for: interface)
                let deck = try transaction.deck(at: path) { newID() }
                return (try transaction.add(ready, to: deck.id, kinds: kinds) { random() }, deck)
            case .ofLanguage(let choice):
                var added = AddedNotes()
                var deck: Deck?
                let languages = Language.allCases.filter { language in
                    drafts.contains { $0.language.language == language }
                }
                for language in languages {
                    let own = drafts.filter { $0.language.language == language }
                    let cards = try review.newCards(
                        of: own, in: language, to: choice, interface, kinds: kinds,
                        random: { [self] in random() })
                    // Words of another language may have a meaning.
                    if languages.count > 1, let meaningless = cards.meaningless {
                        added.meaningless += meaningless
                        continue
                    }
                    let (more, place) = try cards.add(in: transaction)
                    added += more
                    deck = place
                }
                guard let deck else {
                    throw ReviewError.impossibleNote(added.meaningless.first.map { .noMeaning($0) } ?? .noWord)
                }
                return (added, deck)
            }
        }
    }

    /// Does the same for chosen words.
    public func addCards(
        ofWords words: [(language: Language, word: String)], met: MetWord? = nil,
        meaning: CardMeaning = CardMeaning(), to place: CardPlace, kinds: [Card.Kind] = []
    ) async throws -> (added: AddedNotes, deck: Deck) {
        try await addCards(of: .words(words), met: met, meaning: meaning, to: place, kinds: kinds)
    }

    /// Returns the learner's decks and the one that receives new cards of a language, from one snapshot.
    public func cardDecks(for language: Language) async throws -> CardDecks {
        try await database.read(learner) { try $0.cardDecks(for: language) }
    }
}
