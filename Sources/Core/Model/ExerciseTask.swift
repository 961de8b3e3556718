extension Exercise {
    /// What each kind of exercise gives to the learner, and what is right.
    public enum Task: Hashable, Sendable {
        case choice(Choice)
        /// A gap, and what to type in it.
        case cloze(Gap, WrittenAnswer)
        case order(Order)
        case match(Match)
        /// The sentence to hear and to write down.
        case dictation(WrittenAnswer)
    }

    /// What a choice asks.
    public enum Ask: Hashable, Sendable {
        /// What a text means.
        case meaning(String)
        /// What is said. The text is spoken, not shown; its marked pinyin or kana, if known, replace the sound.
        case hearing(String, reading: String?)
        /// What belongs in the gap.
        case gap(Gap)
        /// What to say in the situation that a text describes.
        case saying(String)
        /// What to reply to a text.
        case reply(String)
        /// The text itself is the question.
        case question(String)

        /// The text, with `mark` in place of a gap.
        public func text(gap mark: String) -> String {
            switch self {
            case .gap(let gap): gap.filled(with: mark)
            case .meaning(let text), .hearing(let text, _), .saying(let text), .reply(let text), .question(let text):
                text
            }
        }
    }

    /// A sentence without one of its words.
    public struct Gap: Hashable, Sendable {
        /// May be empty.
        public var before: String
        /// May be empty.
        public var after: String

        public init(before: String, after: String) {
            self.before = before
            self.after = after
        }

        /// Returns the sentence with a text in the gap.
        public func filled(with text: String) -> String { before + text + after }
    }

    /// A question with several answers, one of them right.
    public struct Choice: Hashable, Sendable {
        /// The question.
        public let ask: Ask
        /// In display order.
        public let choices: [String]
        /// The right one of the choices.
        public let answer: String

        /// Returns nil if the answer is not among the choices.
        public init?(_ ask: Ask, _ choices: [String], answer: String) {
            guard choices.contains(answer) else { return nil }
            self.ask = ask
            self.choices = choices
            self.answer = answer
        }
    }

    /// A right answer to type.
    public struct WrittenAnswer: Hashable, Sendable {
        public var text: String
        /// Other right texts: traditional characters.
        public var alternatives: [String]
        /// Readings of the text, from the lexicon or the analyser: marked pinyin or kana. They are accepted in place of
        /// characters.
        public var readings: [String]

        public init(_ text: String, alternatives: [String] = [], readings: [String] = []) {
            self.text = text
            self.alternatives = alternatives
            self.readings = readings
        }
    }

    /// A sentence in pieces.
    public struct Order: Hashable, Sendable {
        /// In display order.
        public var pieces: [String]
        /// The sentence that the pieces make up.
        public var sentence: String
        /// Other right sentences of the same pieces.
        public var alternatives: [String]

        public init(_ pieces: [String], sentence: String, alternatives: [String] = []) {
            self.pieces = pieces
            self.sentence = sentence
            self.alternatives = alternatives
        }
    }

    /// Texts with their partners.
    public struct Match: Hashable, Sendable {
        /// A text and its partner.
        public struct Pair: Hashable, Sendable {
            public var left: String
            public var right: String

            public init(_ left: String, _ right: String) {
                self.left = left
                self.right = right
            }
        }

        /// In the order in which the left sides are shown and answered.
        public let pairs: [Pair]
        /// The right sides of the pairs, in display order.
        public let partners: [String]

        /// Returns nil if the partners are not those of the pairs.
        public init?(_ pairs: [Pair], partners: [String]) {
            guard Set(partners) == Set(pairs.map { $0.right }) else { return nil }
            self.pairs = pairs
            self.partners = partners
        }
    }
}
