/// The exercises of a lesson in the order in which they are asked: each once, then those that were answered wrongly
/// again, in the same order, until each is right or was asked ``mostTries`` times.
public struct LessonCourse: Hashable, Sendable {
    /// How often an exercise is asked at most.
    public static let mostTries = 3

    /// The index in the lesson of the exercise at each place. The first places are the exercises themselves; those that
    /// come again are added when every exercise before them is answered.
    public let exercises: [Int]
    /// The first place without an answer, from 0; nil if there is none.
    public let next: Int?
    /// The number of exercises in the lesson.
    private let count: Int

    /// - Parameter answers: The answers so far, in any order.
    public init(_ lesson: Lesson, _ answers: [LessonAnswer]) {
        count = lesson.content.exercises.count
        var verdicts: [Int: Bool] = [:]
        for answer in answers { verdicts[answer.exercise] = answer.verdict.isRight }
        var round = Array(0..<count)
        var exercises = round
        for _ in 1..<Self.mostTries {
            let start = exercises.count - round.count
            guard round.indices.allSatisfy({ verdicts[start + $0] != nil }) else { break }
            round = round.indices.filter { verdicts[start + $0] == false }.map { round[$0] }
            exercises += round
        }
        self.exercises = exercises
        next = exercises.indices.first { verdicts[$0] == nil }
    }

    /// Returns the place at which the exercise of a place is first asked, from 0; nil at that place itself.
    public func firstPlace(of place: Int) -> Int? {
        exercises.indices.contains(place) && place >= count ? exercises[place] : nil
    }

    /// Returns whether the exercise of a place comes again after a wrong answer there.
    public func comesAgain(after place: Int) -> Bool {
        guard exercises.indices.contains(place) else { return false }
        return exercises[...place].filter { $0 == exercises[place] }.count < Self.mostTries
    }
}

extension Lesson {
    /// Returns the exercise at a place of a course of the lesson.
    ///
    /// - Parameter place: From 0.
    /// - Throws: ``LessonError/noSuchExercise(_:of:)``.
    public func exercise(_ place: Int, in course: LessonCourse) throws(LessonError) -> Exercise {
        guard course.exercises.indices.contains(place) else {
            throw .noSuchExercise(place + 1, of: course.exercises.count)
        }
        return content.exercises[course.exercises[place]]
    }
}
