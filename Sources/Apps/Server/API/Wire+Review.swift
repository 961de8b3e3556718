import Model
import Review
import Scheduling

extension Wire {
    struct Deck: Encodable {
        var id: ID<Model.Deck>
        var parentId: ID<Model.Deck>?
        var name: String
        /// The names from the top level down, separated by `::`.
        var path: String
        var icon: String
        var options: DeckOptions
        var counts: Counts
    }

    struct Counts: Encodable {
        var new: Int
        var learning: Int
        var due: Int

        init(_ counts: StudyCounts?) {
            new = counts?.new ?? 0
            learning = counts?.learning ?? 0
            due = counts?.due ?? 0
        }
    }

    struct NewDeck: Decodable {
        var name: String
        var icon: String?
        var parentId: ID<Model.Deck>?
        var options: DeckOptions?
    }

    /// Omitted fields stay unchanged.
    struct DeckChange: Decodable {
        var name: String?
        var icon: String?
        var options: DeckOptions?
        /// The treatment of cards that would be due on other days.
        var reschedule: Rescheduling?
    }

    /// The effect of changed settings on the coming days.
    struct ReschedulingPreview: Encodable {
        var cards: Int
        var moved: Int
        /// Today first.
        var dueBefore: [Int]
        var dueAfter: [Int]

        init(_ preview: ReviewReschedulingPreview) {
            cards = preview.cards
            moved = preview.moved
            dueBefore = preview.dueBefore
            dueAfter = preview.dueAfter
        }
    }

    struct TakenBackRescheduling: Encodable {
        /// The number of restored cards.
        var cards: Int
    }

    struct Card: Encodable {
        var id: SerialID<Model.Card>
        var deckId: ID<Model.Deck>
        var kind: Model.Card.Kind
        var note: Note
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
        var lastReview: Timestamp?

        init(_ card: Model.Card, _ note: Model.Note) {
            id = card.id
            deckId = card.deckID
            kind = card.kind
            self.note = Note(note)
            state = card.schedule.state.rawValue
            standing = card.standing.rawValue
            due = card.schedule.due
            stability = card.schedule.memory?.stability
            difficulty = card.schedule.memory?.difficulty
            ease = card.schedule.ease
            interval = card.schedule.interval
            reviews = card.schedule.reviews
            lapses = card.schedule.lapses
            lastReview = card.schedule.lastReview
        }
    }

    struct Note: Encodable {
        var id: SerialID<Model.Note>
        var language: LanguageTag
        var word: String
        var reading: String
        var definition: String
        var sentence: String
        var translation: String
        /// Names of media.
        var pictures: [String]
        var recordings: [String]
        var tags: [String]
        var level: String
        var bookId: ID<Model.Book>?
        var page: Int?

        init(_ note: Model.Note) {
            id = note.id
            language = note.language
            word = note.word
            reading = note.reading
            definition = note.definition
            sentence = note.sentence
            translation = note.translation
            pictures = note.pictures
            recordings = note.recordings
            tags = note.tags
            level = note.level
            bookId = note.bookID
            page = note.page
        }
    }

    struct Cards: Encodable {
        var cards: [Card]
        var total: Int
    }

    /// Words for new notes and cards. The dictionaries fill empty fields.
    struct NewCards: Decodable {
        struct Word: Decodable {
            /// Any language; the dictionaries fill only those that Glossa reads.
            var language: LanguageTag?
            var word: String
            var reading: String?
            var definition: String?
            var sentence: String?
            var translation: String?
            var tags: [String]?
        }

        var deckId: ID<Model.Deck>
        var kinds: [Model.Card.Kind]?
        var words: [Word]
    }

    struct AddedCards: Encodable {
        var notes: [SerialID<Model.Note>]
        var cards: Int
        /// Words that already had a note, which was left unchanged.
        var known: [String]
    }
}
