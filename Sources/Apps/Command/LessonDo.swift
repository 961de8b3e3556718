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
            counts as not knowing; the end of the input ends the session, and your answers are kept.
            """)

    @Argument(help: "Its id (default: the latest).") var id: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let lessons = context.lessons
        let opened = try await lessons.open(id)
        let lesson = opened.lesson
        let clock = context.clock
        let exercises = lesson.content.exercises
        for (place, exercise) in exercises.enumerated() where opened.answer(to: place) == nil {
            Output.line("\n\(place + 1)/\(exercises.count)  " + LessonText.question(exercise))
            Output.write(Data("> ".utf8))
            let start = clock.now()
            guard let line = readLine() else {
                Output.line("")
                return Output.note("Your answers are kept; `glossa lesson do \(lesson.id)` continues.")
            }
            let answer = try await lessons.answer(
                lesson.id, exercise: place, with: .texts(LessonText.answer(line, to: exercise)),
                seconds: Bounds.seconds.nearest(to: clock.now().seconds(since: start)), at: clock.now())
            Output.line(answer.verdict.isRight ? "Right." : "Not right: " + LessonText.right(exercise))
            if answer.verdict.slip == .tones { Output.line("The sounds are right; look at the tones.") }
            if answer.verdict.slip == .de { Output.line("Right except for 的, 地 or 得.") }
        }
        let result = try await lessons.finish(lesson.id, at: clock.now())
        Output.line("\n\(result.right) of \(Output.count(result.answers.count, "answer")) right.")
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
            lines += ["", "\(place + 1). " + question(exercise), "   = " + right(exercise)]
        }
        for question in lesson.content.practiceQuestions {
            lines += ["", "Say: \(question.question)  (\(question.answer))"]
        }
        return lines.joined(separator: "\n")
    }

    /// The text of an exercise, with numbered choices.
    static func question(_ exercise: Exercise) -> String {
        var lines: [String] = []
        if !exercise.passage.isEmpty { lines.append(exercise.passage) }
        let meaning = exercise.translation.isEmpty ? "" : "  (\(exercise.translation))"
        switch exercise.task {
        case .choice(let choice):
            let isGap = if case .gap = choice.ask { true } else { false }
            lines.append(choice.ask.text(gap: "＿＿") + (isGap ? meaning : ""))
        case .cloze(let gap, _): lines.append(gap.filled(with: "＿＿") + meaning)
        case .order: lines.append("Put in order, by number:" + meaning)
        case .match(let match):
            lines.append(
                "Give the number of each partner, in order: " + match.pairs.map(\.left).joined(separator: ", "))
        case .dictation(let answer):
            // A terminal cannot speak, so it shows the reading instead.
            lines.append("Write the text with this reading: " + (answer.readings.first ?? answer.text) + meaning)
        }
        let numbered = numbered(exercise).enumerated().map { "  \($0.offset + 1)) \($0.element)" }
        if !numbered.isEmpty { lines.append(numbered.joined(separator: "\n")) }
        return lines.joined(separator: "\n")
    }

    /// Converts the typed line to an answer of the exercise's kind.
    static func answer(_ line: String, to exercise: Exercise) -> [String] {
        let text = line.trimmingCharacters(in: .whitespaces)
        let choices = numbered(exercise)
        guard !choices.isEmpty else { return [text] }
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap {
            SentNumber($0)?.nearest(in: Bounds.place.withNeighbours)
        }
        let chosen = numbers.compactMap { choices.indices.contains($0 - 1) ? choices[$0 - 1] : nil }
        return chosen.isEmpty && !text.isEmpty ? [text] : chosen
    }

    /// What is answered by its numbers; empty if the answer is typed.
    private static func numbered(_ exercise: Exercise) -> [String] {
        switch exercise.task {
        case .choice(let choice): choice.choices
        case .order(let order): order.pieces
        case .match(let match): match.partners
        case .cloze, .dictation: []
        }
    }

    static func right(_ exercise: Exercise) -> String {
        switch exercise.task {
        case .choice(let choice): choice.answer
        case .cloze(_, let answer), .dictation(let answer): answer.text
        case .order(let order): order.sentence
        case .match(let match): match.pairs.map { "\($0.left) = \($0.right)" }.joined(separator: "; ")
        }
    }
}
