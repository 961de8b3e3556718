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
    ///   - level: The HSK level up to which all words count as known; 0 for none.
    ///   - goals: The learner's.
    ///   - canChooseWords: Whether there are dictionaries from which today's words could be chosen.
    public init(
        books: [Book], opened: BookCard?, sessions: [ReadingSession], _ day: LearnerDay, stories: [Story],
        markCount: Int, level: Int, goals: LearningPreferences, streak: Int, dailyWords: DailyWords?,
        canChooseWords: Bool, notebookEntries: Int
    ) {
        let language = goals.language
        let others = books.filter { $0.id != opened?.book.id }
        let stories = ShelfStory.all(stories, in: books)
        self.init(
            goOn: opened, recent: others.prefix(Self.shownBooks).map { BookCard(book: $0) },
            week: Week(sessions, day), suggestions: Self.suggestions(from: stories, in: language, above: level),
            notebookEntries: notebookEntries,
            isNewLearner: books.isEmpty && markCount == 0 && (level == 0 || language != .chinese),
            dailyWords: dailyWords, canChooseWords: canChooseWords, streak: streak, language: language,
            level: goals.level)
    }

    /// Returns the stories to suggest: in the language that the learner studies, none that is in the library, and no Chinese
    /// one of a level that the learner knows.
    static func suggestions(
        from stories: [ShelfStory], in language: Language, above level: Int
    ) -> [ShelfStory] {
        let near = stories.filter {
            $0.language == language && $0.book == nil && (language != .chinese || $0.hskLevel > level)
        }
        return Array(near.prefix(shownStories))
    }
}

extension ShelfStory {
    /// The number in "HSK 3"; 0 for another level.
    fileprivate var hskLevel: Int {
        guard let digit = level.utf8.last, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return 0 }
        return Int(digit - UInt8(ascii: "0"))
    }
}
