/// A question with its right answer. The page adds the instructions.
public struct Exercise: Hashable, Sendable {
    /// How the learner answers, without what that takes. The raw value is the name in JSON.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Choose one of several. The answer is that choice.
        case choice
        /// Fill a gap by typing. The answer is the typed text.
        case cloze
        /// Put pieces in order. The answer is the pieces, in that order.
        case order
        /// Match each text with its partner. The answer is the partners, in the order of the texts.
        case match
        /// Listen to a sentence and write it down. The answer is the written text.
        case dictation
    }

    /// What the learner is given and what is right.
    public var task: Task
    /// The passage around the text; may be empty.
    public var passage: String
    /// The meaning of the whole; empty if there is no translation.
    public var translation: String
    /// The words it trains, in dictionary form; for a match, one for each pair.
    public var words: [String]

    public init(_ task: Task, passage: String = "", translation: String = "", words: [String] = []) {
        self.task = task
        self.passage = passage
        self.translation = translation
        self.words = words
    }

    /// The kind of its task.
    public var kind: Kind {
        switch task {
        case .choice: .choice
        case .cloze: .cloze
        case .order: .order
        case .match: .match
        case .dictation: .dictation
        }
    }

    /// The right answer, in the form the kind requires; the pieces of an order are one text.
    public var answer: [String] {
        switch task {
        case .choice(let choice): [choice.answer]
        case .cloze(_, let answer), .dictation(let answer): [answer.text]
        case .order(let order): [order.sentence]
        case .match(let match): match.pairs.map { $0.right }
        }
    }

    /// The estimated seconds for the exercise, from which a lesson is put together. Glossa's own estimate.
    public var seconds: Int {
        switch kind {
        case .choice: passage.isEmpty ? 20 : 40
        case .cloze: 35
        case .order: 45
        case .match: 60
        case .dictation: 50
        }
    }
}

/// The result of checking an answer.
public struct Verdict: Hashable, Sendable {
    /// How a wrong answer comes close.
    public enum Slip: String, CaseIterable, Hashable, Sendable {
        /// The sounds are right; tones are missing or wrong.
        case tones
        /// Right except for 的, 地 and 得.
        case de
    }

    public var isRight: Bool
    /// Whether each part of the answer is right: several for a match, otherwise one.
    public var parts: [Bool]
    public var slip: Slip?

    public init(isRight: Bool, parts: [Bool], slip: Slip? = nil) {
        self.isRight = isRight
        self.parts = parts
        self.slip = slip
    }
}

#if !hasFeature(Embedded)
extension Exercise.Kind: Codable {}
extension Verdict.Slip: Encodable {}
#endif
