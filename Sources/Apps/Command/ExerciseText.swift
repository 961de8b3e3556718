import Foundation
import Model
import Operations
import Pages

/// An exercise for the terminal.
struct ExerciseText {
    let exercise: Exercise
    private let texts: ExerciseTexts
    private let readings: Preferences.Readings

    /// Without readings.
    init(_ exercise: Exercise) {
        self.exercise = exercise
        texts = ExerciseTexts()
        readings = .never
    }

    /// With readings as the learner's settings want them.
    init(_ exercise: Exercise, _ read: OpenedExercise, _ preferences: Preferences) {
        self.exercise = exercise
        let language = read.lesson.lesson.language
        texts = ExerciseTexts(
            read.texts, by: WordPresenter(language, preferences, knowledge: read.knowledge).inScriptOfTexts())
        readings = preferences.readings
    }

    /// What is asked, with numbered choices.
    var question: String {
        var lines: [String] = []
        if !exercise.passage.isEmpty { lines.append(read(exercise.passage)) }
        let meaning = exercise.translation.isEmpty ? "" : "  (\(exercise.translation))"
        switch exercise.task {
        case .choice(let choice):
            switch choice.ask {
            case .gap(let gap): lines.append(read(gap, choice.answer) + meaning)
            // A terminal cannot speak, so it shows the reading instead.
            case .hearing(let text, let reading): lines.append(reading ?? text)
            case .meaning(let text), .saying(let text), .reply(let text), .question(let text): lines.append(read(text))
            }
        case .cloze(let gap, let answer): lines.append(read(gap, answer.text) + meaning)
        case .order: lines.append("Put in order, by number:" + meaning)
        case .match(let match):
            let texts = match.pairs.map { read($0.left) }.joined(separator: ", ")
            lines.append("Give the number of each partner, in order: " + texts)
        case .dictation(let answer):
            lines.append("Write the text with this reading: " + (answer.readings.first ?? answer.text) + meaning)
        }
        let numbered = choices.enumerated().map { "  \($0.offset + 1)) \(read(choice: $0.element))" }
        if !numbered.isEmpty { lines.append(numbered.joined(separator: "\n")) }
        return lines.joined(separator: "\n")
    }

    /// Converts the typed line to an answer of the exercise's kind.
    func answer(_ line: String) -> [String] {
        let text = line.trimmingCharacters(in: .whitespaces)
        let choices = choices
        guard !choices.isEmpty else { return [text] }
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap {
            SentNumber($0)?.nearest(in: Bounds.place.withNeighbours)
        }
        let chosen = numbers.compactMap { choices.indices.contains($0 - 1) ? choices[$0 - 1] : nil }
        return chosen.isEmpty && !text.isEmpty ? [text] : chosen
    }

    /// What is right.
    var right: String {
        switch exercise.task {
        case .choice(let choice): read(choice: choice.answer)
        case .cloze(let gap, let answer): answer.text + bracketed(texts.reading(of: answer.text, in: gap, readings))
        case .dictation(let answer): read(answer.text)
        case .order(let order): read(order.sentence)
        case .match(let match):
            match.pairs.map { "\(read($0.left)) = \(read($0.right))" }.joined(separator: "; ")
        }
    }

    /// What is answered by its numbers; empty if the answer is typed.
    private var choices: [String] {
        switch exercise.task {
        case .choice(let choice): choice.choices
        case .order(let order): order.pieces
        case .match(let match): match.partners
        case .cloze, .dictation: []
        }
    }

    // MARK: Readings

    private func read(_ text: String) -> String { text + bracketed(texts.reading(of: text, readings)) }

    private func read(_ gap: Exercise.Gap, _ answer: String) -> String {
        gap.filled(with: "＿＿") + bracketed(texts.reading(around: gap, answer, readings))
    }

    private func read(choice: String) -> String {
        if case .choice(let task) = exercise.task, case .gap(let gap) = task.ask {
            return choice + bracketed(texts.reading(of: choice, in: gap, readings))
        }
        return read(choice)
    }

    private func bracketed(_ reading: String) -> String { reading.isEmpty ? "" : "  [\(reading)]" }
}
