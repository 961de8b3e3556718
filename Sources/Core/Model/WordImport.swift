/// The result of a word list import.
public struct WordImport: Equatable, Sendable {
    /// A row that was skipped or imported with changes.
    public struct Problem: Equatable, Sendable {
        /// The line of the file, or the entry of a JSON list, from 1.
        public var line: Int
        public var reason: Reason

        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// Why a row was skipped or imported with changes.
    public enum Reason: Equatable, Sendable {
        /// It has no word; skipped.
        case noWord
        /// Its word has more than 200 bytes, or another field more than 20,000; skipped.
        case tooLong
        /// It would have no card: a gap requires a sentence that contains the word; skipped.
        case noCard
        /// Neither the list nor a dictionary says what this word means; skipped.
        case noMeaning(String)
        /// It is in a language that Glossa does not know; skipped.
        case language(String)
        /// It has a status other than those of Lute and LWT; imported as a word to learn.
        case status(String)
        /// It asks for an unknown kind of card; imported with the default kinds.
        case card(String)
        /// It is an entry of a JSON list that is neither an object nor a word; skipped.
        case noEntry
        /// The value of this JSON field is itself an object; the value was skipped.
        case nested(String)
    }

    /// The number of new notes, with how many cards.
    public var added = 0
    public var cards = 0
    /// The number of existing notes whose fields or tags were added or changed.
    public var updated = 0
    /// The number of existing notes that stayed unchanged.
    public var unchanged = 0
    /// The number of words that the list calls well known or ignored: they are marked so in the reader and get no
    /// cards.
    public var markedKnown = 0
    public var markedIgnored = 0
    /// The first hundred rows that were skipped or imported with changes.
    public var problems: [Problem] = []
    /// The total number of such rows.
    public var problemCount = 0
    /// The deck that received the words; nil if the deck would have been new and there were none for it.
    public var deck: ID<Deck>?
    /// The names, or numbers from 1, of skipped columns.
    public var columnsLeftOut: [String] = []

    public init() {}
}

extension WordImport.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noWord: "no word in it; left out"
        case .tooLong: "the word is longer than 200 bytes, or another field than 20,000; left out"
        case .noMeaning(let word): "no dictionary says what “\(word)” means; left out"
        case .noCard: "no card: a gap asks for a sentence with the word in it; left out"
        case .language(let name): "“\(name)” is no language that Glossa has; left out"
        case .status(let text): "the status “\(text)” is none of Lute's or LWT's; taken as a word to learn"
        case .card(let name): "“\(name)” is no kind of card; the kinds that were chosen were made"
        case .noEntry: "no object and no word; left out"
        case .nested(let column): "what “\(column)” holds has names of its own; that was left out"
        }
    }
}
