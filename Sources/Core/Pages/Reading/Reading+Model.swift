import Model

/// The learner's familiarity with a word on a page.
public enum Standing: Hashable, Sendable {
    /// Unknown so far.
    case new
    /// Marked as difficult.
    case difficult
    /// Marked as known, or at or below the learner's level.
    case known
    case ignored
    /// An unmarked personal or place name.
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
    /// The lemma, which is looked up and marked.
    public var lemma: String
    /// Offset of its first Unicode scalar in the page's text.
    public var start: Int
    /// Its text as shown (in the script of the learner's choice), with readings.
    public var syllables: [Syllable]
    /// The whole reading, for screen readers and the card; nil if there is none.
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
    /// Punctuation, spaces and numbers, shown unchanged.
    case text(String)
    case picture(BookPicture, alternative: String)
    case note(BookNote)
    /// A number or another text that is no word, with the author's reading.
    case ruby(Syllable)
}

/// `/books/{id}/pages/{n}`: the reading page.
public enum ReadingPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var book: Book
        /// The current page, counted from 1.
        public var number: Int
        /// The title of the page's chapter; nil for a book without chapters.
        public var chapter: String?
        /// Whether the chapter begins on this page, so that its title appears above the text.
        public var startsChapter: Bool
        /// The paragraphs that hold the chapter's title, which most files repeat in the text; empty if the text does
        /// not contain it. Any paragraphs above them hold the book's title.
        public var headings: Range<Int>
        /// The paragraphs, or the lines of a poem. An empty one is the gap between two stanzas.
        public var paragraphs: [[ReadingPiece]]
        /// The pictures with lines of their own, in order.
        public var plates: [Plate] = []
        /// Whether each paragraph runs in the direction of its first letter, because some run from right to left.
        var hasOwnDirections = false
        /// What those are called that the book does not describe, with the tag of its language.
        var pictureName = (text: "", tag: "")
        /// The result of ``ReadingPage/text(_:)`` for these paragraphs; nil if it has yet to be computed.
        public var text: HTML?
        /// Whether the text is shown in traditional characters.
        public var isTraditional: Bool
        /// Share of the page's running words that the learner knows; nil for a page without words.
        public var knownOnPage: Share?
        /// The same share for the whole book; nil until it has been counted.
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

        /// How much of the book is behind the reader. Only the last page of a finished book counts as all of it.
        var progress: Share {
            let isFinished = book.finishedAt != nil && number >= book.pageCount
            return Share(isFinished ? number : number - 1, of: book.pageCount)
        }
    }
}
