import Grammar
import Model

/// `/practice/grammar`: analysis of a sentence.
public enum GrammarPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var text: String
        /// The chosen language; nil to detect it.
        public var language: Language?
        /// Nil until there is a sentence.
        public var explanation: GrammarExplanation?
        /// The meaning of the whole sentence, if a language model has given one; dictionaries cannot.
        public var natural: NaturalTranslation?
        /// Nil if no model was asked, or one has answered.
        public var asking: ModelAsking?
        /// Whether any language model is available.
        public var hasModel: Bool
        /// The limit in characters that the text exceeds if it is too long for a language model; nil if it is not.
        public var longestSentence: Int?
        /// Whether the question is waiting for the network.
        public var isWaiting: Bool
        /// Whether the language's dictionary or analyser is missing.
        public var isIncomplete: Bool
        /// Why the text was not explained.
        public var problem: Problem?

        public init(
            text: String = "", language: Language? = nil, explanation: GrammarExplanation? = nil,
            natural: NaturalTranslation? = nil, asking: ModelAsking? = nil, hasModel: Bool = false,
            isWaiting: Bool = false, isIncomplete: Bool = false, problem: Problem? = nil
        ) {
            self.asking = asking
            self.hasModel = hasModel
            self.isWaiting = isWaiting
            self.text = text
            self.language = language
            self.explanation = explanation
            self.natural = natural
            self.isIncomplete = isIncomplete
            self.problem = problem
        }
    }

    /// A pattern with all its occurrences in the sentence.
    struct Card {
        var pattern: GrammarPattern
        var places: [Range<Int>]
    }

    /// The sentence's grammar points grouped by pattern, in order of first occurrence.
    static func cards(_ points: [GrammarPoint]) -> [Card] {
        var cards: [Card] = []
        for point in points {
            let place = point.start..<point.end
            if let known = cards.firstIndex(where: { $0.pattern.id == point.pattern.id }) {
                cards[known].places.append(place)
            } else {
                cards.append(Card(pattern: point.pattern, places: [place]))
            }
        }
        return cards
    }

    /// The sentence, split where markers begin and end; each piece has the card of the shortest marker that contains
    /// it.
    static func pieces(_ text: String, _ cards: [Card]) -> [(text: String, card: Int?)] {
        let scalars = Array(text.unicodeScalars)
        var owners = [(card: Int, length: Int)?](repeating: nil, count: scalars.count)
        for (index, card) in cards.enumerated() {
            for place in card.places {
                for offset in place where offset < scalars.count && place.count < owners[offset]?.length ?? .max {
                    owners[offset] = (index, place.count)
                }
            }
        }
        var pieces: [(text: String, card: Int?)] = []
        var start = 0
        for offset in scalars.indices {
            let isLast = offset + 1 == scalars.count
            guard isLast || owners[offset]?.card != owners[offset + 1]?.card else { continue }
            pieces.append((String(String.UnicodeScalarView(scalars[start...offset])), owners[offset]?.card))
            start = offset + 1
        }
        return pieces
    }
}
