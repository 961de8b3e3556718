import Exercises
import LanguageModel
import Linguistics
import Model
import Scheduling

/// Keeps the correct parts of a model's lesson: checks each exercise, and drops those with errors.
struct LessonValidator {
    let language: Language
    /// Nil without dictionaries; words are then accepted unchecked.
    let dictionary: WordDictionary?
    /// Segments a text into words.
    let annotate: (String) -> [Token]
    var random: SplitMix64

    /// Returns the usable exercises, each checked with its own answer.
    mutating func exercises(_ reply: LessonReply) -> [Exercise] {
        var seen: Set<Exercise> = []
        return reply.exercises.compactMap { task in
            guard let exercise = exercise(task), seen.insert(exercise).inserted,
                exercise.check(exercise.kind == .order ? task.pieces : exercise.answer).isRight
            else { return nil }
            return exercise
        }
    }

    private mutating func exercise(_ task: LessonReply.Task) -> Exercise? {
        let answer = task.answer.trimmingWhitespace
        var exercise: Exercise
        switch task.kind {
        case .choice:
            let text = task.text.trimmingWhitespace
            let choices = task.choices.map(\.trimmingWhitespace)
            guard choices.count >= 2, Set(choices).count == choices.count, !text.isEmpty,
                let choice = Exercise.Choice(.question(text), choices.shuffled(using: &random), answer: answer)
            else { return nil }
            exercise = Exercise(
                .choice(choice), passage: task.passage.trimmingWhitespace, translation: task.translation)
        case .cloze:
            let parts = task.text.split(separator: answer, omittingEmptySubsequences: false)
            guard !answer.isEmpty, parts.count == 2, !(parts[0] + parts[1]).allSatisfy(\.isWhitespace) else {
                return nil
            }
            let gap = Exercise.Gap(before: String(parts[0]), after: String(parts[1]))
            exercise = Exercise(
                .cloze(gap, written(answer)), passage: task.passage, translation: task.translation)
        case .order:
            let pieces = task.pieces.map(\.trimmingWhitespace)
            guard (3...12).contains(pieces.count), !answer.isEmpty, Set(pieces).count > 2 else { return nil }
            var order = Exercise.Order(
                pieces, sentence: answer,
                alternatives: task.choices.filter { Self.letters($0) == Self.letters(answer) })
            order.shufflePieces(using: &random)
            exercise = Exercise(.order(order), translation: task.translation)
        case .match:
            let left = task.pairs.map(\.left.trimmingWhitespace)
            let right = task.pairs.map(\.right.trimmingWhitespace)
            guard left.count >= 3, Set(left).count == left.count, Set(right).count == right.count,
                left.allSatisfy(isKnown),
                let match = Exercise.Match(
                    zip(left, right).map { .init($0, $1) }, partners: right.shuffled(using: &random))
            else { return nil }
            return Exercise(.match(match), words: left)
        case .dictation:
            guard !answer.isEmpty, answer.unicodeScalars.count <= 200 else { return nil }
            exercise = Exercise(.dictation(written(answer)), translation: task.translation)
        }
        guard let words = words(of: task) else { return nil }
        exercise.words = words
        return exercise
    }

    /// Returns the sorted letters of a sentence, which do not depend on the order of its words.
    private static func letters(_ sentence: String) -> [Character] {
        sentence.lowercased().filter(\.isLetter).sorted()
    }

    /// Returns the words that it trains; nil if one is neither in the lexicon nor in its sentence.
    private func words(of task: LessonReply.Task) -> [String]? {
        let text = task.text + task.passage + task.answer + task.choices.joined()
        let words = task.words.map(\.trimmingWhitespace).filter { !$0.isEmpty }
        guard words.allSatisfy({ isKnown($0) || text.contains($0) }) else { return nil }
        return words
    }

    private func isKnown(_ word: String) -> Bool {
        guard let dictionary else { return true }
        return dictionary.lexicon.contains(word, in: language)
    }

    /// Returns an answer with readings from the lexicon or the analyser, never from the model.
    private func written(_ text: String) -> Exercise.WrittenAnswer {
        Exercise.WrittenAnswer(text, readings: SentenceReadings.of(annotate(text), language))
    }

    /// Returns the explanations with readings from the lexicon.
    func explanations(_ reply: LessonReply) -> [LessonExplanation] {
        reply.explanations.map { explanation in
            LessonExplanation(
                heading: explanation.heading, reading: dictionary?.word(explanation.heading)?.reading ?? "",
                text: explanation.text,
                examples: explanation.examples.map { LessonExample($0.sentence, $0.translation) })
        }
    }
}
