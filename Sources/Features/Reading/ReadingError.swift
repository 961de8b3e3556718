import Model

/// Why a request about books, words or corrections was declined.
public enum ReadingError: Error, Hashable, Sendable {
    case noSuchBook(ID<Book>)
    case noSuchPage(Int, of: Int)
    case noSuchSession(ID<ReadingSession>)
    /// The book has no cover picture of its own.
    case noCover(ID<Book>)
    /// A correction whose parts are empty, too long, or do not make up the text.
    case impossibleCorrection(String)
    /// A text that cannot be a word; see ``isPossibleWord(_:)``.
    case impossibleWord
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
        case .impossibleCorrection(let reason):
            "The correction was not kept: \(reason). Your text is as it was; try again with other parts."
        case .impossibleWord:
            "A word has from 1 to 200 bytes, and no control characters. Nothing was changed."
        case .emptyTitle: "A book needs a title. The old one was kept."
        }
    }
}
