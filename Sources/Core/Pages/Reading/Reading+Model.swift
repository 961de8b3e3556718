import Model

/// How a word on a page stands with the learner.
public enum Standing: Hashable, Sendable {
    /// Nothing is known of it.
    case new
    /// Marked as difficult.
    case difficult
    /// Marked as known, or at or below the learner's level.
    case known
    case ignored
    /// A personal or place name that has no mark.
    case name

    var className: String {
        switch self {
        case .new: "is-new"
        case .difficult: "is-difficult"
        case .known: "is-known"
        case .ignored: "is-ignored"
        case .name: "is-name"
        }
    }
}

/// A word on a page.
public struct ReadingWord: Hashable, Sendable {
    /// What is looked up and marked.
    public var lemma: String
    /// Offset of its first Unicode scalar in the page's text.
    public var start: Int
    /// Its text as it is shown (in the script the learner wants), with readings.
    public var syllables: [Syllable]
    /// The whole reading, for screen readers and the card; nil where there is none.
    public var reading: String?
    public var standing: Standing

    public init(lemma: String, start: Int, syllables: [Syllable], reading: String?, standing: Standing) {
        self.lemma = lemma
        self.start = start
        self.syllables = syllables
        self.reading = reading
        self.standing = standing
    }
}

/// A piece of a paragraph.
public enum ReadingPiece: Hashable, Sendable {
    case word(ReadingWord)
    /// Punctuation, spaces, numbers: shown as it is.
    case text(String)
}

/// `/books/{id}/pages/{n}`: the centre of everything.
public enum ReadingPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var book: Book
        /// The page that is shown, from 1.
        public var number: Int
        /// The title of its chapter; nil for a book without chapters.
        public var chapter: String?
        /// Whether the chapter begins on this page, so that its title stands above the text.
        public var startsChapter: Bool
        /// The paragraphs that are the chapter's title, as most files have it in the text; empty where it is not there.
        /// What stands above them is the title of the book.
        public var headings: Range<Int>
        public var paragraphs: [[ReadingPiece]]
        /// What ``ReadingPage/text(_:)`` made of the paragraphs; nil where that is still to be done.
        public var text: HTML?
        /// Whether the text is shown in traditional characters.
        public var isTraditional: Bool
        /// Share of the page's running words that the learner knows; nil for a page without words.
        public var knownOnPage: Share?
        /// The same of the whole book; nil while it is being counted.
        public var knownInBook: Share?

        public init(
            book: Book, number: Int, chapter: String? = nil, startsChapter: Bool = false,
            headings: Range<Int> = 0..<0,
            paragraphs: [[ReadingPiece]], isTraditional: Bool = false, knownOnPage: Share? = nil,
            knownInBook: Share? = nil
        ) {
            self.book = book
            self.number = number
            self.chapter = chapter
            self.startsChapter = startsChapter
            self.headings = headings
            self.paragraphs = paragraphs
            self.isTraditional = isTraditional
            self.knownOnPage = knownOnPage
            self.knownInBook = knownInBook
        }

        /// How much of the book is behind the reader: all of it only on the last page of a book that was finished.
        var progress: Share {
            let isFinished = book.finishedAt != nil && number >= book.pageCount
            return Share(isFinished ? number : number - 1, of: book.pageCount)
        }
    }
}
