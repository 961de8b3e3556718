/// The progress of a learner.
public struct LearningProgress: Hashable, Sendable {
    /// The activity of one day.
    public struct Day: Hashable, Sendable {
        public var date: CalendarDate
        /// Seconds of reading, reviewing and lessons.
        public var seconds: Int
        /// Words marked, or added to a card, for the first time.
        public var words: Int
        /// Answers on cards.
        public var reviews: Int
        /// Lessons finished.
        public var lessons: Int
        public var translations: Int

        public init(
            date: CalendarDate, seconds: Int = 0, words: Int = 0, reviews: Int = 0, lessons: Int = 0,
            translations: Int = 0
        ) {
            self.date = date
            self.seconds = seconds
            self.words = words
            self.reviews = reviews
            self.lessons = lessons
            self.translations = translations
        }

        /// Whole minutes, rounded.
        public var minutes: Int { (seconds + 30) / 60 }
    }

    /// Consecutive days with reading, reviewing, a lesson or a translation, up to today or yesterday.
    public var streak: Int
    public var totalTranslations: Int
    /// Distinct words marked as difficult or known, or on a card.
    public var vocabularySize: Int
    /// Of these, the words marked as known or with a card whose interval has reached 21 days.
    public var knownWords: Int
    public var lessonsCompleted: Int
    /// The last seven days; today is last.
    public var week: [Day]

    public init(
        streak: Int = 0, totalTranslations: Int = 0, vocabularySize: Int = 0, knownWords: Int = 0,
        lessonsCompleted: Int = 0, week: [Day] = []
    ) {
        self.streak = streak
        self.totalTranslations = totalTranslations
        self.vocabularySize = vocabularySize
        self.knownWords = knownWords
        self.lessonsCompleted = lessonsCompleted
        self.week = week
    }

    /// The totals of the seven days; its date is the first of them.
    public var total: Day {
        var total = Day(date: week.first?.date ?? CalendarDate(number: 0))
        for day in week {
            total.seconds += day.seconds
            total.words += day.words
            total.reviews += day.reviews
            total.lessons += day.lessons
            total.translations += day.translations
        }
        return total
    }
}
