import Model
import Routes

/// `/review/decks/{id}/add`: adding words by hand or from a list.
public enum AddCardsPage {
    /// A word of a list, filled in from the dictionaries.
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

    /// The input of the form for one word.
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

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        public var language: LanguageTag
        public var kinds: [Card.Kind]
        /// The list as pasted.
        public var list: String
        /// The list as it will be added; nil until there is one.
        public var preview: [Row]?
        /// The number of words beyond the maximum.
        public var leftOut: Int
        /// The words typed by hand, if they could not be added.
        public var typed: Typed
        /// Why they could not be added; nil at first.
        public var problem: Problem?
        /// The form that was rejected.
        public var way: Way
        /// Maximum size of a picture or a recording, in megabytes.
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
