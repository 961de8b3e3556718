/// A question with its right answer. The page adds the instructions.
public struct Exercise: Hashable, Sendable {
    /// How the learner answers. The raw value is the name in JSON.
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

    /// What an exercise of the kind ``Kind/choice`` asks; unused for other kinds.
    public enum Ask: String, CaseIterable, Hashable, Sendable {
        /// What the text means.
        case meaning
        /// What is said; the text is spoken, not shown.
        case hearing
        /// What belongs in the gap of the sentence.
        case gap
        /// What to say in the situation that the text describes.
        case saying
        /// What to reply to the text.
        case reply
        /// The text itself is the question.
        case question
    }

    public var kind: Kind
    public var ask: Ask
    /// The word, situation or question asked about; for a gap, the text before it; may be empty.
    public var text: String
    /// The text after the gap; may be empty.
    public var textAfter: String
    /// The passage around the text; may be empty.
    public var passage: String
    /// The meaning of the whole; empty if there is no translation.
    public var translation: String
    /// The choices, the pieces to put in order, or the partners of a match, in display order.
    public var choices: [String]
    /// The texts to find partners for; used by matches only.
    public var left: [String]
    /// The right answer, in the form the kind requires; the pieces of an order are one text.
    public var answer: [String]
    /// Other complete right answers: another order, traditional characters.
    public var alternatives: [String]
    /// Readings of the answer, from the lexicon or the analyser: marked pinyin or kana. They are accepted in place of
    /// characters.
    public var readings: [String]
    /// The words it trains, in dictionary form; for a match, one for each text.
    public var words: [String]

    public init(
        _ kind: Kind, ask: Ask = .meaning, text: String = "", textAfter: String = "", passage: String = "",
        translation: String = "", choices: [String] = [], left: [String] = [], answer: [String],
        alternatives: [String] = [], readings: [String] = [], words: [String] = []
    ) {
        self.kind = kind
        self.ask = ask
        self.text = text
        self.textAfter = textAfter
        self.passage = passage
        self.translation = translation
        self.choices = choices
        self.left = left
        self.answer = answer
        self.alternatives = alternatives
        self.readings = readings
        self.words = words
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
extension Exercise: Encodable {}
extension Exercise.Kind: Codable {}
extension Exercise.Ask: Encodable {}
extension Verdict.Slip: Encodable {}
#endif
