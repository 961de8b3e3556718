import Model
import Routes

/// `/review/decks/{id}/add`: words added by hand and by list.
public enum AddCardsPage {
    /// The most words that a list may have.
    public static let longestList = 1000

    /// A word of a list, filled from the dictionaries.
    public struct Row: Sendable {
        public var word: String
        public var reading: String
        public var definition: String

        public init(word: String, reading: String, definition: String) {
            self.word = word
            self.reading = reading
            self.definition = definition
        }
    }

    /// The two forms of the page.
    public enum Way: Hashable, Sendable { case list, hand }

    /// What was typed into the form for one word.
    public struct Typed: Hashable, Sendable {
        public var word: String
        public var reading: String
        public var definition: String
        public var sentence: String
        public var translation: String

        public init(
            word: String = "", reading: String = "", definition: String = "", sentence: String = "",
            translation: String = ""
        ) {
            self.word = word
            self.reading = reading
            self.definition = definition
            self.sentence = sentence
            self.translation = translation
        }
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        public var language: LanguageTag
        public var kinds: [Card.Kind]
        /// The list as it was pasted.
        public var list: String
        /// The list as it will be added; nil before there is one.
        public var preview: [Row]?
        /// Words beyond the most that a list may have.
        public var leftOut: Int
        /// What was typed by hand when it could not be added.
        public var typed: Typed
        /// Why it could not; nil at first.
        public var problem: Problem?
        /// The form that could not be taken.
        public var way: Way
        /// The largest picture and the largest recording, in megabytes.
        public var megabytes: Int

        public init(
            deck: Deck, language: LanguageTag, kinds: [Card.Kind] = [.recognition], list: String = "",
            preview: [Row]? = nil, leftOut: Int = 0, typed: Typed = Typed(), problem: Problem? = nil,
            way: Way = .hand, megabytes: Int = 20
        ) {
            self.deck = deck
            self.language = language
            self.kinds = kinds
            self.list = list
            self.preview = preview
            self.leftOut = leftOut
            self.typed = typed
            self.problem = problem
            self.way = way
            self.megabytes = megabytes
        }
    }
}
