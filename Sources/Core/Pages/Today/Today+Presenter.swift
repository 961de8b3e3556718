import Model

extension Week {
    /// Presents the sessions of the last seven days.
    ///
    /// - Parameter day: The learner's days.
    public init(_ sessions: [ReadingSession], _ day: LearnerDay) {
        self.init(activeSeconds: 0, charactersRead: 0, wordsLookedUp: 0, wordsMarked: 0, daysRead: 0)
        var days: Set<Int> = []
        for session in sessions {
            activeSeconds += session.activeSeconds
            charactersRead += session.charactersRead
            wordsLookedUp += session.wordsLookedUp
            wordsMarked += session.wordsMarked
            days.insert(day.number(of: session.startedAt))
        }
        // The week begins in the middle of a day.
        daysRead = min(7, days.count)
    }
}

extension TodayPage.Model {
    /// The number of books beside the one opened last.
    private static let shownBooks = 6
    private static let shownStories = 3

    /// Presents what the learner has read, and what they can go on with.
    ///
    /// - Parameters:
    ///   - books: All books, last opened first.
    ///   - opened: The book opened last; nil if none was ever opened.
    ///   - sessions: Those of the last seven days.
    ///   - day: The learner's days.
    ///   - stories: Those of the shelf, by language and level.
    ///   - markCount: The number of marked words.
    ///   - preferences: Say up to which level all words of a language count as known.
    ///   - goals: The learner's.
    ///   - canChooseWords: Whether there are dictionaries from which today's words could be chosen.
    public init(
        books: [Book], opened: BookCard?, sessions: [ReadingSession], _ day: LearnerDay, stories: [Story],
        markCount: Int, preferences: Preferences, goals: LearningPreferences, streak: Int,
        dailyWords: DailyWords?, canChooseWords: Bool, notebookEntries: Int
    ) {
        let language = goals.language
        let level = preferences.knownLevel(of: language) ?? 0
        let others = books.filter { $0.id != opened?.book.id }
        self.init(
            goOn: opened, recent: others.prefix(Self.shownBooks).map { BookCard(book: $0) },
            week: Week(sessions, day),
            suggestions: Self.suggestions(from: stories, in: books, for: goals, above: level),
            notebookEntries: notebookEntries,
            isNewLearner: books.isEmpty && markCount == 0 && level == 0,
            dailyWords: dailyWords, canChooseWords: canChooseWords, streak: streak, language: language,
            level: goals.level)
    }

    /// Returns the stories to suggest: in the language that the learner studies, those of their level first; none that is in the
    /// library, and none of a level whose words they know.
    static func suggestions(
        from stories: [Story], in books: [Book], for goals: LearningPreferences, above level: Int
    ) -> [ShelfStory] {
        let new = stories.filter { $0.language == goals.language && ($0.wordLevel ?? .max) > level }
        let near = goals.level.orderOfOffer.flatMap { difficulty in new.filter { $0.difficulty == difficulty } }
        return Array(ShelfStory.all(near, in: books).filter { $0.book == nil }.prefix(shownStories))
    }
}
