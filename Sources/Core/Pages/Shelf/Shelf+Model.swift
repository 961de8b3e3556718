import Model

/// A graded story that comes with Glossa.
public struct ShelfStory: Sendable {
    /// Its name in paths ("hsk1-the-cat").
    public var slug: String
    public var title: String
    /// The title in the interface language; nil if it is the same.
    public var translatedTitle: String?
    public var summary: String
    /// The summary for Chinese pages; empty to show the other one there as well.
    public var chineseSummary: String
    public var language: Language
    /// The level as printed ("HSK 3", "N5", "A2").
    public var level: String
    public var scalarCount: Int
    /// Share of its running words that the learner knows; nil if not computed.
    public var known: Share?
    /// The book made from it; nil while it is only on the shelf.
    public var book: ID<Book>?

    public init(
        slug: String, title: String, translatedTitle: String? = nil, summary: String, chineseSummary: String = "",
        language: Language, level: String, scalarCount: Int, known: Share? = nil, book: ID<Book>? = nil
    ) {
        self.slug = slug
        self.title = title
        self.translatedTitle = translatedTitle
        self.summary = summary
        self.chineseSummary = chineseSummary
        self.language = language
        self.level = level
        self.scalarCount = scalarCount
        self.known = known
        self.book = book
    }
}

/// `/shelf`: the graded stories.
public enum ShelfPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Ordered by language and level.
        public var stories: [ShelfStory]
        /// The language that the learner learns, whose stories come first.
        public var learnt: Language

        public init(stories: [ShelfStory], learnt: Language) {
            self.stories = stories
            self.learnt = learnt
        }
    }
}
