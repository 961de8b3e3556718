import Model

/// Why a request about books, words or corrections was declined.
public enum ReadingError: Error, Hashable, Sendable {
    case noSuchBook(ID<Book>)
    case noSuchPage(Int, of: Int)
    case noSuchSession(ID<ReadingSession>)
    /// The book has no cover picture of its own.
    case noCover(ID<Book>)
    /// The book has no picture with this SHA-256.
    case noSuchPicture(String)
    /// A correction whose parts are empty, too long, or do not make up the text.
    case impossibleCorrection(CorrectionFault)
    /// A text that cannot be a word; see ``isPossibleWord(_:)``.
    case impossibleWord
    /// More words than are marked at once.
    case tooManyWords(limit: Int)
    /// No book has a title that begins like this.
    case noSuchTitle(String)
    /// Several books have a title or an id that begins like this.
    case severalTitles(String, count: Int)
    case emptyTitle
}

extension ReadingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchBook:
            "There is no such book in the library. Nothing was changed; `glossa books` lists what there is."
        case .noSuchPage(let page, let count):
            "There is no page \(page): the book has \(count) page(s). Ask for a page from 1 to \(count)."
        case .noSuchSession: "There is no such reading session. Your books and words are as they were."
        case .noCover:
            "The book has no cover picture. Its pages are as they were; Glossa draws a cover where one is shown."
        case .noSuchPicture:
            "The book has no such picture. Its pages are as they were; open the page that shows it again."
        case .impossibleCorrection(let fault):
            "The correction was not kept: \(fault). Your text is as it was; try again with "
                + (fault.isOfReading ? "another reading." : "other parts.")
        case .impossibleWord:
            "A word has from 1 to 200 bytes, and no control or undecodable characters. Nothing was changed."
        case .tooManyWords(let limit):
            "The request contains more than \(limit) words. Nothing was changed; send fewer at a time."
        case .noSuchTitle(let beginning):
            "No book has a title that begins with “\(beginning)”; `glossa books` lists them."
        case .severalTitles(let beginning, let count):
            "\(count) books have a title or an id that begins with “\(beginning)”. Nothing was changed; name the one you mean by "
                + "its id, which `glossa books` prints."
        case .emptyTitle: "A book needs a title. The old one was kept."
        }
    }
}

extension CorrectionFault {
    /// Whether a reading cannot be one.
    fileprivate var isOfReading: Bool { self == .notPinyin || self == .notKana }
}

extension CorrectionFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .readingCount: "it needs as many readings as parts"
        case .emptyPart: "each part needs at least one character, and no spaces"
        case .tooLong: "it is too long"
        case .notPinyin: "a Chinese reading is pinyin, with a syllable for each character"
        case .notKana: "a Japanese reading is in kana"
        case .neighbour: "a neighbour in the text has at most 300 bytes, and no spaces"
        case .noPlace: "to hold here or in its context, it needs the place in a book, or its neighbours"
        case .otherText: "the place in the book has another text"
        }
    }
}
