/// Where a correction holds.
public enum CorrectionScope: Hashable, Sendable {
    /// Wherever its text occurs.
    case everywhere
    /// Wherever its text stands between the same neighbours, in any text.
    case inContext(CorrectionContext)
    /// In one place of one book.
    case here(CorrectionPlace)

    /// A scope without the context or the place that belongs to it: what a learner chooses. Narrower ones come first.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case here
        case inContext
        case everywhere
    }

    public var kind: Kind {
        switch self {
        case .everywhere: .everywhere
        case .inContext: .inContext
        case .here: .here
        }
    }
}

/// The neighbours of a corrected text: the words before and after it, as they are written.
public struct CorrectionContext: Hashable, Sendable {
    /// What stands directly before the text; empty where nothing but punctuation, space or the text's beginning does.
    public var before: String
    /// What stands directly after the text; empty likewise.
    public var after: String

    public init(before: String, after: String) {
        self.before = before
        self.after = after
    }

    /// The neighbours of a range of a text. A neighbour ends where a word ends.
    ///
    /// - Parameters:
    ///   - range: Offsets in the text to which the tokens' offsets refer.
    ///   - tokens: The words of the text, in order.
    public init(around range: Range<Int>, of tokens: [Token]) {
        self.init(before: "", after: "")
        for token in tokens where !token.isEdge {
            if token.start < range.lowerBound, token.end >= range.lowerBound {
                before.unicodeScalars.append(
                    contentsOf: token.text.unicodeScalars.prefix(range.lowerBound - token.start))
            }
            if token.end > range.upperBound, token.start <= range.upperBound {
                let start = range.upperBound - token.start
                after.unicodeScalars.append(contentsOf: token.text.unicodeScalars.dropFirst(start))
            }
        }
    }
}

/// A place of one page of a book.
public struct CorrectionPlace: Hashable, Sendable {
    public var book: ID<Book>
    /// The page, from 1.
    public var page: Int
    /// The offset of the corrected text on the page, in Unicode scalars.
    public var start: Int
    /// The sentence around it, by which a person knows the place.
    public var sentence: String

    public init(book: ID<Book>, page: Int, start: Int, sentence: String = "") {
        self.book = book
        self.page = page
        self.start = start
        self.sentence = sentence
    }
}

extension Token {
    /// Whether a word beside it has no neighbour there.
    public var isEdge: Bool { kind == .punctuation || kind == .space }
}
