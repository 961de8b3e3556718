import Exercises
import Model

extension LessonComposer {
    /// Returns sentences to take down by ear, and words to recognise by their sound.
    mutating func listening() -> LessonContent {
        let length = material.level.dictationLength(in: material.language)
        let wanted = max(3, duration / 50)
        // From a text that the learner chose, longer sentences too.
        let passage = Set(material.passage)
        let sentences = sentences(atLeast: wanted) {
            length.contains($0.length)
                || passage.contains($0) && (length.lowerBound...length.upperBound * 2).contains($0.length)
        }
        let words = words(atLeast: min(wanted, 4))
        var exercises: [Exercise] = []
        var rest = words[...]
        for sentence in sentences where !isFull(exercises) {
            exercises.append(dictation(sentence, words: material.words.filter { $0.sentence == sentence }.map(\.word)))
            if let word = rest.popFirst(), let heard = hearing(word, among: words) { exercises.append(heard) }
        }
        while !isFull(exercises), let word = rest.popFirst() {
            if let heard = hearing(word, among: words) { exercises.append(heard) }
        }
        return LessonContent(
            exercises: exercises,
            practiceQuestions: sentences.prefix(3).map { PracticeQuestion($0.translation, answer: $0.text) }
                .filter { !$0.question.isEmpty })
    }
}
