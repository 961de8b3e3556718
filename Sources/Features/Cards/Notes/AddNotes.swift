import Lexicon
import Model
import Storage

/// The result of adding notes.
public struct AddedNotes: Sendable, Equatable {
    public var notes: [SerialID<Note>] = []
    public var cards = 0
    /// Words that already had a note with such cards, which was left unchanged.
    public var known: [String] = []
    /// Words that got no card, because no dictionary says what they mean.
    public var meaningless: [MeaninglessWord] = []

    public init() {}

    public static func += (left: inout AddedNotes, right: AddedNotes) {
        left.notes += right.notes
        left.cards += right.cards
        left.known += right.known
        left.meaningless += right.meaningless
    }
}

/// Cards of one language that are about to be added.
public struct NewCards: Sendable {
    let drafts: [NoteDraft]
    let language: Language
    let choice: DeckChoice
    let interface: Preferences.Interface
    let kinds: [Card.Kind]
    let random: @Sendable () -> UInt64

    /// Fills each draft from the dictionaries and validates it.
    ///
    /// - Parameters:
    ///   - interface: The language of the interface, in which a new deck is named.
    ///   - kinds: The kinds of cards for each; none for recognition alone.
    ///   - random: A word of random bits for each id.
    /// - Throws: ``ReviewError/impossibleNote(_:)``, also for a draft without a word.
    public init(
        of drafts: [NoteDraft], in language: Language, to choice: DeckChoice, _ interface: Preferences.Interface,
        kinds: [Card.Kind] = [], _ lexicon: Lexicon?, random: @Sendable @escaping () -> UInt64
    ) throws(ReviewError) {
        self.drafts = try NoteDraft.ready(drafts, lexicon, for: interface)
        self.language = language
        self.choice = choice
        self.interface = interface
        self.kinds = kinds
        self.random = random
    }

    /// The words, if none of them has a meaning; nil if any has.
    public var meaningless: [MeaninglessWord]? {
        let words = drafts.compactMap { $0.meaningless }
        return words.count == drafts.count ? words : nil
    }

    /// Adds them to the deck chosen for their language, now or previously.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func add(in transaction: Transaction) throws(StorageError) -> (added: AddedNotes, deck: Deck) {
        let deck = try transaction.cardDeck(choice, for: language, interface) {
            ID(at: transaction.time, random: (random(), random()))
        }
        return (try transaction.add(drafts, to: deck.id, kinds: kinds, random: random), deck)
    }
}

extension Transaction {
    /// Adds a note and its cards for each draft. If a word already has a note, adds the missing kinds of cards and fills
    /// the note's empty fields.
    ///
    /// - Parameters:
    ///   - drafts: As ``NoteDraft/ready(_:_:)`` returns them.
    ///   - kinds: The kinds of cards for each, a cloze only if the sentence has the word or a form of it; none for recognition
    ///     alone.
    /// - Returns: What was added. Words without a meaning are left out, and named.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleNote(_:)``, also if there is nothing but words
    ///   without a meaning; `QuotaExceeded`. Nothing is added then.
    public func add(
        _ drafts: [NoteDraft], to deck: ID<Deck>, kinds: [Card.Kind] = [], random: @escaping () -> UInt64
    ) throws(StorageError) -> AddedNotes {
        _ = try self.deck(deck)
        let kinds = kinds.isEmpty ? [.recognition] : kinds
        var added = AddedNotes()
        var writer = try NoteWriter(self, learner, deck, kinds, time, random)
        let shelf = try own(Set(drafts.compactMap { $0.bookID }))
        for var draft in drafts {
            if let book = draft.bookID, !shelf.contains(book) { (draft.bookID, draft.page) = (nil, nil) }
            if let known = try writer.known(draft) {
                let cards = try writer.extend(known, with: draft)
                added.cards += cards
                if cards == 0 { added.known.append(draft.word) }
                continue
            }
            if let meaningless = draft.meaningless {
                added.meaningless.append(meaningless)
                continue
            }
            guard !draft.possible(kinds).isEmpty else {
                throw .declining(ReviewError.impossibleNote(.noCard(draft.word)))
            }
            let (note, cards) = try writer.insert(try keepMedia(of: draft, learner))
            added.notes.append(note)
            added.cards += cards
        }
        if let first = added.meaningless.first, added.meaningless.count == drafts.count {
            throw .declining(ReviewError.impossibleNote(.noMeaning(first)))
        }
        #if !hasFeature(Embedded)
        if writer.grown > 0 { try requireRoom(for: writer.grown, files: 0, isThere: true) }
        #endif
        return added
    }
}

extension Reader {
    /// Returns those of some books that are the learner's.
    fileprivate func own(_ books: Set<ID<Book>>) throws(StorageError) -> Set<ID<Book>> {
        var own: Set<ID<Book>> = []
        for book in books
        where try first("SELECT 1 FROM book WHERE learner_id = ? AND id = ?", [owner, SQLValue(book)]) != nil {
            own.insert(book)
        }
        return own
    }
}
