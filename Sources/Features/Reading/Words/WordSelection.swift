import Lexicon
import Model
import Routes
import Storage

/// Words of a list that the learner chose: one by one, or all that match.
public enum WordSelection: Sendable {
    case words([(language: Language, word: String)])
    /// All that match when they are marked.
    case matching(MarkFilter)

    /// The words that a form names, as `zh/银行`, or all of the list that it returns to.
    ///
    /// - Throws: For a word that cannot be read, and for a list that is not named.
    public init(_ form: Form) throws(FormError) {
        if form["scope"] == "matching" {
            guard case .words(.list(let filter)) = form.returnRoute(or: .today) else { throw .missing("return") }
            self = .matching(MarkFilter(filter))
            return
        }
        var words: [(language: Language, word: String)] = []
        for field in form.all("word") {
            let parts = field.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, let language = Language(rawValue: String(parts[0])) else { throw .missing("word") }
            words.append((language, String(parts[1])))
        }
        self = .words(words)
    }
}

extension Reader {
    /// Returns the words of a selection.
    ///
    /// - Parameter lexicon: Supplies the levels by which a selection may be limited.
    public func words(
        of selection: WordSelection, _ lexicon: Lexicon?
    ) throws(StorageError) -> [(language: Language, word: String)] {
        switch selection {
        case .words(let words): words
        case .matching(let filter):
            try markedWords(filter, lexicon).map { (language: $0.mark.language, word: $0.mark.word) }
        }
    }
}

extension Transaction {
    /// Gives the words of a selection a status: all of them, or none.
    ///
    /// - Parameter status: Nil to remove the marks.
    /// - Throws: ``ReadingError/tooManyWords(limit:)`` if too many words are named; ``ReadingError/impossibleWord``.
    public func mark(
        _ selection: WordSelection, as status: WordStatus?, _ lexicon: Lexicon?
    ) throws(StorageError) {
        if case .words(let words) = selection { try ReadingError.checkCount(words.count) }
        for (language, word) in try words(of: selection, lexicon) {
            try mark(MarkChange(word, in: language, as: status))
        }
    }
}
