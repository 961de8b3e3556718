import Model
import Storage

/// What a learner looks for among the cards: `deck:HSK tag:verb due<7 lapses>3 is:suspended 银行`.
///
/// Words without a colon are sought in word, reading, definition and sentence. A minus takes away what it stands before.
/// What is no term is sought as text, so nothing a learner types is an error.
public struct CardQuery: Hashable, Sendable {
    /// The terms are joined by "and".
    public var terms: [Term] = []

    public struct Term: Hashable, Sendable {
        public var condition: Condition
        public var isNegated: Bool

        public init(condition: Condition, isNegated: Bool = false) {
            self.condition = condition
            self.isNegated = isNegated
        }
    }

    public enum Condition: Hashable, Sendable {
        case text(String)
        /// The deck's name or path, and all that lie in it.
        case deck(String)
        case tag(String)
        case language(Language)
        case kind(Card.Kind)
        case level(String)
        case standing(Standing)
        case number(Property, Comparison, Double)
    }

    public enum Standing: String, CaseIterable, Hashable, Sendable {
        case new, learning, review, due, suspended, buried, flagged, leech, young, mature
    }

    public enum Property: String, CaseIterable, Hashable, Sendable {
        /// Days from today; negative for what is overdue.
        case due
        case lapses
        case reviews
        /// In days.
        case interval
        case ease
        /// In days.
        case stability
        case difficulty
        /// Days since the card was made.
        case added
    }

    public enum Comparison: String, CaseIterable, Hashable, Sendable {
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
        case equal = "="
    }

    public init(_ text: String) {
        terms = Self.words(text).map { word in
            let isNegated = word.text.hasPrefix("-") && !word.isQuoted && word.text.utf8.count > 1
            let body = isNegated ? String(word.text.dropFirst()) : word.text
            return Term(condition: word.isQuoted ? .text(body) : Self.condition(body), isNegated: isNegated)
        }
    }

    private static func condition(_ word: String) -> Condition {
        if let colon = word.firstIndex(of: ":"), colon != word.startIndex {
            let value = String(word[word.index(after: colon)...])
            switch (word[..<colon].lowercased(), value.isEmpty) {
            case ("deck", false): return .deck(value)
            case ("tag", false): return .tag(value.lowercased())
            case ("level", false): return .level(value)
            case ("lang", false): if let language = Language(rawValue: value) { return .language(language) }
            case ("kind", false): if let kind = Card.Kind(rawValue: value) { return .kind(kind) }
            case ("is", false): if let standing = Standing(rawValue: value) { return .standing(standing) }
            default: break
            }
        }
        for comparison in Comparison.allCases {
            guard let range = word.range(of: comparison.rawValue),
                let property = Property(rawValue: word[..<range.lowerBound].lowercased()),
                let number = Double(word[range.upperBound...]), number.isFinite
            else { continue }
            return .number(property, comparison, number)
        }
        return .text(word)
    }

    /// Words between spaces; what stands in quotation marks, also behind a colon, is one.
    private static func words(_ text: String) -> [(text: String, isQuoted: Bool)] {
        var words: [(text: String, isQuoted: Bool)] = []
        var word = ""
        var isInside = false
        var isQuoted = false
        for character in text {
            if character == "\"" {
                if !isInside, word.isEmpty { isQuoted = true }
                isInside.toggle()
            } else if character.isWhitespace, !isInside {
                if !word.isEmpty { words.append((word, isQuoted)) }
                word = ""
                isQuoted = false
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append((word, isQuoted)) }
        return words
    }
}
