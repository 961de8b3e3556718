import Lexicon
import Model
import Proficiency
import Storage

/// A page of a book, with everything that its words and their looks depend on.
public struct PageToRead: Sendable {
    public var page: StoredPage
    /// The learner's that hold on the page.
    public var corrections: [Correction]
    /// What the learner knows of the book's language.
    public var knowledge: Knowledge
    /// Differs whenever what the learner knows could differ, for as long as the cache lives.
    public var knowledgeVersion: Int
    /// ``vocabularyFingerprint(_:_:_:)``.
    public var vocabulary: String
    /// ``wordsFingerprint(_:_:_:)``.
    public var words: String
}

extension Reader {
    /// Opens a page of a book.
    ///
    /// - Parameter number: From 1.
    /// - Throws: ``ReadingError/noSuchBook(_:)``, ``ReadingError/noSuchPage(_:of:)``.
    public func openPage(
        _ number: Int, of id: ID<Book>, _ lexicon: Lexicon?, _ knowledge: KnowledgeCache
    ) throws(StorageError) -> PageToRead {
        let page = try page(number, of: id)
        let corrections = try corrections(page.book.language, on: number, of: id)
        let known = try knowledge.current(self)
        return PageToRead(
            page: page, corrections: corrections, knowledge: known.knowledge(page.book.language),
            knowledgeVersion: known.version,
            vocabulary: vocabularyFingerprint(page.book.language, corrections, lexicon),
            words: wordsFingerprint(page.book.language, corrections, lexicon))
    }
}
