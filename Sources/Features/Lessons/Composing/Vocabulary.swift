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
        meaning(of: word, .meaning(word.word), among: others)
    }

    /// Plays a word and asks for its meaning by choice.
    mutating func hearing(_ word: LessonWord, among others: [LessonWord]) -> Exercise? {
        let reading = word.reading.isEmpty ? nil : word.reading
        return meaning(of: word, .hearing(word.word, reading: reading), among: others)
    }

    /// Asks for the meaning of a word by choice, in a given way.
    mutating func meaning(of word: LessonWord, _ ask: Exercise.Ask, among others: [LessonWord]) -> Exercise? {
        choice(ask, word.meaning, wrong: distractors(for: word, among: others).map(\.meaning))
            .map { Exercise($0, words: [word.word]) }
    }

    /// Shows a meaning and asks for its word by choice.
    mutating func naming(_ word: LessonWord, among others: [LessonWord]) -> Exercise? {
        choice(.saying(word.meaning), word.word, wrong: distractors(for: word, among: others).map(\.word))
            .map { Exercise($0, words: [word.word]) }
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
        return Exercise.Match(
            different.map { .init($0.word, $0.meaning) },
            partners: different.map(\.meaning).shuffled(using: &random)
        ).map { Exercise(.match($0), words: different.map(\.word)) }
    }
}
