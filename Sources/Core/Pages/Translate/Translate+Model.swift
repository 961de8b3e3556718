import Grammar
import Model
import Routes

/// `/practice/translate`: the translation chat.
public enum TranslatePage {
    /// Number of turns in the conversation.
    public static let shown = 20
    /// Number of saved turns on a page.
    public static let savedShown = 20

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The language being learned: Chinese or Japanese.
        public var language: Language
        /// The initial text of the input field.
        public var text: String
        /// Oldest first.
        public var turns: [ReadTranslation]
        /// Whether any language model is available.
        public var hasModel: Bool
        public var notice: TranslateNotice?
        /// The time of the deletion that the page offers to undo.
        public var deleted: Timestamp?
        /// Why the text was not sent.
        public var problem: TranslateProblem?
        /// Maximum length of a text, in Unicode scalars.
        public var longestText: Int

        public init(
            language: Language, text: String = "", turns: [ReadTranslation] = [], hasModel: Bool,
            notice: TranslateNotice? = nil,
            deleted: Timestamp? = nil, problem: TranslateProblem? = nil, longestText: Int = 3000
        ) {
            self.language = language
            self.text = text
            self.turns = turns
            self.hasModel = hasModel
            self.notice = notice
            self.deleted = deleted
            self.problem = problem
            self.longestText = longestText
        }
    }
}

/// `/practice/translate/saved`: saved turns, and search results.
public enum TranslationsPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var query: String
        public var page: Int
        public var pageCount: Int
        public var total: Int
        public var turns: [ReadTranslation]

        public init(
            query: String = "", page: Int = 1, pageCount: Int = 1, total: Int = 0, turns: [ReadTranslation] = []
        ) {
            self.query = query
            self.page = page
            self.pageCount = pageCount
            self.total = total
            self.turns = turns
        }
    }
}

/// `/practice/translate/turns/{id}`: a single turn.
public enum TranslationPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var turn: ReadTranslation
        public var notice: TranslateNotice?

        public init(turn: ReadTranslation, notice: TranslateNotice? = nil) {
            self.turn = turn
            self.notice = notice
        }
    }
}

/// Why a text was not sent.
public enum TranslateProblem: Hashable, Sendable {
    case emptyText
    case tooLong(count: Int, limit: Int)
    case impossiblePair
    case noSuchTranslation
}

#if !hasFeature(Embedded)
extension TranslateProblem: Codable {}
#endif
