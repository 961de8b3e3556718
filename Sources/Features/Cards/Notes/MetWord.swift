import Lexicon
import Model

/// Where a learner met a word, as the page says on which it was tapped.
public struct MetWord: Sendable {
    public var sentence: String
    public var reading: String
    public var bookID: ID<Book>?
    /// From 1.
    public var page: Int?

    public init(sentence: String = "", reading: String = "", bookID: ID<Book>? = nil, page: Int? = nil) {
        self.sentence = sentence
        self.reading = reading
        self.bookID = bookID
        self.page = page
    }
}

extension NoteDraft {
    /// Returns the draft of a marked word as it was met this time: the sentence replaces that of the mark, and another
    /// reading brings its own definition and level.
    public func met(
        _ met: MetWord, _ lexicon: Lexicon?, for interface: Preferences.Interface = .english
    ) -> NoteDraft {
        var draft = self
        if !met.sentence.isEmpty {
            draft.sentence = met.sentence
            draft.bookID = met.bookID
            draft.page = met.page
        }
        // A chosen sense brings its own reading.
        guard sense == nil, definition.isEmpty else {
            if draft.reading.isEmpty { draft.reading = met.reading }
            return draft
        }
        draft = draft.filled(from: lexicon, for: interface)
        if !met.reading.isEmpty, met.reading != draft.reading {
            var given = NoteDraft(language: language, word: word)
            given.reading = met.reading
            given.sentence = draft.sentence
            given = given.filled(from: lexicon, for: interface)
            draft.reading = given.reading
            draft.definition = given.definition
            draft.level = given.level
        }
        return draft
    }
}
