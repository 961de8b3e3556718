import Model

/// `/practice/lessons/{id}?at=`: one exercise, before or after its answer.
public enum ExercisePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var lesson: Lesson
        /// Counted from 1.
        public var number: Int
        public var exercise: Exercise
        /// Nil before the learner answers.
        public var answer: LessonAnswer?
        /// The number of answered exercises in the lesson.
        public var answered: Int

        public init(lesson: Lesson, number: Int, exercise: Exercise, answer: LessonAnswer? = nil, answered: Int) {
            self.lesson = lesson
            self.number = number
            self.exercise = exercise
            self.answer = answer
            self.answered = answered
        }

        var count: Int { lesson.content.exercises.count }
        var isLast: Bool { number >= count }
        var language: Language { lesson.language }
    }

    /// The name of the field that holds the time at which the page was made, so that the answering time is known
    /// without JavaScript.
    public static let shownField = "shown"
}
