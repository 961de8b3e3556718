import Model

/// `/practice/lessons/{id}?at=`: one exercise, before or after its answer.
public enum ExercisePage {
    /// What the page shows.
    public struct Model: Sendable {
        public var lesson: Lesson
        /// From 1.
        public var number: Int
        public var exercise: Exercise
        /// Nil before it was answered.
        public var answer: LessonAnswer?
        /// How many of the lesson's exercises were answered.
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

    /// The name of the field that says when the page was made, so that the time to the answer is known without
    /// JavaScript.
    public static let shownField = "shown"
}
