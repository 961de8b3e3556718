import Model
import Routes

/// `/words/{language}/{word}`: the card of a word, as a page and as what the popover shows.
public enum WordPage {
    /// A character of a word.
    public struct Character: Hashable, Sendable {
        public var text: String
        public var reading: String?
        public var gloss: String?
        public var level: Int?

        public init(text: String, reading: String? = nil, gloss: String? = nil, level: Int? = nil) {
            self.text = text
            self.reading = reading
            self.gloss = gloss
            self.level = level
        }
    }

    /// A sentence of one of the learner's books in which the word stands.
    public struct Example: Hashable, Sendable {
        public var before: String
        public var match: String
        public var after: String
        public var bookTitle: String
        public var place: Place

        public init(before: String, match: String, after: String, bookTitle: String, place: Place) {
            self.before = before
            self.match = match
            self.after = after
            self.bookTitle = bookTitle
            self.place = place
        }
    }

    /// Sentences that show the word in use, from outside the learner's books.
    public struct Examples: Hashable, Sendable {
        public var sentences: [ExampleSentence]
        /// Whether a language model can be asked for some now.
        public var canAsk: Bool
        public var hasModel: Bool
        /// Whether it was asked and could not be reached yet.
        public var isWaiting: Bool
        /// Whether what it has just written did not use the word.
        public var foundNone: Bool

        public init(
            sentences: [ExampleSentence], canAsk: Bool, hasModel: Bool, isWaiting: Bool = false,
            foundNone: Bool = false
        ) {
            self.sentences = sentences
            self.canAsk = canAsk
            self.hasModel = hasModel
            self.isWaiting = isWaiting
            self.foundNone = foundNone
        }
    }

    /// Where the word stands among its neighbours, to correct the split: the word before (if any), the word, the
    /// word after (if any), without punctuation between them.
    public struct Neighbours: Hashable, Sendable {
        public var previous: String?
        /// The word as it stands in the text, before conversion of its script.
        public var text: String
        public var next: String?

        public init(previous: String? = nil, text: String, next: String? = nil) {
            self.previous = previous
            self.text = text
            self.next = next
        }
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var language: Language
        /// The lemma: what is marked.
        public var word: String
        /// The word with its reading in its context.
        public var syllables: [Syllable]
        public var reading: String?
        /// Nil where it is the same as the word.
        public var traditional: String?
        public var level: Int?
        public var frequencyRank: Int?
        public var status: WordStatus?
        /// How it stands on a page: by its mark, else by the learner's level.
        public var standing: Standing
        public var timesMarked: Int
        /// Entries with the reading it has here come first.
        public var entries: [EntryCard]
        /// For words of two characters and more.
        public var characters: [Character]
        /// At most five.
        public var examples: [Example]
        /// Nil in the popover, where there is no room for them.
        public var sentences: Examples?
        /// Where it was tapped; nil when it was looked up by itself.
        public var place: Place?
        /// The sentence it stands in there: kept when it is marked.
        public var sentence: String?
        /// Nil where there is nothing to correct: English, or no place.
        public var neighbours: Neighbours?
        /// Whether a correction of the learner shaped this word.
        public var isCorrected: Bool
        /// What making a card of it has just come to; nil when none was made.
        public var card: MadeCard?
        /// Where a card of it goes.
        public var target: CardTarget

        public init(
            language: Language, word: String, syllables: [Syllable], reading: String? = nil,
            traditional: String? = nil, level: Int? = nil, frequencyRank: Int? = nil, status: WordStatus? = nil,
            standing: Standing = .new, timesMarked: Int = 0, entries: [EntryCard] = [], characters: [Character] = [],
            examples: [Example] = [], sentences: Examples? = nil,
            place: Place? = nil, sentence: String? = nil, neighbours: Neighbours? = nil, isCorrected: Bool = false,
            card: MadeCard? = nil, target: CardTarget = CardTarget()
        ) {
            self.language = language
            self.word = word
            self.syllables = syllables
            self.reading = reading
            self.traditional = traditional
            self.level = level
            self.frequencyRank = frequencyRank
            self.status = status
            self.standing = standing
            self.timesMarked = timesMarked
            self.entries = entries
            self.characters = characters
            self.examples = examples
            self.sentences = sentences
            self.place = place
            self.sentence = sentence
            self.neighbours = neighbours
            self.isCorrected = isCorrected
            self.card = card
            self.target = target
        }
    }
}
