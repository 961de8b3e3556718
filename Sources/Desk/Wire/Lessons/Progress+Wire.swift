#if !hasFeature(Embedded)
import Model

/// Progress in the public JSON form.
public struct ProgressJSON: Encodable, Sendable {
    /// The last seven days, with today last, and their totals.
    public struct Week: Encodable, Sendable {
        public var minutes: Int
        public var words: Int
        public var reviews: Int
        public var lessons: Int
        public var translations: Int
        /// The daily learning goal, in minutes.
        public var dailyGoal: Int
        public var days: [Day]
    }

    /// What was done on one day.
    public struct Day: Encodable, Sendable {
        /// `2026-03-07`
        public var date: String
        public var minutes: Int
        public var words: Int
        public var reviews: Int
        public var lessons: Int
        public var translations: Int

        init(_ day: LearningProgress.Day) {
            date = day.date.description
            minutes = day.minutes
            words = day.words
            reviews = day.reviews
            lessons = day.lessons
            translations = day.translations
        }
    }

    public var streak: Int
    public var totalTranslations: Int
    public var vocabularySize: Int
    public var knownWords: Int
    public var lessonsCompleted: Int
    public var weeklyProgress: Week

    public init(_ progress: LearningProgress, dailyGoal: Int) {
        streak = progress.streak
        totalTranslations = progress.totalTranslations
        vocabularySize = progress.vocabularySize
        knownWords = progress.knownWords
        lessonsCompleted = progress.lessonsCompleted
        let total = progress.total
        weeklyProgress = Week(
            minutes: total.minutes, words: total.words, reviews: total.reviews, lessons: total.lessons,
            translations: total.translations, dailyGoal: dailyGoal, days: progress.week.map { Day($0) })
    }
}
#endif
