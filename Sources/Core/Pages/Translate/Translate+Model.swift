import Grammar
import Model
import Routes

/// `/practice/translate`: the translation chat.
public enum TranslatePage {
    /// Turns that the conversation shows.
    public static let shown = 20
    /// Turns on a page of what is saved.
    public static let savedShown = 20

    /// What the page shows.
    public struct Model: Sendable {
        /// The language that is being learnt: Chinese or Japanese.
        public var language: Language
        /// What stands in the field already.
        public var text: String
        /// The oldest first.
        public var turns: [Turn]
        /// Whether some language model can be asked.
        public var hasModel: Bool
        public var notice: TranslateNotice?
        /// When turns were deleted that the page offers to bring back.
        public var deleted: Timestamp?
        /// Why the text was not sent.
        public var problem: TranslateProblem?
        /// The most Unicode scalars of a text.
        public var longestText: Int

        public init(
            language: Language, text: String = "", turns: [Turn] = [], hasModel: Bool, notice: TranslateNotice? = nil,
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

    /// A turn as the conversation shows it.
    public struct Turn: Sendable {
        /// A word of which the model and the dictionaries give different readings.
        public struct Disagreement: Hashable, Sendable {
            public var word: String
            /// As the dictionaries have it.
            public var reading: String
            /// As the model has it; empty where it leaves the word out.
            public var said: String

            public init(word: String, reading: String, said: String) {
                self.word = word
                self.reading = reading
                self.said = said
            }
        }

        public var translation: Translation
        /// Words of the text that is learnt, or of the English one where there is no translation yet.
        public var words: [GlossedWord]
        public var reading: String
        public var romaji: String
        public var disagreements: [Disagreement]
        /// Why no model has translated it, where one was just asked.
        public var reason: ModelError?

        public init(
            translation: Translation, words: [GlossedWord] = [], reading: String = "", romaji: String = "",
            disagreements: [Disagreement] = [], reason: ModelError? = nil
        ) {
            self.translation = translation
            self.words = words
            self.reading = reading
            self.romaji = romaji
            self.disagreements = disagreements
            self.reason = reason
        }
    }
}

/// `/practice/translate/saved`: what is saved, and what a search finds.
public enum TranslationsPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var query: String
        public var page: Int
        public var pageCount: Int
        public var total: Int
        public var turns: [TranslatePage.Turn]

        public init(
            query: String = "", page: Int = 1, pageCount: Int = 1, total: Int = 0, turns: [TranslatePage.Turn] = []
        ) {
            self.query = query
            self.page = page
            self.pageCount = pageCount
            self.total = total
            self.turns = turns
        }
    }
}

/// `/practice/translate/turns/{id}`: one turn by itself.
public enum TranslationPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var turn: TranslatePage.Turn
        public var notice: TranslateNotice?

        public init(turn: TranslatePage.Turn, notice: TranslateNotice? = nil) {
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
