import Model

/// `/dictionary`: search in all dictionaries, independent of any book.
public enum DictionaryPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var query: String
        /// Nil for every language.
        public var language: Language?
        /// Best match first, within each language.
        public var entries: [EntryCard]
        /// Whether any dictionary is missing.
        public var isIncomplete: Bool
        /// The deck for cards, by language.
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
