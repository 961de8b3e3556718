import Exercises
import Model

extension LessonComposer {
    /// The number of words matched together.
    private static let together = 5

    /// Returns exercises on the meaning and use of words: in groups of five, each word by choice, then all together,
    /// then in a sentence or from its meaning.
    mutating func vocabulary() -> LessonContent {
        // Five words take about six minutes.
        let wanted = max(4, duration / 65)
        let words = Array(words(atLeast: wanted).prefix(wanted + Self.together))
        var exercises: [Exercise] = []
        var explained: [LessonWord] = []
        for start in stride(from: 0, to: words.count, by: Self.together) where !isFull(exercises) {
            let group = Array(words[start..<min(start + Self.together, words.count)])
            explained += group
            exercises += group.shuffled(using: &random).compactMap { meaning(of: $0, among: words) }
            if let match = match(group) { exercises.append(match) }
            for word in group.shuffled(using: &random) {
                if let gap = word.sentence.flatMap({ cloze(word, in: $0) }) ?? naming(word, among: words) {
                    exercises.append(gap)
                }
            }
        }
        // The remaining time goes to a new skill: recognising the words by ear.
        for word in explained where !isFull(exercises) {
            if let heard = hearing(word, among: words) { exercises.append(heard) }
        }
        return LessonContent(
            explanations: explained.map(explanation), exercises: exercises,
            practiceQuestions: explained.prefix(3).map { PracticeQuestion($0.meaning, answer: $0.word) })
    }

    /// Returns a word with its meaning, and the sentence where the learner met it.
    func explanation(_ word: LessonWord) -> LessonExplanation {
        LessonExplanation(
            heading: word.word, reading: word.reading, text: word.meaning,
            examples: word.sentence.map { [LessonExample($0.text, $0.translation)] } ?? [])
    }

    /// Shows a word and asks for its meaning by choice.
    mutating func meaning(of word: LessonWord, among others: [LessonWord]) -> Exercise? {
        guard let choices = choices(word.meaning, distractors(for: word, among: others).map(\.meaning)) else {
            return nil
        }
        return Exercise(.choice, text: word.word, choices: choices, answer: [word.meaning], words: [word.word])
    }

    /// Plays a word and asks for its meaning by choice.
    mutating func hearing(_ word: LessonWord, among others: [LessonWord]) -> Exercise? {
        guard var exercise = meaning(of: word, among: others) else { return nil }
        exercise.ask = .hearing
        exercise.readings = word.reading.isEmpty ? [] : [word.reading]
        return exercise
    }

    /// Shows a meaning and asks for its word by choice.
    mutating func naming(_ word: LessonWord, among others: [LessonWord]) -> Exercise? {
        guard let choices = choices(word.word, distractors(for: word, among: others).map(\.word)) else { return nil }
        return Exercise(
            .choice, ask: .saying, text: word.meaning, choices: choices, answer: [word.word], words: [word.word])
    }

    /// Returns words to match with their meanings; nil for fewer than three with distinct meanings.
    mutating func match(_ words: [LessonWord]) -> Exercise? {
        var meanings: Set<String> = []
        let different = words.filter { word in
            let senses = Self.senses(word.meaning)
            guard !senses.isEmpty, senses.isDisjoint(with: meanings) else { return false }
            meanings.formUnion(senses)
            return true
        }
        guard different.count >= 3 else { return nil }
        return Exercise(
            .match, choices: different.map(\.meaning).shuffled(using: &random), left: different.map(\.word),
            answer: different.map(\.meaning), words: different.map(\.word))
    }
}
