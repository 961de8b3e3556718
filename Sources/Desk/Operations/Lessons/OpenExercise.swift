import Lessons
import Model
import Pages
import Proficiency
import Storage

/// An exercise of a lesson, with the words of its texts.
public struct OpenedExercise: Sendable {
    public var lesson: OpenedLesson
    /// Its place in the course, from 0.
    public var place: Int
    public var exercise: Exercise
    /// The texts that have readings, as `ExerciseTexts.texts(of:in:)` returns them, with their words.
    public var texts: [(text: String, tokens: [Token])]
    /// What the learner knows of the words.
    public var knowledge: Knowledge
}

extension LearnerContext {
    /// Opens an exercise: what is asked, the answer so far, and the words of its texts.
    ///
    /// - Parameter place: Its place in the course of the lesson, from 0.
    /// - Throws: `LessonError`, `StorageError`, `CancellationError`.
    public func openExercise(_ place: Int, of id: ID<Lesson>) async throws -> OpenedExercise {
        try await read(place, in: try await lessons.open(id))
    }

    /// The same in a lesson that is open.
    public func read(_ place: Int, in opened: OpenedLesson) async throws -> OpenedExercise {
        let lesson = opened.lesson
        let exercise = try lesson.exercise(place, in: opened.course)
        var texts: [(text: String, tokens: [Token])] = []
        for text in ExerciseTexts.texts(of: exercise, in: lesson.language) {
            var tokens = try await library.texts.annotate(text, in: lesson.language)
            if tokens.count == 1, let reading = lesson.reading(of: text) { tokens[0].reading = reading }
            texts.append((text, tokens))
        }
        return OpenedExercise(
            lesson: opened, place: place, exercise: exercise, texts: texts,
            knowledge: try await library.knowledge(of: lesson.language))
    }
}

extension Lesson {
    /// Returns the reading with which the lesson explains a word; nil if it explains none.
    fileprivate func reading(of word: String) -> String? {
        content.explanations.first { $0.heading == word && !$0.reading.isEmpty }?.reading
    }
}
