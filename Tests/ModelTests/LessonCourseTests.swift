import Model
import Testing

@Suite struct LessonCourseTests {
    /// A lesson with so many exercises.
    private static func lesson(_ count: Int) -> Lesson {
        Lesson(
            id: ID(high: 1, low: 2), title: "", kind: .vocabulary, language: .chinese,
            content: LessonContent(
                exercises: (0..<count).map { Exercise(.dictation(Exercise.WrittenAnswer("第\($0)课"))) }),
            estimatedDuration: 60, difficulty: .beginner, origin: .own, createdAt: Timestamp(milliseconds: 0))
    }

    private static func course(_ count: Int, _ verdicts: [Int: Bool]) -> LessonCourse {
        LessonCourse(
            lesson(count),
            verdicts.map {
                LessonAnswer(exercise: $0.key, answer: [], verdict: Verdict(isRight: $0.value, parts: [$0.value]))
            })
    }

    @Test func whatWasWrongComesAgainOnceAllAreAnswered() {
        let begun = Self.course(3, [0: false])
        #expect(begun.exercises == [0, 1, 2] && begun.next == 1)
        let jumped = Self.course(3, [0: false, 2: false])
        #expect(jumped.exercises == [0, 1, 2] && jumped.next == 1)
        let answered = Self.course(3, [0: false, 1: true, 2: false])
        #expect(answered.exercises == [0, 1, 2, 0, 2] && answered.next == 3)
        #expect((0..<5).map { answered.firstPlace(of: $0) } == [nil, nil, nil, 0, 2])
        #expect(answered.firstPlace(of: 5) == nil && answered.firstPlace(of: -1) == nil)
    }

    @Test func anExerciseThatIsRightDoesNotComeAgain() {
        let all = Self.course(2, [0: true, 1: true])
        #expect(all.exercises == [0, 1] && all.next == nil)
        let second = Self.course(2, [0: false, 1: true, 2: true])
        #expect(second.exercises == [0, 1, 0] && second.next == nil)
        let none = Self.course(0, [:])
        #expect(none.exercises.isEmpty && none.next == nil)
    }

    @Test func anExerciseIsAskedThreeTimesAtMost() {
        let twice = Self.course(2, [0: false, 1: true, 2: false])
        #expect(twice.exercises == [0, 1, 0, 0] && twice.next == 3)
        #expect(twice.comesAgain(after: 0) && twice.comesAgain(after: 2) && !twice.comesAgain(after: 3))
        let thrice = Self.course(2, [0: false, 1: true, 2: false, 3: false])
        #expect(thrice.exercises == twice.exercises && thrice.next == nil)
    }

    @Test func aPlaceBeyondTheCourseHasNoExercise() throws {
        let lesson = Self.lesson(2)
        let course = Self.course(2, [0: true, 1: false])
        #expect(try lesson.exercise(2, in: course) == lesson.content.exercises[1])
        for place in [-1, 3, .max - 1] {
            #expect(throws: LessonError.noSuchExercise(place + 1, of: 3)) { try lesson.exercise(place, in: course) }
        }
    }
}
