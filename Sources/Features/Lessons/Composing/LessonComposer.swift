import Exercises
import Grammar
import Linguistics
import Model
import Phonology
import Scheduling

/// Composes a lesson from the learner's material, without a language model. The same material and seed give the same
/// lesson.
struct LessonComposer {
    /// The content of a composed lesson.
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
    /// The total time of the exercises, in seconds.
    let duration: Int
    var material: LessonMaterial
    /// Nil without dictionaries; there are then no exercises on words.
    let dictionary: WordDictionary?
    /// The most common words, for wrong choices and for learners with too few words.
    let pool: [LessonWord]
    /// The learner's sentences, with their grammar.
    var explained: [Explained] = []
    /// The grammar helper's sentences of the level, with the points of grammar in them.
    var explainedExamples: [Explained] = []
    /// A conversation of the level; empty if there is none.
    var dialogue: [LessonSentence] = []
    /// The grammar helper's sentences, with translations.
    let allExamples: [LevelledSentence]
    var random: SplitMix64

    /// The examples at the learner's level.
    var examples: [LessonSentence] {
        allExamples.compactMap { $0.level == material.level ? $0.sentence : nil }
    }

    /// The minimum number of exercises in a lesson.
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
            // A sentence that occurs twice in a book is asked once.
            guard seconds < duration, asked.insert(Self.question(exercise)).inserted else { return false }
            seconds += exercise.seconds
            return true
        }
        return Composed(
            title: title(of: content), content: content, estimatedDuration: min(seconds, duration),
            shortage: material.shortage)
    }

    /// Returns what is the same in exercises that ask the same, whatever else there is to choose.
    static func question(_ exercise: Exercise) -> [String] {
        let text =
            switch exercise.task {
            case .choice(let choice): choice.ask.text(gap: "＿＿")
            case .cloze(let gap, _): gap.filled(with: "＿＿")
            case .order, .match, .dictation: ""
            }
        return [exercise.kind.rawValue, text] + exercise.answer
    }

    /// Returns whether exercises fill the requested time.
    func isFull(_ exercises: [Exercise]) -> Bool { exercises.reduce(0) { $0 + $1.seconds } >= duration }

    /// Returns a title in the language of the lesson: words, forms, or the beginning of its text.
    private func title(of content: LessonContent) -> String {
        if kind == .reading, let first = material.passage.first { return Self.shortened(first.text) }
        if !content.explanations.isEmpty {
            return content.explanations.prefix(3).map(\.heading).joined(separator: " · ")
        }
        let first = content.exercises.first
        return Self.shortened(first?.words.first ?? first?.answer.first ?? "")
    }

    /// Shortens a text to 24 Unicode scalars.
    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= 24 ? text : String(String.UnicodeScalarView(scalars.prefix(23))) + "…"
    }

    // MARK: Choosing

    /// Returns a choice of the right answer among wrong ones, in random order; nil with fewer than two wrong ones.
    mutating func choice(_ ask: Exercise.Ask, _ right: String, wrong: [String]) -> Exercise.Task? {
        var seen: Set<String> = [right]
        let others = wrong.filter { seen.insert($0).inserted }.prefix(3)
        guard others.count >= 2 else { return nil }
        return Exercise.Choice(ask, ([right] + others).shuffled(using: &random), answer: right).map { .choice($0) }
    }

    /// Returns words that could be confused with a word: of the same class and level, with another meaning and another
    /// reading. None of their dictionary senses is its meaning: 看 is to look, but also to read.
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
        // The learner's own words are the better choices, because those are the ones they confuse.
        let own = near.filter { others.contains($0) }.shuffled(using: &random).prefix(2)
        let common = near.filter { !own.contains($0) }.prefix(400).shuffled(using: &random)
        var found = (Array(own) + common.prefix(12)).filter(isClear)
        if found.count < 3 {
            // Words above the level would give the answer away, and teach nothing.
            let level = material.level.place
            let plausible = pool.filter(isPlausible).shuffled(using: &random)
            let known = plausible.filter { ($0.difficulty?.place ?? 0) <= level }
            found += (known.count >= 12 ? known : known + plausible).prefix(12).filter(isClear)
        }
        return found
    }

    /// Returns the content words of a meaning, to detect overlapping meanings.
    static func senses(_ meaning: String) -> Set<String> {
        let passedOver: Set<String> = [
            "to", "the", "a", "an", "of", "be", "in", "on", "for", "with", "sb", "sth", "or",
        ]
        return Set(
            meaning.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init).filter {
                !passedOver.contains($0)
            })
    }

    /// Returns the learner's words, filled up to `count` with the most common of the level.
    mutating func words(atLeast count: Int) -> [LessonWord] {
        let own = material.words
        guard own.count < count else { return own }
        let known = Set(own.map(\.word))
        let level = material.level
        let common = pool.filter { $0.difficulty == level && !known.contains($0.word) }
        // Chance chooses among the 300 most common words of the level.
        let added = common.prefix(300).shuffled(using: &random).prefix(count - own.count)
        if !added.isEmpty { material.shortage = .words }
        return own + added
    }

    /// Returns the learner's sentences, filled up to `count` with examples of the level.
    mutating func sentences(atLeast count: Int, where isFit: (LessonSentence) -> Bool) -> [LessonSentence] {
        let own = material.sentences.filter(isFit)
        guard own.count < count else { return own }
        let added = examples.filter(isFit).filter { !own.contains($0) }.shuffled(using: &random)
            .prefix(count - own.count)
        if !added.isEmpty { material.shortage = material.shortage ?? .sentences }
        return own + added
    }
}
