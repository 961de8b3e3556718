/// A meaning of a word that a card can teach.
public struct TeachableSense: Hashable, Sendable {
    /// From 1, in the order of the dictionaries: of all senses of all entries of the word.
    public var number: Int
    /// What the card's back says.
    public var text: String
    /// The reading that goes with it, as pages show it; empty if there is none.
    public var reading: String
    /// "noun"; nil if the dictionary does not say.
    public var partOfSpeech: String?

    public init(number: Int, text: String, reading: String = "", partOfSpeech: String? = nil) {
        self.number = number
        self.text = text
        self.reading = reading
        self.partOfSpeech = partOfSpeech
    }
}

/// The sense that the learner chose for a card.
public enum SenseChoice: Hashable, Sendable {
    /// By its number, from 1.
    case number(Int)
    /// By its text, as a page or the API showed it.
    case text(String)

    /// Reads a choice as it is typed: a number or a text. Nil for none.
    public init?(typed text: String?) {
        guard let text, !text.isEmpty else { return nil }
        self = Int(text).map { .number($0) } ?? .text(text)
    }
}

/// What a card of a word would be, before it is made.
public struct CardOffer: Hashable, Sendable {
    /// The word on its front: the dictionary form.
    public var word: String
    /// The meaning on its back, unless the learner chooses another; empty if no dictionary has one.
    public var meaning: String
    /// The senses to choose from, in the order in which they are shown.
    public var senses: [TeachableSense]
    /// The parts of a word without a meaning.
    public var parts: [WordPart]
    /// Whether the learner has to write a meaning, because no dictionary has one.
    public var lacksMeaning: Bool
    /// What is on the card that the word has already; empty if it has none.
    public var known = ""

    public init(
        word: String, meaning: String = "", senses: [TeachableSense] = [], parts: [WordPart] = [],
        lacksMeaning: Bool = false
    ) {
        self.word = word
        self.meaning = meaning
        self.senses = senses
        self.parts = parts
        self.lacksMeaning = lacksMeaning
    }
}

/// A part of a word that no dictionary has, with what it means by itself: 累 of 累不累.
public struct WordPart: Hashable, Sendable {
    public var word: String
    /// As pages show it; empty if there is none.
    public var reading: String
    public var meaning: String

    public init(word: String, reading: String, meaning: String) {
        self.word = word
        self.reading = reading
        self.meaning = meaning
    }
}

/// A word that got no card because no dictionary says what it means, with the parts that could have one instead.
public struct MeaninglessWord: Hashable, Sendable {
    public var word: String
    public var language: Language
    /// Empty if its parts are in no dictionary either.
    public var parts: [WordPart]

    public init(_ word: String, in language: Language, parts: [WordPart] = []) {
        self.word = word
        self.language = language
        self.parts = parts
    }

    /// The parts on one line: "累 (lèi, tired), 不 (bù, not)"; empty if there are none.
    public var partList: String {
        var line = ""
        for part in parts {
            let remark = [part.reading, part.meaning].filter { !$0.isEmpty }.joined(separator: ", ")
            line += (line.isEmpty ? "" : ", ") + part.word + (remark.isEmpty ? "" : " (" + remark + ")")
        }
        return line
    }
}

#if !hasFeature(Embedded)
extension WordPart: Codable {}
extension MeaninglessWord: Codable {}
#endif
