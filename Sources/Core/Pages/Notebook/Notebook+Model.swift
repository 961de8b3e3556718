import Model
import Routes

/// `/notebook`: the titles of the etymology notebook.
public enum NotebookPage {
    /// Number of titles on a page.
    public static let shown = 100

    /// The data that the page shows.
    public struct Model: Sendable {
        public var query: String
        public var page: Int
        public var pageCount: Int
        /// The titles on this page.
        public var titles: [String]
        public var matching: Int
        /// The total number of titles in the notebook.
        public var total: Int
        public var notice: NotebookNotice?
        public var problem: NotebookProblem?
        /// The path of the file, for learners who edit it themselves.
        public var path: String
        /// Replaced notebooks, newest first.
        public var earlier: [Earlier] = []

        /// A notebook that was replaced by another.
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
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The word that was looked up.
        public var query: String
        /// Nil if there is a problem to report, or nothing was looked up yet.
        public var entry: WordEntry?
        public var family: FamilyTree
        /// Whether the entry is in the notebook.
        public var isKept: Bool
        public var notice: NotebookNotice?
        public var problem: NotebookProblem?
        /// The deck that a card of the word goes to.
        public var target: CardTarget
        /// Nil if no model was asked, or one has answered.
        public var asking: ModelAsking?
        /// Whether any language model is available.
        public var hasModel: Bool
        /// The model that wrote the entry; nil if it comes from the dictionaries.
        public var author: String?
        /// Points on which the dictionaries contradict the model.
        public var doubts: [EntryDoubt]
        /// What the Chinese or Japanese word that was looked up is made of; nil for any other.
        public var composition: WordComposition?

        public init(
            query: String = "", entry: WordEntry? = nil, family: FamilyTree = FamilyTree(), isKept: Bool = false,
            notice: NotebookNotice? = nil, problem: NotebookProblem? = nil, target: CardTarget = CardTarget(),
            asking: ModelAsking? = nil, hasModel: Bool = false, author: String? = nil, doubts: [EntryDoubt] = []
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

/// `/notebook/review`: random entries, one at a time.
public enum NotebookReviewPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The number of entries in this round.
        public var count: Int
        public var seed: Int
        /// This entry's position, counted from 1; past the last one the round is over.
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

/// Why the notebook could not do what was requested.
public enum NotebookProblem: Hashable, Sendable {
    /// A word that no dictionary has, and words that may be meant.
    case unknownWord(String, near: [String])
    case unknownChinese(String)
    case tooLong
    case noDictionaries
    case noSuchEntry(String)
    case notWritten(path: String, reason: String)
    case unreadable(path: String, reason: String)
    case noNotebook
    /// One of the two notebooks changed after the learner was asked.
    case staleReplacement
    /// The earlier notebook does not exist.
    case noEarlierNotebook
}

#if !hasFeature(Embedded)
extension NotebookProblem: Codable {}
#endif
