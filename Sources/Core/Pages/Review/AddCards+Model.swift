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

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        public var language: Language
        public var kinds: [Card.Kind]
        /// The list as it was pasted.
        public var list: String
        /// The list as it will be added; nil before there is one.
        public var preview: [Row]?
        /// Words beyond the most that a list may have.
        public var leftOut: Int

        public init(
            deck: Deck, language: Language, kinds: [Card.Kind] = [.recognition], list: String = "",
            preview: [Row]? = nil, leftOut: Int = 0
        ) {
            self.deck = deck
            self.language = language
            self.kinds = kinds
            self.list = list
            self.preview = preview
            self.leftOut = leftOut
        }
    }
}
