import Model
import Routes

/// `/notebook`: the titles of the etymology notebook.
public enum NotebookPage {
    /// Titles on one page.
    public static let shown = 100

    /// What the page shows.
    public struct Model: Sendable {
        public var query: String
        public var page: Int
        public var pageCount: Int
        /// Those of this page.
        public var titles: [String]
        public var matching: Int
        /// All that the notebook has.
        public var total: Int
        public var notice: NotebookNotice?
        public var problem: NotebookProblem?
        /// Where the file is, for those who edit it themselves.
        public var path: String
        /// Notebooks that others took the place of, the latest first.
        public var earlier: [Earlier] = []

        /// A notebook that another one took the place of.
        public struct Earlier: Hashable, Sendable {
            /// The name of its file.
            public var name: String
            public var replacedAt: Timestamp

            public init(name: String, replacedAt: Timestamp) {
                self.name = name
                self.replacedAt = replacedAt
            }
        }

        public init(
            query: String = "", page: Int = 1, pageCount: Int = 1, titles: [String] = [], matching: Int = 0,
            total: Int = 0, notice: NotebookNotice? = nil, problem: NotebookProblem? = nil, path: String
        ) {
            self.query = query
            self.page = page
            self.pageCount = pageCount
            self.titles = titles
            self.matching = matching
            self.total = total
            self.notice = notice
            self.problem = problem
            self.path = path
        }
    }
}

/// `/notebook/entries/{title}` and `/notebook/look-up`: one entry.
public enum NotebookEntryPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// The text that was looked up.
        public var query: String
        /// Nil where a problem is told instead, or nothing was asked yet.
        public var entry: WordEntry?
        public var family: FamilyTree
        /// Whether the notebook has it.
        public var isKept: Bool
        public var notice: NotebookNotice?
        public var problem: NotebookProblem?
        /// Where a card of the word goes.
        public var target: CardTarget
        public var asking: ModelAsking
        /// Whether some language model can be asked.
        public var hasModel: Bool
        /// The model that wrote the entry; nil where the dictionaries did.
        public var author: String?
        /// What the dictionaries contradict of what the model wrote.
        public var doubts: [EntryDoubt]

        public init(
            query: String = "", entry: WordEntry? = nil, family: FamilyTree = FamilyTree(), isKept: Bool = false,
            notice: NotebookNotice? = nil, problem: NotebookProblem? = nil, target: CardTarget = CardTarget(),
            asking: ModelAsking = .none, hasModel: Bool = false, author: String? = nil, doubts: [EntryDoubt] = []
        ) {
            self.asking = asking
            self.hasModel = hasModel
            self.author = author
            self.doubts = doubts
            self.query = query
            self.entry = entry
            self.family = family
            self.isKept = isKept
            self.notice = notice
            self.problem = problem
            self.target = target
        }
    }
}

/// `/notebook/review`: entries at random, one at a time.
public enum NotebookReviewPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// How many there are in this round.
        public var count: Int
        public var seed: Int
        /// The place of this one, from 1; past the last one the round is over.
        public var at: Int
        public var entry: WordEntry?

        public init(count: Int, seed: Int, at: Int, entry: WordEntry?) {
            self.count = count
            self.seed = seed
            self.at = at
            self.entry = entry
        }
    }
}

/// Why the notebook could not do what was asked.
public enum NotebookProblem: Hashable, Sendable {
    case unknownWord(String)
    case unknownChinese(String)
    case tooLong
    /// The dictionaries know the word, but too little of it.
    case incomplete(String)
    case noDictionaries
    case noSuchEntry(String)
    case notWritten(path: String, reason: String)
    case unreadable(path: String, reason: String)
    case noNotebook
    /// One of the two notebooks has changed since the learner was asked.
    case staleReplacement
    /// There is no such earlier notebook.
    case noEarlierNotebook
}
