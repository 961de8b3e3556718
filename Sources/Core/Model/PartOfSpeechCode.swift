/// Parts of speech, as one byte. The lexicon's file stores these numbers.
public enum PartOfSpeechCode: UInt8, CaseIterable, Sendable {
    case none, noun, verb, adjective, adverb
    case pronoun, determiner, article, preposition, conjunction, auxiliary, interjection, particle
    case prefix, suffix, counter, numeral, expression

    /// The name shown to learners; nil for none.
    public var name: String? {
        switch self {
        case .none: nil
        case .noun: "noun"
        case .verb: "verb"
        case .adjective: "adjective"
        case .adverb: "adverb"
        case .pronoun: "pronoun"
        case .determiner: "determiner"
        case .article: "article"
        case .preposition: "preposition"
        case .conjunction: "conjunction"
        case .auxiliary: "auxiliary verb"
        case .interjection: "interjection"
        case .particle: "particle"
        case .prefix: "prefix"
        case .suffix: "suffix"
        case .counter: "counter"
        case .numeral: "numeral"
        case .expression: "expression"
        }
    }

    /// The part of speech with a name that is shown to learners.
    public init?(name: String) {
        guard let code = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = code
    }

    /// Kinds of words that sentences keep apart, however finely a dictionary and an analyser divide them: one of them calls
    /// a noun what the other calls an adverb, but neither takes a verb for a noun.
    public struct Kinds: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Nouns, pronouns, numerals, adverbs, and words that dictionaries do not classify.
        public static let names = Kinds(rawValue: 1)
        public static let verbs = Kinds(rawValue: 2)
        public static let adjectives = Kinds(rawValue: 4)
        /// Suffixes, prefixes and counters.
        public static let affixes = Kinds(rawValue: 8)
        /// Particles, auxiliaries, conjunctions, interjections and determiners.
        public static let functions = Kinds(rawValue: 16)
    }

    /// The kind of a part of speech; empty for none.
    public var kinds: Kinds {
        switch self {
        case .none: []
        case .noun, .adverb, .pronoun, .numeral, .expression: .names
        case .verb: .verbs
        case .adjective: .adjectives
        case .prefix, .suffix, .counter: .affixes
        case .determiner, .article, .preposition, .conjunction, .auxiliary, .interjection, .particle: .functions
        }
    }
}
