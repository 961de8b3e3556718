/// How far a learner has come.
public struct LearningProgress: Hashable, Sendable {
    /// What was done on one day.
    public struct Day: Hashable, Sendable {
        public var date: CalendarDate
        /// Seconds of reading, reviewing and lessons.
        public var seconds: Int
        /// Words that were marked, or put on a card, for the first time.
        public var words: Int
        /// Answers on cards.
        public var reviews: Int
        /// Lessons that were finished.
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

        /// Full minutes, rounded.
        public var minutes: Int { (seconds + 30) / 60 }
    }

    /// Days in a row with reading, reviewing, a lesson or a translation, up to today or yesterday.
    public var streak: Int
    public var totalTranslations: Int
    /// Different words that are marked as difficult or known, or on a card.
    public var vocabularySize: Int
    /// Of them, those marked as known or with a card whose interval has reached 21 days.
    public var knownWords: Int
    public var lessonsCompleted: Int
    /// The last seven days, today as the last.
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

    /// The seven days together; its date is the first of them.
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
