import Model
import Review

/// What the API and commands say of a card alike.
private struct CardFields: Encodable {
    var id: SerialID<Card>
    var kind: Card.Kind
    /// 0 new, 1 learning, 2 review, 3 relearning.
    var state: Int
    /// 0 studied, 1 suspended.
    var standing: Int
    var due: Timestamp
    var stability: Double?
    var difficulty: Double?
    var ease: Double
    /// Days.
    var interval: Int
    var reviews: Int
    var lapses: Int

    init(_ card: Card) {
        id = card.id
        kind = card.kind
        state = card.schedule.state.rawValue
        standing = card.standing.rawValue
        due = card.schedule.due
        stability = card.schedule.memory?.stability
        difficulty = card.schedule.memory?.difficulty
        ease = card.schedule.ease
        interval = card.schedule.interval
        reviews = card.schedule.reviews
        lapses = card.schedule.lapses
    }
}

/// A card with its note, in the API.
public struct CardJSON: Encodable, Sendable {
    private let card: Card
    private let note: NoteJSON

    public init(_ card: Card, _ note: Note) {
        self.card = card
        self.note = NoteJSON(note)
    }

    private enum CodingKeys: String, CodingKey { case deckId, note, lastReview }

    public func encode(to encoder: any Encoder) throws {
        try CardFields(card).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(card.deckID, forKey: .deckId)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(card.schedule.lastReview, forKey: .lastReview)
    }
}

/// A card as `glossa cards` prints it.
public struct PrintedCard: Encodable, Sendable {
    private let card: Card
    private let note: Note
    private let deck: String

    /// - Parameter tree: All decks.
    public init(_ found: FoundCard, in tree: DeckTree) {
        card = found.card
        note = found.note
        deck = tree.path(of: found.card.deckID)
    }

    private enum CodingKeys: String, CodingKey { case noteId, deck, word, reading, definition, sentence, tags }

    public func encode(to encoder: any Encoder) throws {
        try CardFields(card).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(note.id, forKey: .noteId)
        try container.encode(deck, forKey: .deck)
        try container.encode(note.word, forKey: .word)
        try container.encode(note.reading, forKey: .reading)
        try container.encode(note.definition, forKey: .definition)
        try container.encode(note.sentence, forKey: .sentence)
        try container.encode(note.tags, forKey: .tags)
    }
}

/// `{"cards": […], "total": 120}`
public struct CardsJSON: Encodable, Sendable {
    var cards: [CardJSON]
    var total: Int

    /// - Parameter total: The number of all cards that match.
    public init(_ cards: [FoundCard], total: Int) {
        self.cards = cards.map { CardJSON($0.card, $0.note) }
        self.total = total
    }
}

/// Words for new notes and cards. The dictionaries fill empty fields.
public struct SentCards: Decodable, Sendable {
    struct Word: Decodable, Sendable {
        /// Any language; the dictionaries fill only those that Glossa reads.
        var language: LanguageTag?
        var word: String
        var reading: String?
        var definition: String?
        /// The number or the text of one of the dictionary's senses; without a definition only.
        var sense: SentSense?
        var sentence: String?
        var translation: String?
        var tags: [String]?
    }

    public var deckId: ID<Deck>
    public var kinds: [Card.Kind]?
    var words: [Word]

    /// The notes to add.
    public var drafts: [NoteDraft] {
        words.map { word in
            var draft = NoteDraft(language: word.language ?? .chinese, word: word.word)
            draft.reading = word.reading ?? ""
            draft.definition = word.definition ?? ""
            draft.sense = word.sense?.choice
            draft.sentence = word.sentence ?? ""
            draft.translation = word.translation ?? ""
            draft.tags = word.tags ?? []
            return draft
        }
    }
}

/// A sense of a word: its number, or its text.
struct SentSense: Decodable, Sendable {
    let choice: SenseChoice

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            choice = .number(number)
        } else {
            choice = .text(try container.decode(String.self))
        }
    }
}

/// What became of ``SentCards``.
public struct AddedCardsJSON: Encodable, Sendable {
    var notes: [SerialID<Note>]
    var cards: Int
    /// Words that already had a note, which was left unchanged.
    var known: [String]
    /// Words that got no card, because no dictionary says what they mean, with their parts that have a meaning.
    var meaningless: [Meaningless]

    struct Meaningless: Encodable {
        var word: String
        var parts: [Part]
    }

    struct Part: Encodable {
        var word: String
        var reading: String
        var meaning: String
    }

    public init(_ added: AddedNotes) {
        notes = added.notes
        cards = added.cards
        known = added.known
        meaningless = added.meaningless.map { word in
            Meaningless(
                word: word.word,
                parts: word.parts.map { Part(word: $0.word, reading: $0.reading, meaning: $0.meaning) })
        }
    }
}
