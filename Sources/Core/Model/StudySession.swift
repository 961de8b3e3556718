/// The study of a deck at a moment, from one snapshot: the card to answer, and what is said around it.
public struct StudySession: Sendable {
    /// Today's answers in the deck and its subdecks.
    public struct Done: Hashable, Sendable {
        public var answers: Int
        public var recalled: Int
        public var milliseconds: Int

        public init(answers: Int = 0, recalled: Int = 0, milliseconds: Int = 0) {
            self.answers = answers
            self.recalled = recalled
            self.milliseconds = milliseconds
        }
    }

    public var deck: Deck
    /// The requested card if it can be answered, or else the next one; nil if none is waiting.
    public var question: Question?
    /// Whether the question is the requested card.
    public var isRequested: Bool
    /// The cards waiting in the deck.
    public var counts: StudyCounts
    /// The estimated time for them; nil without any, or without a pace.
    public var secondsLeft: Int?
    /// The operation that can be undone; nil if there is none.
    public var undoable: UndoableVerb?
    /// The cards waiting in all decks.
    public var waiting: StudyCounts
    public var done: Done
    /// The cards that will be waiting in the deck tomorrow; counted only if none is waiting now.
    public var tomorrow: StudyCounts
    /// The card that has just become a leech, if it still exists.
    public var leech: FoundCard?
    /// The word of the note that an undo has just restored, if it still exists.
    public var undone: NoteWord?

    public init(
        deck: Deck, question: Question? = nil, isRequested: Bool = false, counts: StudyCounts = StudyCounts(),
        secondsLeft: Int? = nil, undoable: UndoableVerb? = nil, waiting: StudyCounts = StudyCounts(),
        done: Done = Done(), tomorrow: StudyCounts = StudyCounts(), leech: FoundCard? = nil, undone: NoteWord? = nil
    ) {
        self.deck = deck
        self.question = question
        self.isRequested = isRequested
        self.counts = counts
        self.secondsLeft = secondsLeft
        self.undoable = undoable
        self.waiting = waiting
        self.done = done
        self.tomorrow = tomorrow
        self.leech = leech
        self.undone = undone
    }
}

/// The word of a note, with its language.
public struct NoteWord: Hashable, Sendable {
    public var word: String
    public var language: LanguageTag

    public init(_ word: String, _ language: LanguageTag) {
        self.word = word
        self.language = language
    }
}
