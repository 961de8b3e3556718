import Model
import Routes

/// `/words/{language}/{word}`: the card of a word, as a page or for the popover.
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

    /// A sentence from one of the learner's books that contains the word.
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
        /// Whether a language model can be asked for sentences now.
        public var canAsk: Bool
        public var hasModel: Bool
        /// Whether a model was asked but could not be reached yet.
        public var isWaiting: Bool
        /// Whether the sentences just written did not contain the word.
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

    /// The word among its neighbours, for correcting the split: the word before (if any), the word, and the word
    /// after (if any), without punctuation between them.
    public struct Neighbours: Hashable, Sendable {
        public var previous: String?
        /// The word as written in the text, before script conversion.
        public var text: String
        public var next: String?
        /// The offset of the word on its page, in Unicode scalars.
        public var start: Int

        public init(previous: String? = nil, text: String, next: String? = nil, start: Int) {
            self.previous = previous
            self.text = text
            self.next = next
            self.start = start
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var language: Language
        /// The lemma, which is what the learner marks.
        public var word: String
        /// The word with its reading in its context.
        public var syllables: [Syllable]
        public var reading: String?
        /// How the word in the text comes from the lemma; nil for a lemma.
        public var inflection: InflectedForm?
        /// Nil if it is the same as the word.
        public var traditional: String?
        public var level: Int?
        public var frequencyRank: Int?
        public var status: WordStatus?
        /// The word's standing on a page: from its mark, or else from the learner's level.
        public var standing: Standing
        public var timesMarked: Int
        /// Entries with the reading in this context come first.
        public var entries: [EntryCard]
        /// For words of two or more characters.
        public var characters: [Character]
        /// At most five.
        public var examples: [Example]
        /// Nil in the popover, which has no room for them.
        public var sentences: Examples?
        /// Where the word was tapped; nil if it was looked up directly.
        public var place: Place?
        /// The sentence around it, saved when the word is marked.
        public var sentence: String?
        /// Nil if there is nothing to correct: in English, or without a place.
        public var neighbours: Neighbours?
        /// How far the learner's correction holds that produced this word; nil if none did.
        public var corrected: CorrectionScope.Kind?
        /// The result of making a card of the word; nil if none was made.
        public var card: MadeCard?
        /// The deck that a card of the word goes to.
        public var target: CardTarget
        /// What a card of it would say; nil without dictionaries.
        public var offer: CardOffer?

        public init(
            language: Language, word: String, syllables: [Syllable], reading: String? = nil,
            inflection: InflectedForm? = nil, traditional: String? = nil, level: Int? = nil, frequencyRank: Int? = nil,
            status: WordStatus? = nil,
            standing: Standing = .new, timesMarked: Int = 0, entries: [EntryCard] = [], characters: [Character] = [],
            examples: [Example] = [], sentences: Examples? = nil,
            place: Place? = nil, sentence: String? = nil, neighbours: Neighbours? = nil,
            corrected: CorrectionScope.Kind? = nil,
            card: MadeCard? = nil, target: CardTarget = CardTarget(), offer: CardOffer? = nil
        ) {
            self.language = language
            self.word = word
            self.syllables = syllables
            self.reading = reading
            self.inflection = inflection
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
            self.corrected = corrected
            self.card = card
            self.target = target
            self.offer = offer
        }
    }
}
