/// Explanations, exercises and speaking questions, made for one learner.
public struct Lesson: Hashable, Sendable {
    /// What made it.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        /// A language model; every exercise was checked before it was stored.
        case model
        /// Glossa itself, from the dictionaries and the learner's own material.
        case own
    }

    /// Material that ran short, so that the most common words or the grammar helper's examples at the learner's level
    /// made up for it.
    public enum Shortage: String, CaseIterable, Hashable, Sendable {
        case words, sentences, translations
    }

    public let id: ID<Lesson>
    public var title: String
    public var kind: LessonKind
    /// The target language.
    public var language: Language
    public var content: LessonContent
    /// The estimated duration in seconds.
    public var estimatedDuration: Int
    public var difficulty: Difficulty
    public var origin: Origin
    public var shortage: Shortage?
    /// Why a language model failed to make it; nil if none was asked, or if it succeeded.
    public var fault: ModelError?
    public let createdAt: Timestamp
    /// When the learner finished it; nil while it is in progress.
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

    /// The allowed lengths of a lesson, in minutes.
    public static let minutes = 3...60
}

/// The content of a lesson.
public struct LessonContent: Hashable, Sendable {
    /// To read first.
    public var explanations: [LessonExplanation]
    /// To answer, and checked.
    public var exercises: [Exercise]
    /// To answer aloud, unchecked.
    public var practiceQuestions: [PracticeQuestion]

    public init(
        explanations: [LessonExplanation] = [], exercises: [Exercise] = [], practiceQuestions: [PracticeQuestion] = []
    ) {
        self.explanations = explanations
        self.exercises = exercises
        self.practiceQuestions = practiceQuestions
    }
}

/// An explanation of a word or a grammar point.
public struct LessonExplanation: Hashable, Sendable {
    /// The word or form.
    public var heading: String
    /// Marked pinyin or kana, from the dictionaries; may be empty.
    public var reading: String
    public var text: String
    /// The same text in Chinese, for a Chinese interface; empty if there is only one version.
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

/// A sentence with its meaning.
public struct LessonExample: Hashable, Sendable {
    public var sentence: String
    /// Empty if there is no translation.
    public var translation: String

    public init(_ sentence: String, _ translation: String = "") {
        self.sentence = sentence
        self.translation = translation
    }
}

/// A question to answer aloud, with a sample answer.
public struct PracticeQuestion: Hashable, Sendable {
    public var question: String
    public var answer: String

    public init(_ question: String, answer: String) {
        self.question = question
        self.answer = answer
    }
}

/// An answer to one exercise of a lesson, with its verdict. Only the first answer at a place counts.
public struct LessonAnswer: Hashable, Sendable {
    /// The place of the exercise in the ``LessonCourse``, from 0: its index in the lesson, or a later place if it came again.
    public var exercise: Int
    /// In the form that ``Exercise`` describes for its kind.
    public var answer: [String]
    public var verdict: Verdict

    public init(exercise: Int, answer: [String], verdict: Verdict) {
        self.exercise = exercise
        self.answer = answer
        self.verdict = verdict
    }
}

#if !hasFeature(Embedded)
extension Lesson.Origin: Encodable {}
extension Lesson.Shortage: Encodable {}
extension LessonContent: Encodable {}
extension LessonExplanation: Encodable {}
extension PracticeQuestion: Encodable {}
extension LessonExample: Encodable {}
#endif
