/// Explanations, exercises and questions to say aloud, made for one learner.
public struct Lesson: Hashable, Sendable {
    /// Who made it.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        /// A language model; every exercise was checked before it was kept.
        case model
        /// Glossa itself, from the dictionaries and what the learner has.
        case own
    }

    /// What there was too little of, so that the rest was taken from the commonest words, or from the examples of the
    /// grammar helper, at the learner's level.
    public enum Shortage: String, CaseIterable, Hashable, Sendable {
        case words, sentences, translations
    }

    public let id: ID<Lesson>
    public var title: String
    public var kind: LessonKind
    /// The language that is trained.
    public var language: Language
    public var content: LessonContent
    /// Seconds that it will probably take.
    public var estimatedDuration: Int
    public var difficulty: Difficulty
    public var origin: Origin
    public var shortage: Shortage?
    /// Why a language model that was asked did not make it; nil where none was asked, or where it did.
    public var fault: ModelError?
    public let createdAt: Timestamp
    /// When its result was taken; nil while it is being done.
    public var finishedAt: Timestamp?

    public init(
        id: ID<Lesson>, title: String, kind: LessonKind, language: Language, content: LessonContent,
        estimatedDuration: Int, difficulty: Difficulty, origin: Origin, shortage: Shortage? = nil,
        fault: ModelError? = nil, createdAt: Timestamp, finishedAt: Timestamp? = nil
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.language = language
        self.content = content
        self.estimatedDuration = estimatedDuration
        self.difficulty = difficulty
        self.origin = origin
        self.shortage = shortage
        self.fault = fault
        self.createdAt = createdAt
        self.finishedAt = finishedAt
    }

    /// Minutes that a lesson can be asked for.
    public static let minutes = 3...60
}

/// What a lesson consists of.
public struct LessonContent: Hashable, Sendable {
    /// Read first.
    public var explanations: [LessonExplanation]
    /// Answered, and checked.
    public var exercises: [Exercise]
    /// Answered aloud; nobody checks.
    public var practiceQuestions: [PracticeQuestion]

    public init(
        explanations: [LessonExplanation] = [], exercises: [Exercise] = [], practiceQuestions: [PracticeQuestion] = []
    ) {
        self.explanations = explanations
        self.exercises = exercises
        self.practiceQuestions = practiceQuestions
    }
}

/// A word or a point of grammar, explained.
public struct LessonExplanation: Hashable, Sendable {
    /// The word, or the form.
    public var heading: String
    /// Marked pinyin or kana, from the dictionaries; empty for none.
    public var reading: String
    public var text: String
    /// The same in Chinese, for a Chinese interface; empty where there is only the one.
    public var chineseText: String
    public var examples: [LessonExample]

    public init(
        heading: String, reading: String = "", text: String, chineseText: String = "", examples: [LessonExample] = []
    ) {
        self.heading = heading
        self.reading = reading
        self.text = text
        self.chineseText = chineseText
        self.examples = examples
    }
}

/// A sentence and what it means.
public struct LessonExample: Hashable, Sendable {
    public var sentence: String
    /// Empty where nobody has said.
    public var translation: String

    public init(_ sentence: String, _ translation: String = "") {
        self.sentence = sentence
        self.translation = translation
    }
}

/// Something to say aloud, and how it might be said.
public struct PracticeQuestion: Hashable, Sendable {
    public var question: String
    public var answer: String

    public init(_ question: String, answer: String) {
        self.question = question
        self.answer = answer
    }
}

/// An answer to one exercise of a lesson, and what was found of it. The first answer stands.
public struct LessonAnswer: Hashable, Sendable {
    /// Place of the exercise among those of its lesson, from 0.
    public var exercise: Int
    /// As ``Exercise`` describes for its kind.
    public var answer: [String]
    public var verdict: Verdict

    public init(exercise: Int, answer: [String], verdict: Verdict) {
        self.exercise = exercise
        self.answer = answer
        self.verdict = verdict
    }
}

#if !hasFeature(Embedded)
extension Lesson.Origin: Codable {}
extension Lesson.Shortage: Codable {}
extension LessonContent: Codable {}
extension LessonExplanation: Codable {}
extension PracticeQuestion: Codable {}
extension LessonExample: Codable {}
#endif
