import Model
import Storage

/// What a learner looks for among the cards: `deck:HSK tag:verb due<7 lapses>3 is:suspended 银行`.
///
/// Words without a colon are sought in word, reading, definition and sentence; pinyin finds readings without its tones too. A minus takes away what it stands before.
/// What is no term is sought as text, such as `10:30` and an address. What looks like one and means nothing (`foo:bar`,
/// `is:forgotten`, `lapses>many`) is told of in ``faults``.
public struct CardQuery: Hashable, Sendable {
    /// The terms are joined by "and".
    public var terms: [Term] = []
    /// What could not be understood; each was taken for text.
    public var faults: [Fault] = []

    /// Terms that one search has at most.
    public static let mostTerms = 50
    /// Bytes that one search has at most.
    public static let mostBytes = 2000

    /// A term that means nothing.
    public enum Fault: Hashable, Sendable {
        /// More bytes than ``mostBytes``.
        case tooLong
        /// More terms than ``mostTerms``.
        case tooManyTerms
        /// A key that there is not, before a colon; and those that there are.
        case key(String, known: [String])
        /// A value that its key does not have; and the values that it has.
        case value(term: String, known: [String])
        /// A comparison with something that is no number.
        case number(term: String)
        case noSuchDeck(String)
        /// A quotation mark that nothing closes.
        case quotation
    }

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
        /// By its code; nil for every language that Glossa has no dictionary of.
        case language(LanguageTag?)
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
        guard text.utf8.count <= Self.mostBytes else {
            faults = [.tooLong]
            return
        }
        let (words, isClosed) = Self.words(text)
        guard words.count <= Self.mostTerms else {
            faults = [.tooManyTerms]
            return
        }
        for word in words {
            let isNegated = word.text.hasPrefix("-") && !word.isQuoted && word.text.utf8.count > 1
            let body = isNegated ? String(word.text.dropFirst()) : word.text
            terms.append(Term(condition: word.isQuoted ? .text(body) : condition(body), isNegated: isNegated))
        }
        if !isClosed { faults.append(.quotation) }
    }

    /// What cannot be understood, decks that are not there among it.
    public func faults(_ decks: DeckTree) -> [Fault] {
        faults
            + terms.compactMap { term in
                if case .deck(let name) = term.condition, Self.decks(named: name, decks).isEmpty {
                    .noSuchDeck(name)
                } else {
                    nil
                }
            }
    }

    /// Whether the search is too long to be carried out. It then has no terms, and must not be taken for one that finds
    /// everything.
    public var isTooLarge: Bool { faults.contains { $0 == .tooLong || $0 == .tooManyTerms } }

    /// What may stand before a colon.
    private static let keys = ["deck", "tag", "level", "lang", "kind", "is"]

    /// Whether a word may be meant as a key: a time, or a word of Chinese or Japanese, is not.
    private static func isKey(_ word: String) -> Bool {
        word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    private mutating func condition(_ word: String) -> Condition {
        if let colon = word.firstIndex(of: ":"), colon != word.startIndex {
            let value = String(word[word.index(after: colon)...])
            let isThere = !value.isEmpty
            var known: [String] = []
            switch word[..<colon].lowercased() {
            case "deck" where isThere: return .deck(value)
            case "tag" where isThere: return .tag(value.lowercased())
            case "level" where isThere: return .level(value)
            case "lang":
                if value.lowercased() == "other" { return .language(nil) }
                if let language = LanguageTag(rawValue: value), LanguageName.isListed(language) {
                    return .language(language)
                }
                known = Language.allCases.map(\.rawValue) + ["other"]
            case "kind":
                if let kind = Card.Kind(rawValue: value.lowercased()) { return .kind(kind) }
                known = Card.Kind.allCases.map(\.rawValue)
            case "is":
                if let standing = Standing(rawValue: value.lowercased()) { return .standing(standing) }
                known = Standing.allCases.map(\.rawValue)
            case let key where isThere && !Self.keys.contains(key) && Self.isKey(key) && !value.hasPrefix("//"):
                faults.append(.key(String(word[...colon]), known: Self.keys))
            default: break
            }
            if !known.isEmpty { faults.append(.value(term: word, known: known)) }
        }
        for comparison in Comparison.allCases {
            guard let range = word.range(of: comparison.rawValue),
                let property = Property(rawValue: word[..<range.lowerBound].lowercased())
            else { continue }
            if let number = Double(word[range.upperBound...]), number.isFinite {
                return .number(property, comparison, number)
            }
            faults.append(.number(term: word))
            break
        }
        return .text(word)
    }

    /// Words between spaces; what stands in quotation marks, also behind a colon, is one. Whether the last of the marks
    /// was closed.
    private static func words(_ text: String) -> ([(text: String, isQuoted: Bool)], isClosed: Bool) {
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
        return (words, !isInside)
    }
}

extension CardQuery.Fault: CustomStringConvertible {
    /// In English, for commands and programs.
    public var description: String {
        switch self {
        case .key(let key, let known):
            "there is no search key \(key); the keys are \(known.joined(separator: ", "))"
        case .value(let term, let known): "\(term) is none of \(known.joined(separator: ", "))"
        case .number(let term): "\(term) compares with something that is no number"
        case .noSuchDeck(let name): "there is no deck \(name)"
        case .quotation: "a quotation mark is opened and never closed"
        case .tooLong: "it is longer than \(CardQuery.mostBytes) bytes"
        case .tooManyTerms: "it has more than \(CardQuery.mostTerms) terms"
        }
    }
}

extension ReviewDesk {
    /// A search that means something.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func query(_ text: String) async throws -> CardQuery {
        let query = CardQuery(text)
        let faults = query.faults(DeckTree(try await decks()))
        guard faults.isEmpty else { throw ReviewError.impossibleSearch(faults.map(\.description)) }
        return query
    }
}
