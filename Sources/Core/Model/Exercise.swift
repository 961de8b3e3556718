/// Something to be answered, and the right answer. What is asked for in words is left to the page.
public struct Exercise: Hashable, Sendable {
    /// How it is answered. The raw value is its name in JSON.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// One of several is chosen. The answer is that choice.
        case choice
        /// A gap is filled by typing. The answer is what was typed.
        case cloze
        /// Pieces are put in order. The answer is the pieces, in that order.
        case order
        /// Each of some texts gets its partner. The answer is the partners, in the order of the texts.
        case match
        /// A sentence is heard and written down. The answer is what was written.
        case dictation
    }

    /// What an exercise of the kind ``Kind/choice`` asks; of no meaning for the others.
    public enum Ask: String, CaseIterable, Hashable, Sendable {
        /// What the text means.
        case meaning
        /// What is said; the text is spoken, not shown.
        case hearing
        /// What belongs into the gap of the sentence.
        case gap
        /// What one says in the situation that the text describes.
        case saying
        /// What one replies to the text.
        case reply
        /// The text asks it itself.
        case question
    }

    public var kind: Kind
    public var ask: Ask
    /// What is asked about: a word, a situation, a question; for a gap, what stands before it; empty for none.
    public var text: String
    /// What stands behind the gap; empty for none.
    public var textAfter: String
    /// A passage in which the text stands; empty for none.
    public var passage: String
    /// What the whole means; empty where nobody has said.
    public var translation: String
    /// What there is to choose from, to put in order, or, for a match, the partners; in the order in which they are
    /// shown.
    public var choices: [String]
    /// What partners are found for; for a match only.
    public var left: [String]
    /// The right answer, as the kind wants it; the pieces of an order are one text.
    public var answer: [String]
    /// Other whole answers that are right as well: another order, traditional characters.
    public var alternatives: [String]
    /// Readings of the answer, from the lexicon or the analyser: marked pinyin or kana. Written instead of characters
    /// they count.
    public var readings: [String]
    /// The words that it trains, in their dictionary forms; for a match one for each text.
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

    /// Seconds that it takes a learner, roughly: what a lesson is measured out with. Glossa's own estimate.
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

/// What was found of an answer.
public struct Verdict: Hashable, Sendable {
    /// What an answer that is wrong comes close by.
    public enum Slip: String, CaseIterable, Hashable, Sendable {
        /// The sounds are right; tones are missing or wrong.
        case tones
        /// Right but for 的, 地 and 得.
        case de
    }

    public var isRight: Bool
    /// For each part of the answer whether it is right: several for a match, else one.
    public var parts: [Bool]
    public var slip: Slip?

    public init(isRight: Bool, parts: [Bool], slip: Slip? = nil) {
        self.isRight = isRight
        self.parts = parts
        self.slip = slip
    }
}

#if !hasFeature(Embedded)
extension Exercise: Codable {}
extension Exercise.Kind: Codable {}
extension Exercise.Ask: Codable {}
extension Verdict: Codable {}
extension Verdict.Slip: Codable {}
#endif
