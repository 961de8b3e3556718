import Model

/// `/practice/lessons/{id}?at=`: one exercise, before or after its answer.
public enum ExercisePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var lesson: Lesson
        /// The exercises in the order in which they are asked.
        public var course: LessonCourse
        /// The place in the course, counted from 1.
        public var number: Int
        public var exercise: Exercise
        /// Nil before the learner answers.
        public var answer: LessonAnswer?
        /// The number of answers in the course.
        public var answered: Int
        /// The texts of the exercise.
        public var texts: ExerciseTexts
        /// Whether the learner asked to check what was not answered yet.
        public var isUnanswered = false

        public init(
            lesson: Lesson, course: LessonCourse, number: Int, exercise: Exercise, answer: LessonAnswer? = nil,
            answered: Int, texts: ExerciseTexts = ExerciseTexts()
        ) {
            self.lesson = lesson
            self.course = course
            self.number = number
            self.exercise = exercise
            self.answer = answer
            self.answered = answered
            self.texts = texts
        }

        /// The number of exercises, with those that come again.
        var count: Int { course.exercises.count }
        var isLast: Bool { number >= count }
        /// Whether the exercise was answered wrongly before.
        var cameAgain: Bool { course.firstPlace(of: number - 1) != nil }
        var language: Language { lesson.language }
    }

    /// The name of the field that holds the time at which the page was made, so that the answering time is known
    /// without JavaScript.
    public static let shownField = "shown"
}
