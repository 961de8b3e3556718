import Grammar
import Model

/// `/practice/grammar`: a sentence taken apart.
public enum GrammarPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var text: String
        /// The language that was chosen; nil to have it guessed.
        public var language: Language?
        /// Nil before there is a sentence.
        public var explanation: GrammarExplanation?
        /// What the sentence means as a whole, where a language model has said; dictionaries cannot.
        public var natural: NaturalTranslation?
        public var asking: ModelAsking
        /// Whether some language model can be asked.
        public var hasModel: Bool
        /// Whether the question waits for the network.
        public var isWaiting: Bool
        /// Whether the dictionary or the analyser of the language is not installed.
        public var isIncomplete: Bool

        public init(
            text: String = "", language: Language? = nil, explanation: GrammarExplanation? = nil,
            natural: NaturalTranslation? = nil, asking: ModelAsking = .none, hasModel: Bool = false,
            isWaiting: Bool = false, isIncomplete: Bool = false
        ) {
            self.asking = asking
            self.hasModel = hasModel
            self.isWaiting = isWaiting
            self.text = text
            self.language = language
            self.explanation = explanation
            self.natural = natural
            self.isIncomplete = isIncomplete
        }
    }

    /// A pattern with all its places in the sentence.
    struct Card {
        var pattern: GrammarPattern
        var places: [Range<Int>]
    }

    /// The points of a sentence by pattern, in the order in which they come first.
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

    /// The sentence cut where markers begin and end; each piece with the card of the shortest marker it lies in.
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
