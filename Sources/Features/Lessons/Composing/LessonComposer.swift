import Exercises
import Grammar
import Library
import Model
import Phonology
import Scheduling

/// Composes a lesson from what a learner has, without any language model. The same material and the same seed give the
/// same lesson.
struct LessonComposer {
    /// What a composed lesson holds.
    struct Composed: Hashable, Sendable {
        var title: String
        var content: LessonContent
        /// Seconds.
        var estimatedDuration: Int
        var shortage: Lesson.Shortage?
    }

    /// A sentence with the points of grammar in it.
    struct Explained: Sendable {
        var sentence: LessonSentence
        var points: [GrammarPoint]
    }

    let kind: LessonKind
    /// Seconds that the exercises are to fill.
    let duration: Int
    var material: LessonMaterial
    /// Nil without dictionaries: then nothing is asked about words.
    let dictionary: WordDictionary?
    /// The commonest words, for wrong choices and for a learner who has too few.
    let pool: [LessonWord]
    /// The learner's sentences, with their grammar.
    var explained: [Explained] = []
    /// Sentences of the grammar helper, with translations.
    let allExamples: [LevelledSentence]
    var random: SplitMix64

    /// Those at the learner's level.
    var examples: [LessonSentence] {
        allExamples.compactMap { $0.level == material.level ? $0.sentence : nil }
    }

    /// Fewer exercises are no lesson.
    static let fewest = 3

    /// - Throws: ``LessonError/tooLittle(_:_:)``.
    mutating func compose() throws(LessonError) -> Composed {
        var content: LessonContent
        switch kind {
        case .vocabulary: content = vocabulary()
        case .grammar: content = grammar()
        case .reading: content = reading()
        case .listening: content = listening()
        case .conversation: content = conversation()
        }
        guard content.exercises.count >= Self.fewest else { throw .tooLittle(kind, material.language) }
        var seconds = 0
        var asked: Set<[String]> = []
        content.exercises = content.exercises.filter { exercise in
            // A sentence that stands twice in a book is asked for once.
            let question = [exercise.kind.rawValue, exercise.text, exercise.textAfter] + exercise.answer
            guard seconds < duration, asked.insert(question).inserted else { return false }
            seconds += exercise.seconds
            return true
        }
        return Composed(
            title: title(of: content), content: content, estimatedDuration: min(seconds, duration),
            shortage: material.shortage)
    }

    /// Whether exercises fill the time that was asked for.
    func isFull(_ exercises: [Exercise]) -> Bool { exercises.reduce(0) { $0 + $1.seconds } >= duration }

    /// What the lesson is about, in its own language: words, forms, or how its text begins.
    private func title(of content: LessonContent) -> String {
        if kind == .reading, let first = material.passage.first { return Self.shortened(first.text) }
        if !content.explanations.isEmpty {
            return content.explanations.prefix(3).map(\.heading).joined(separator: " · ")
        }
        let first = content.exercises.first
        return Self.shortened(first?.words.first ?? first?.answer.first ?? "")
    }

    /// At most 24 Unicode scalars.
    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= 24 ? text : String(String.UnicodeScalarView(scalars.prefix(23))) + "…"
    }

    // MARK: Choosing

    /// The right choice among wrong ones, in an order of chance; nil with fewer than two wrong ones.
    mutating func choices(_ right: String, _ wrong: [String]) -> [String]? {
        var seen: Set<String> = [right]
        let others = wrong.filter { seen.insert($0).inserted }.prefix(3)
        guard others.count >= 2 else { return nil }
        return ([right] + others).shuffled(using: &random)
    }

    /// Words that could be taken for one another: of the same class and level, with another meaning and another reading.
    /// No sense that a dictionary has for one is the meaning of the other: 看 is to look, but to read as well.
    mutating func distractors(for word: LessonWord, among others: [LessonWord]) -> [LessonWord] {
        let senses = Self.senses(word.meaning)
        let dictionary = dictionary
        let everySense = dictionary?.senses(of: word) ?? senses
        func isClear(_ other: LessonWord) -> Bool { dictionary?.senses(of: other).isDisjoint(with: senses) ?? true }
        func isPlausible(_ other: LessonWord) -> Bool {
            other.word != word.word && other.meaning != word.meaning
                && (word.reading.isEmpty || other.reading != word.reading)
                && everySense.isDisjoint(with: Self.senses(other.meaning))
        }
        let near = (others + pool).filter { other in
            other.wordClass == word.wordClass
                && (other.difficulty == word.difficulty || other.difficulty == nil || word.difficulty == nil)
                && isPlausible(other)
        }
        // The learner's own words are the better choices, since they are the ones that are confused.
        let own = near.filter { others.contains($0) }.shuffled(using: &random).prefix(2)
        let common = near.filter { !own.contains($0) }.prefix(400).shuffled(using: &random)
        var found = (Array(own) + common.prefix(12)).filter(isClear)
        if found.count < 3 { found += pool.filter(isPlausible).shuffled(using: &random).prefix(12).filter(isClear) }
        return found
    }

    /// The words of a meaning that say something, to see whether two meanings overlap.
    static func senses(_ meaning: String) -> Set<String> {
        let passedOver: Set<String> = [
            "to", "the", "a", "an", "of", "be", "in", "on", "for", "with", "sb", "sth", "or",
        ]
        return Set(
            meaning.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init).filter {
                !passedOver.contains($0)
            })
    }

    /// The words of the learner, filled up with the commonest of the level where there are fewer than `count`.
    mutating func words(atLeast count: Int) -> [LessonWord] {
        let own = material.words
        guard own.count < count else { return own }
        let known = Set(own.map(\.word))
        let level = material.level
        let common = pool.filter { $0.difficulty == level && !known.contains($0.word) }
        // The first hundreds are function words that a beginner meets anyway; chance chooses among what follows.
        let added = common.prefix(300).shuffled(using: &random).prefix(count - own.count)
        if !added.isEmpty { material.shortage = .words }
        return own + added
    }

    /// The learner's sentences, filled up with examples of the level where there are fewer than `count`.
    mutating func sentences(atLeast count: Int, where isFit: (LessonSentence) -> Bool) -> [LessonSentence] {
        let own = material.sentences.filter(isFit)
        guard own.count < count else { return own }
        let added = examples.filter(isFit).filter { !own.contains($0) }.shuffled(using: &random)
            .prefix(count - own.count)
        if !added.isEmpty { material.shortage = material.shortage ?? .sentences }
        return own + added
    }
}
