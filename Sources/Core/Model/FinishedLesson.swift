/// The result of a finished lesson.
public struct FinishedLesson: Sendable {
    /// A word that the lesson asked for.
    public struct Word: Hashable, Sendable {
        public var word: String
        /// Whether it was right every time.
        public var isRight: Bool
        public var outcome: Outcome

        public init(word: String, isRight: Bool, outcome: Outcome) {
            self.word = word
            self.isRight = isRight
            self.outcome = outcome
        }
    }

    /// The effect of the lesson on a word.
    public enum Outcome: Hashable, Sendable {
        /// Its due card was graded: good for right, again for wrong.
        case graded
        /// It has cards, but none was due.
        case notDue
        case noCard
    }

    public var lesson: Lesson
    /// In the order of the course, with those to exercises that came again.
    public var answers: [LessonAnswer]
    public var words: [Word]
    /// The total time of the answers, in seconds.
    public var seconds: Int

    public init(lesson: Lesson, answers: [LessonAnswer], words: [Word], seconds: Int) {
        self.lesson = lesson
        self.answers = answers
        self.words = words
        self.seconds = seconds
    }

    /// The first answer to each exercise, by which the lesson is judged.
    public var firstAnswers: [LessonAnswer] {
        answers.filter { lesson.content.exercises.indices.contains($0.exercise) }
    }

    /// The number of exercises that were right at once.
    public var right: Int { firstAnswers.filter { $0.verdict.isRight }.count }
}
