import Model

/// An Anki deck.
public struct AnkiDeck: Sendable, Hashable, Codable {
    public var id: Int64
    /// The names on its path, from the top.
    public var path: [String]
    public var description = ""
    public var presetID: Int64 = 1
    /// Whether it is a filtered deck, which only borrows cards from other decks.
    public var isFiltered = false
    /// The deck's own value, if it differs from its preset's.
    public var desiredRetention: Double?
    public var newPerDay: Int?
    public var reviewsPerDay: Int?
    /// Everything that Anki stores about it, as schema 11 JSON; empty for a deck that does not come from Anki.
    public var source = ""

    public init(id: Int64, path: [String]) {
        self.id = id
        self.path = path
    }
}

/// An Anki preset: how the cards of several decks are studied.
public struct AnkiPreset: Sendable, Hashable, Codable {
    public var id: Int64
    public var name = "Default"
    /// In minutes.
    public var learningSteps: [Double] = [1, 10]
    public var relearningSteps: [Double] = [10]
    public var newPerDay = 20
    public var reviewsPerDay = 200
    public var maximumInterval = 36500
    public var leechThreshold = 8
    public var suspendsLeeches = false
    public var buriesSiblings = false
    public var desiredRetention = 0.9
    /// FSRS parameters: 17, 19 or 21; empty for the defaults.
    public var parameters: [Double] = []
    /// The options of Anki's SM-2; nil for Anki's defaults.
    public var sm2: AnkiSM2Options?
    /// Shares of the days of the week, Monday first: 0 to 1.
    public var dayShares: [Double] = [1, 1, 1, 1, 1, 1, 1]
    /// Everything that Anki stores about it, as schema 11 JSON; empty for a preset that does not come from Anki.
    public var source = ""

    public init(id: Int64) { self.id = id }
}

/// An Anki notetype: the fields of its notes, and the templates that generate their cards.
public struct AnkiNotetype: Sendable, Hashable, Codable {
    /// A field, with how Anki's editor shows it.
    public struct Field: Sendable, Hashable, Codable {
        public var name: String
        public var id: Int64?
        public var font = "Arial"
        public var size = 20
        public var isRightToLeft = false
        public var isSticky = false
        public var description = ""
        public var isPlainText: Bool?
        public var isCollapsed: Bool?
        public var isLeftOutOfSearch: Bool?
        public var tag: Int?
        public var preventsDeletion: Bool?

        public init(name: String) { self.name = name }
    }

    /// A template of cards.
    public struct Template: Sendable, Hashable, Codable {
        public var name: String
        public var id: Int64?
        public var question: String
        public var answer: String
        public var browserQuestion = ""
        public var browserAnswer = ""
        public var browserFont: String?
        public var browserSize: Int?
        /// The deck of its new cards.
        public var deckID: Int64?

        public init(name: String, question: String, answer: String) {
            self.name = name
            self.question = question
            self.answer = answer
        }
    }

    /// The fields that a template needs to generate a card; in JSON `[0, "any", [0, 2]]`.
    public struct Requirement: Sendable, Hashable, Codable {
        public var template: Int
        public var kind: String
        public var fields: [Int]

        public init(template: Int, kind: String, fields: [Int]) {
            self.template = template
            self.kind = kind
            self.fields = fields
        }

        public init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            template = try parts.decode(Int.self)
            kind = try parts.decode(String.self)
            fields = try parts.decode([Int].self)
        }

        public func encode(to encoder: any Encoder) throws {
            var parts = encoder.unkeyedContainer()
            try parts.encode(template)
            try parts.encode(kind)
            try parts.encode(fields)
        }
    }

    public var id: Int64
    public var name: String
    public var isCloze = false
    public var css = ""
    public var latexBefore = ""
    public var latexAfter = ""
    public var latexIsSVG = false
    public var sortField = 0
    /// The stock notetype from which it was made.
    public var stockKind = 0
    /// The notetype from which it was copied.
    public var originalID: Int64?
    public var requirements: [Requirement]?
    /// Modification time, in seconds since 1970; nil if unknown.
    public var modified: Int64?
    public var fields: [Field] = []
    public var templates: [Template] = []

    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }
}

/// A note. Its fields are HTML, unchanged.
public struct AnkiNote: Sendable, Hashable {
    public var id: Int64
    public var guid: String
    public var notetypeID: Int64
    /// Modification time, in seconds since 1970.
    public var modified: Int64
    public var tags: String
    public var fields: [String]

    public init(id: Int64, guid: String, notetypeID: Int64, modified: Int64, tags: String, fields: [String]) {
        self.id = id
        self.guid = guid
        self.notetypeID = notetypeID
        self.modified = modified
        self.tags = tags
        self.fields = fields
    }
}

/// A card, as in its row. Hundreds of thousands are in memory at once, so each number has the width that it
/// has in Anki.
public struct AnkiCard: Sendable, Hashable {
    public var id: Int64
    public var noteID: Int64
    public var deckID: Int64
    public var modified: Int64 = 0
    /// A position among new cards, a day since the collection's first, or seconds since 1970.
    public var due: Int64 = 0
    /// In days; if negative, in seconds.
    public var interval: Int64 = 0
    /// In thousandths.
    public var factor: Int64 = 0
    /// Its due date and deck outside the filtered deck that borrows it; 0 if none does.
    public var originalDue: Int64 = 0
    public var originalDeckID: Int64 = 0
    /// FSRS's memory state; nil without one.
    public var stability: Double?
    public var difficulty: Double?
    public var desiredRetention: Double?
    /// When it was last answered, in seconds since 1970, if the card itself says so.
    public var lastReview: Int64?
    /// Other data that Anki stores with it, as members of a JSON object: `"pos":12,"decay":0.1542`.
    public var otherData = ""
    /// The index of its template in the notetype, or of its cloze deletion, from 0.
    @Narrow<Int32> public var ordinal = 0
    @Narrow<Int32> public var reviews = 0
    @Narrow<Int32> public var lapses = 0
    /// The number of remaining steps, in its last three digits.
    @Narrow<Int32> public var left = 0
    /// The colour of its flag, in the last three bits.
    @Narrow<Int32> public var flags = 0
    /// 0 new, 1 learning, 2 review, 3 relearning.
    @Narrow<Int8> public var type = 0
    /// −3 and −2 buried, −1 suspended, 0 new, 1 learning, 2 review, 3 learning over days.
    @Narrow<Int8> public var queue = 0
    /// Whether a number in its row was out of the range of Anki's column and has been clamped.
    public var hadImpossibleNumbers = false

    /// An integer that is stored in fewer bytes and clamped to their range.
    @propertyWrapper public struct Narrow<Stored: FixedWidthInteger & Sendable>: Sendable, Hashable {
        private var stored: Stored

        public init(wrappedValue: Int) { stored = Stored(clamping: wrappedValue) }

        public var wrappedValue: Int {
            get { Int(stored) }
            set { stored = Stored(clamping: newValue) }
        }
    }

    public init(id: Int64, noteID: Int64, deckID: Int64) {
        self.id = id
        self.noteID = noteID
        self.deckID = deckID
    }
}

/// A row of the review log.
public struct AnkiReview: Sendable, Hashable {
    /// Time of the answer, in milliseconds since 1970.
    public var id: Int64
    public var cardID: Int64
    /// 1 (again) to 4 (easy); 0 for a row that is not an answer.
    public var ease: Int
    /// In days; if negative, in seconds.
    public var interval: Int64
    public var lastInterval: Int64
    public var factor: Int64
    /// In milliseconds.
    public var duration: Int64
    /// 0 learning, 1 review, 2 relearning, 3 filtered, 4 manual, 5 rescheduled.
    public var type: Int

    public init(
        id: Int64, cardID: Int64, ease: Int, interval: Int64, lastInterval: Int64, factor: Int64, duration: Int64,
        type: Int
    ) {
        self.id = id
        self.cardID = cardID
        self.ease = ease
        self.interval = interval
        self.lastInterval = lastInterval
        self.factor = factor
        self.duration = duration
        self.type = type
    }
}

/// A media file of a package.
public struct AnkiMedia: Sendable, Hashable {
    /// Its name in notes.
    public var name: String
    /// Its name in the archive.
    var entry: String
}
