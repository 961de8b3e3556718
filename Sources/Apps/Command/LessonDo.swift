import ArgumentParser
import Foundation
import Lessons
import Model
import Operations
import Scheduling

/// `glossa lesson do`: a lesson, one exercise at a time.
struct LessonDo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "do", abstract: "Do a lesson: answer its exercises, then see the result.",
        discussion: """
            Choices, pieces and partners are answered by their numbers, gaps and dictations by typing. An empty line \
            counts as not knowing, and what was wrong comes again at the end; the end of the input ends the session, and \
            your answers are kept.
            """)

    @Argument(help: "Its id (default: the latest).") var id: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let lessons = context.lessons
        var opened = try await lessons.open(id)
        let lesson = opened.lesson
        let clock = context.clock
        let preferences = try await context.library.preferences()
        while let place = opened.course.next {
            let read = try await context.read(place, in: opened)
            let course = opened.course
            let text = ExerciseText(read.exercise, read, preferences)
            let again = course.firstPlace(of: place) == nil ? "" : "(once more)  "
            Output.line("\n\(place + 1)/\(course.exercises.count)  \(again)" + text.question)
            Output.write(Data("> ".utf8))
            let start = clock.now()
            guard let line = readLine() else {
                Output.line("")
                return Output.note("Your answers are kept; `glossa lesson do \(lesson.id)` continues.")
            }
            let answer = try await lessons.answer(
                lesson.id, exercise: place, with: .texts(text.answer(line)),
                seconds: Bounds.seconds.nearest(to: clock.now().seconds(since: start)), at: clock.now())
            Output.line(answer.verdict.isRight ? "Right." : "Not right: " + text.right)
            if answer.verdict.slip == .tones { Output.line("The sounds are right; look at the tones.") }
            if answer.verdict.slip == .de { Output.line("Right except for 的, 地 or 得.") }
            if !answer.verdict.isRight, course.comesAgain(after: place) {
                Output.line("It comes again at the end of the lesson.")
            }
            opened = try await lessons.open(lesson.id)
        }
        let result = try await lessons.finish(lesson.id, at: clock.now())
        Output.line("\n\(result.right) of \(Output.count(result.firstAnswers.count, "answer")) right.")
        for word in result.words {
            let card =
                switch word.outcome {
                case .graded: "its card was answered " + (word.isRight ? "good" : "again")
                case .notDue: "its card is not due"
                case .noCard: "it has no card"
                }
            Output.line("\(word.isRight ? "+" : "-") \(word.word)  \(card)")
        }
    }
}

/// The text of lessons for the terminal.
enum LessonText {
    static func line(_ lesson: Lesson) -> String {
        let minutes = max(1, (lesson.estimatedDuration + 30) / 60)
        return """
            \(lesson.id)  \(lesson.title)  [\(lesson.language.rawValue)]  \(lesson.kind.rawValue)  \
            \(Output.count(lesson.content.exercises.count, "exercise"))  \(minutes) min
            """
    }

    static func whole(_ lesson: Lesson) -> String {
        var lines = [line(lesson), ""]
        for explanation in lesson.content.explanations {
            lines.append(
                [explanation.heading, explanation.reading, explanation.text].filter { !$0.isEmpty }
                    .joined(separator: "  "))
            lines += explanation.examples.map { "  · \($0.sentence)  \($0.translation)" }
        }
        for (place, exercise) in lesson.content.exercises.enumerated() {
            let text = ExerciseText(exercise)
            lines += ["", "\(place + 1). " + text.question, "   = " + text.right]
        }
        for question in lesson.content.practiceQuestions {
            lines += ["", "Say: \(question.question)  (\(question.answer))"]
        }
        return lines.joined(separator: "\n")
    }
}
