import Model

/// `/dictionary`: every dictionary, without a book.
public enum DictionaryPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var query: String
        /// Nil for every language.
        public var language: Language?
        /// Best first, within each language.
        public var entries: [EntryCard]
        /// Whether a dictionary is not installed.
        public var isIncomplete: Bool
        /// Where cards of each language's words go.
        public var targets: [Language: CardTarget]

        public init(
            query: String = "", language: Language? = nil, entries: [EntryCard] = [], isIncomplete: Bool = false,
            targets: [Language: CardTarget] = [:]
        ) {
            self.query = query
            self.language = language
            self.entries = entries
            self.isIncomplete = isIncomplete
            self.targets = targets
        }
    }
}
