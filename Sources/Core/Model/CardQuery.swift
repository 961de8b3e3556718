/// A search for cards: `deck:HSK tag:verb due<7 lapses>3 is:suspended 银行`.
///
/// Words without a colon match word, reading, definition and sentence; pinyin also matches readings without its tones.
/// A minus negates a term. Anything that is not a term is text, such as `10:30` and an address. What looks like a term
/// but is invalid (`foo:bar`, `is:forgotten`, `lapses>many`) is reported in ``faults``.
public struct CardQuery: Hashable, Sendable {
    /// The terms, all of which must match.
    public var terms: [Term] = []
    /// The terms that could not be parsed; each was treated as text.
    public var faults: [Fault] = []

    /// The maximum number of terms in a search.
    public static let mostTerms = 50
    /// The maximum length of a search in bytes.
    public static let mostBytes = 2000

    /// An invalid term.
    public enum Fault: Hashable, Sendable {
        /// More bytes than ``mostBytes``.
        case tooLong
        /// More terms than ``mostTerms``.
        case tooManyTerms
        /// An unknown key before a colon, and the known keys.
        case key(String, known: [String])
        /// A value that its key does not have, and the key's values.
        case value(term: String, known: [String])
        /// A comparison with something other than a number.
        case number(term: String)
        case noSuchDeck(String)
        /// An unclosed quotation mark.
        case quotation
    }

    /// A condition that the cards found fulfil or, negated, do not.
    public struct Term: Hashable, Sendable {
        public var condition: Condition
        public var isNegated: Bool

        public init(condition: Condition, isNegated: Bool = false) {
            self.condition = condition
            self.isNegated = isNegated
        }
    }

    /// What a card is or has.
    public enum Condition: Hashable, Sendable {
        case text(String)
        /// The deck with this name or path, and all its subdecks.
        case deck(String)
        case tag(String)
        /// By its code; nil for all languages without a Glossa dictionary.
        case language(LanguageTag?)
        case kind(Card.Kind)
        case level(String)
        case standing(Standing)
        case number(Property, Comparison, Double)
    }

    /// Where a card stands, as `is:` asks in a search.
    public enum Standing: String, CaseIterable, Hashable, Sendable {
        case new, learning, review, due, suspended, buried, flagged, leech, young, mature
    }

    /// A number of a card.
    public enum Property: String, CaseIterable, Hashable, Sendable {
        /// Days from today; negative if overdue.
        case due
        case lapses
        case reviews
        /// In days.
        case interval
        case ease
        /// In days.
        case stability
        case difficulty
        /// Days since the card was created.
        case added
    }

    /// How a number of a card is compared, as it is written in a search.
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

    /// Returns everything invalid, including unknown decks.
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

    /// Returns the decks with a name, a path or an id, and all their subdecks, in the order of their ids.
    package static func decks(named name: String, _ decks: DeckTree) -> [ID<Deck>] {
        let wanted = name.lowercased()
        var found: Set<ID<Deck>> = []
        for (deck, _) in decks.ordered
        where deck.name.lowercased() == wanted || decks.path(of: deck.id).lowercased() == wanted
            || deck.id.description == name
        {
            for nested in decks.subtree(of: deck.id) { found.insert(nested.id) }
        }
        return found.sorted()
    }

    /// Whether the search is too long to run. It then has no terms, and must not be mistaken for one that matches
    /// everything.
    public var isTooLarge: Bool { faults.contains { $0 == .tooLong || $0 == .tooManyTerms } }

    /// The keys that may precede a colon.
    private static let keys = ["deck", "tag", "level", "lang", "kind", "is"]

    /// Returns whether a word may be intended as a key: a time, or a Chinese or Japanese word, is not.
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
                known = Language.allCases.map { $0.rawValue } + ["other"]
            case "kind":
                if let kind = Card.Kind(rawValue: value.lowercased()) { return .kind(kind) }
                known = Card.Kind.allCases.map { $0.rawValue }
            case "is":
                if let standing = Standing(rawValue: value.lowercased()) { return .standing(standing) }
                known = Standing.allCases.map { $0.rawValue }
            case let key where isThere && !Self.keys.contains(key) && Self.isKey(key) && !value.hasPrefix("//"):
                faults.append(.key(String(word[...colon]), known: Self.keys))
            default: break
            }
            if !known.isEmpty { faults.append(.value(term: word, known: known)) }
        }
        if let (name, comparison, value) = Self.comparison(in: word),
            let property = Property(rawValue: name.lowercased())
        {
            if let number = Double(decimal: value) { return .number(property, comparison, number) }
            faults.append(.number(term: word))
        }
        return .text(word)
    }

    /// Splits a word at its first comparison; returns nil if there is none.
    private static func comparison(in word: String) -> (name: String, comparison: Comparison, value: String)? {
        let bytes = word.utf8
        guard
            let start = bytes.firstIndex(where: {
                $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=")
            })
        else { return nil }
        var end = bytes.index(after: start)
        if bytes[start] != UInt8(ascii: "="), end < bytes.endIndex, bytes[end] == UInt8(ascii: "=") {
            end = bytes.index(after: end)
        }
        guard let comparison = Comparison(rawValue: String(word[start..<end])) else { return nil }
        return (String(word[..<start]), comparison, String(word[end...]))
    }

    /// Returns words separated by spaces; quoted text, also after a colon, is one word. Also returns whether the last
    /// quotation mark is closed.
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
        case .quotation: "a quotation mark is not closed"
        case .tooLong: "it is longer than \(CardQuery.mostBytes) bytes"
        case .tooManyTerms: "it has more than \(CardQuery.mostTerms) terms"
        }
    }
}
