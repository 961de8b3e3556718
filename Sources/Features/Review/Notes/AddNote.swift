import Lexicon
import Model
import Phonology
import Storage

extension ReviewDesk {
    /// The learner's values for a note; the dictionaries fill empty fields.
    public struct Draft: Sendable {
        public var language: LanguageTag
        public var word: String
        public var reading = ""
        public var definition = ""
        public var sentence = ""
        public var translation = ""
        public var picture = ""
        public var audio = ""
        /// A picture and a recording to save with it.
        public var newPicture: NewMedium?
        public var newRecording: NewMedium?
        public var tags: [String] = []
        public var level = ""
        /// The book in which the word occurred. A book that is not on the learner's shelf is not saved with the note.
        public var bookID: ID<Book>?
        public var page: Int?
        /// Nil for the default, which consists of the language and the word.
        public var guid: String?

        public init(language: LanguageTag, word: String) {
            self.language = language
            self.word = word
        }
    }

    /// The result of adding notes.
    public struct Added: Sendable, Equatable {
        public var notes: [SerialID<Note>] = []
        public var cards = 0
        /// Words that already had a note with such cards, which was left unchanged.
        public var known: [String] = []
    }

    /// Adds a note and its cards for each draft, in one transaction. If a word already has a note, adds the missing
    /// kinds of cards and fills the note's empty fields.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of cards for each; a cloze only if the sentence contains the word.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func add(
        _ drafts: [Draft], to deckID: ID<Deck>, kinds: [Card.Kind] = [.recognition], at now: Timestamp,
        random: @Sendable @escaping () -> UInt64
    ) async throws -> Added {
        _ = try await deck(deckID)
        let complete = try drafts.map { try checked(filled($0)) }
        return try await database.write(learner, at: now) {
            try $0.add(complete, to: deckID, kinds: kinds, random: random)
        }
    }

    /// Prepares notes and cards for ``NewCards/add(in:)`` in any transaction: fills each draft from the dictionaries
    /// and validates it.
    ///
    /// - Parameters:
    ///   - names: The names of a deck for the language in all interface languages; a new one gets the first.
    ///   - random: A word of random bits for each id.
    /// - Throws: ``ReviewError/impossibleNote(_:)``.
    public func newCards(
        of drafts: [Draft], in language: Language, to choice: DeckChoice, named names: [String],
        kinds: [Card.Kind] = [.recognition], random: @Sendable @escaping () -> UInt64
    ) throws(ReviewError) -> NewCards {
        var complete: [Draft] = []
        for draft in drafts { complete.append(try checked(filled(draft))) }
        return NewCards(
            drafts: complete, language: language, choice: choice, names: names, kinds: kinds, random: random)
    }

    /// Throws if ``add(_:to:kinds:at:random:)`` would reject a draft, regardless of its kinds.
    ///
    /// - Throws: ``ReviewError/impossibleNote(_:)``.
    public func check(_ draft: Draft) throws(ReviewError) { _ = try checked(filled(draft)) }

    /// Returns a draft of a word that the learner has marked, with its reading, sentence and book.
    public func draft(ofMarked word: String, in language: Language) async throws -> Draft {
        let learner = learner
        var draft = Draft(language: LanguageTag(language), word: word)
        let row = try await database.read(learner) { reader in
            try reader.first(
                "SELECT reading, sentence, book_id, page FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
                [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)])
        }
        if let row {
            draft.reading = try row.optionalText("reading") ?? ""
            draft.sentence = try row.optionalText("sentence") ?? ""
            draft.bookID = try row.optionalID("book_id")
            draft.page = try row.optionalInteger("page")
        }
        return filled(draft)
    }

    /// Returns a draft with its empty fields filled from the dictionaries.
    public func filled(_ draft: Draft) -> Draft {
        var draft = draft
        draft.word = draft.word.split(whereSeparator: \.isNewline)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
            .joined(separator: "\n")
        guard let language = draft.language.language else { return draft }
        let entries = lexicon?.entries(of: draft.word, in: language) ?? []
        let read = draft.reading.isEmpty ? nil : Pinyin.tonedKey(draft.reading)
        let entry = entries.first { language == .chinese && Pinyin.tonedKey($0.reading) == read } ?? entries.first
        guard let entry else { return draft }
        if draft.reading.isEmpty {
            draft.reading = language == .chinese ? Pinyin.marked(entry.reading) : entry.reading
        }
        if draft.definition.isEmpty {
            // Measure words appear among the definitions, but are not senses.
            draft.definition = entry.definitions.filter { !$0.hasPrefix("CL:") }.prefix(4).joined(separator: "; ")
        }
        if draft.level.isEmpty, let level = entry.level { draft.level = "HSK \(level)" }
        return draft
    }

    func checked(_ draft: Draft) throws(ReviewError) -> Draft {
        guard !draft.word.isEmpty else { throw .impossibleNote(.noWord) }
        guard draft.word.utf8.count <= 200 else { throw .impossibleNote(.longWord(draft.word)) }
        let fields = [
            draft.reading, draft.definition, draft.sentence, draft.translation, draft.tags.joined(separator: " "),
        ]
        guard fields.allSatisfy({ $0.utf8.count <= 20_000 && !$0.contains("\0") }) else {
            throw .impossibleNote(.longField(draft.word))
        }
        return draft
    }
}

/// Cards of one language that are about to be added.
public struct NewCards: Sendable {
    let drafts: [ReviewDesk.Draft]
    let language: Language
    let choice: DeckChoice
    let names: [String]
    let kinds: [Card.Kind]
    let random: @Sendable () -> UInt64

    /// Adds them to the deck chosen for their language, now or previously.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func add(in transaction: Transaction) throws -> (added: ReviewDesk.Added, deck: Deck) {
        let deck = try transaction.cardDeck(choice, for: language, named: names) {
            ID(at: transaction.time, random: (random(), random()))
        }
        return (try transaction.add(drafts, to: deck.id, kinds: kinds, random: random), deck)
    }
}

extension Transaction {
    /// Adds notes and their cards. If a word already has a note, adds the missing kinds of cards.
    fileprivate func add(
        _ drafts: [ReviewDesk.Draft], to deck: ID<Deck>, kinds: [Card.Kind], random: @Sendable @escaping () -> UInt64
    ) throws -> ReviewDesk.Added {
        var added = ReviewDesk.Added()
        var writer = try NoteWriter(self, learner, deck, kinds, time, random)
        let shelf = try own(Set(drafts.compactMap(\.bookID)))
        for var draft in drafts {
            if let book = draft.bookID, !shelf.contains(book) { (draft.bookID, draft.page) = (nil, nil) }
            if let known = try writer.known(draft) {
                let cards = try writer.extend(known, with: draft)
                added.cards += cards
                if cards == 0 { added.known.append(draft.word) }
                continue
            }
            guard !draft.possible(kinds).isEmpty else { throw ReviewError.impossibleNote(.noCard(draft.word)) }
            let (note, cards) = try writer.insert(try keepMedia(of: draft, learner))
            added.notes.append(note)
            added.cards += cards
        }
        return added
    }
}

extension Reader {
    /// Returns those of some books that are the learner's.
    fileprivate func own(_ books: Set<ID<Book>>) throws -> Set<ID<Book>> {
        try books.filter {
            try first("SELECT 1 FROM book WHERE learner_id = ? AND id = ?", [owner, SQLValue($0)]) != nil
        }
    }
}
