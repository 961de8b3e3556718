import Model

/// What the learner did in the last seven days.
public struct Week: Hashable, Sendable {
    public var activeSeconds: Int
    public var charactersRead: Int
    public var wordsLookedUp: Int
    public var wordsMarked: Int
    /// Days with a reading session, 0 to 7.
    public var daysRead: Int

    public init(activeSeconds: Int, charactersRead: Int, wordsLookedUp: Int, wordsMarked: Int, daysRead: Int) {
        self.activeSeconds = activeSeconds
        self.charactersRead = charactersRead
        self.wordsLookedUp = wordsLookedUp
        self.wordsMarked = wordsMarked
        self.daysRead = daysRead
    }

    var isEmpty: Bool { activeSeconds == 0 && charactersRead == 0 && wordsLookedUp == 0 && wordsMarked == 0 }
}

/// `/`: the home page.
public enum TodayPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The book opened last; nil if none was ever opened.
        public var goOn: BookCard?
        /// Other books, last opened first; at most six.
        public var recent: [BookCard]
        public var week: Week
        /// Stories near the learner's level that are not in the library yet.
        public var suggestions: [ShelfStory]
        /// The number of notebook entries to review today; 0 for none.
        public var notebookEntries: Int
        /// Whether to show a greeting and ask for a language and a level: there is no book, no mark and, of a language whose
        /// words have levels, no level yet.
        public var isNewLearner: Bool
        /// Today's words; nil until they have been made.
        public var dailyWords: DailyWords?
        /// Whether there are dictionaries from which today's words could be chosen.
        public var canChooseWords: Bool
        /// Number of consecutive days with activity.
        public var streak: Int
        /// The language being learned.
        public var language: Language
        /// The learner's level in it.
        public var level: Difficulty

        public init(
            goOn: BookCard?, recent: [BookCard], week: Week, suggestions: [ShelfStory],
            notebookEntries: Int = 0, isNewLearner: Bool, dailyWords: DailyWords? = nil,
            canChooseWords: Bool = false, streak: Int = 0, language: Language = .chinese, level: Difficulty = .beginner
        ) {
            self.goOn = goOn
            self.recent = recent
            self.week = week
            self.suggestions = suggestions
            self.notebookEntries = notebookEntries
            self.isNewLearner = isNewLearner
            self.dailyWords = dailyWords
            self.canChooseWords = canChooseWords
            self.streak = streak
            self.language = language
            self.level = level
        }
    }
}
