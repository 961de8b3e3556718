import Model

/// `/dictionary`: search in all dictionaries, independent of any book.
public enum DictionaryPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var query: String
        /// Nil for every language.
        public var language: Language?
        /// The language that the learner learns, of which the empty field shows examples.
        public var learnt: Language
        /// Best match first, within each language.
        public var entries: [EntryCard]
        public var page: ListPage
        /// The number of entries on all pages.
        public var total: Int
        /// What the query may be a form of in Japanese or in English.
        public var forms: [InflectedForm]
        /// English words that are written almost like the query.
        public var suggestions: [String]
        /// Whether any dictionary is missing.
        public var isIncomplete: Bool
        /// The deck for cards, by language.
        public var targets: [Language: CardTarget]

        public init(
            query: String = "", language: Language? = nil, learnt: Language = .chinese, entries: [EntryCard] = [],
            page: ListPage = ListPage(nearest: 1, of: 0, size: 1), total: Int? = nil, forms: [InflectedForm] = [],
            suggestions: [String] = [], isIncomplete: Bool = false, targets: [Language: CardTarget] = [:]
        ) {
            self.query = query
            self.language = language
            self.learnt = learnt
            self.entries = entries
            self.page = page
            self.total = total ?? entries.count
            self.forms = forms
            self.suggestions = suggestions
            self.isIncomplete = isIncomplete
            self.targets = targets
        }
    }
}
