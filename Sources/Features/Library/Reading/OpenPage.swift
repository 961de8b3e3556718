import Linguistics
import Model
import Proficiency
import Reading
import Storage

/// One page of a book, with everything that its words depend on.
public struct OpenedPage: Sendable {
    /// A value that differs whenever the words of a page, or the learner's knowledge of them, could differ. Valid for
    /// the lifetime of the desk.
    public struct Version: Hashable, Sendable {
        var words: String
        var terms: [BookTerm]
        var knowledge: Int
    }

    public var book: Book
    public var passage: Passage
    /// The pictures and notes on the page, in order.
    public var insets: [Inset] = []
    /// The chapter of the page; nil for a book without chapters.
    public var chapter: Chapter?
    /// What the learner knows of the book's language.
    public var knowledge: Knowledge
    public var version: Version
    /// How much of the book the learner knows, if counted: ``Desk/coverage(of:)``.
    public var coverage: Coverage?
    fileprivate let find: @Sendable () -> [Token]

    /// The page's words, found when they are needed.
    public var tokens: [Token] { find() }
}

extension Desk {
    /// Opens a page: its text, its words, and what the learner knows of them.
    ///
    /// - Parameter number: From 1.
    /// - Throws: `ReadingError.noSuchBook`, `ReadingError.noSuchPage`.
    public func page(_ number: Int, of id: ID<Book>) async throws -> OpenedPage {
        try await database.read(learner) { try page(number, of: id, $0) }
    }

    /// Opens a page of the book that the learner names; see ``Reader/book(named:)``.
    ///
    /// - Parameter number: From 1; nil for the page that was read last.
    /// - Throws: `ReadingError.noSuchTitle`, `ReadingError.noSuchBook`, `ReadingError.noSuchPage`.
    public func page(_ number: Int?, ofBookNamed name: String) async throws -> OpenedPage {
        try await database.read(learner) { reader in
            let book = try reader.book(named: name)
            return try page(number ?? book.lastPage, of: book.id, reader)
        }
    }

    private func page(_ number: Int, of id: ID<Book>, _ reader: Reader) throws -> OpenedPage {
        let opened = try reader.openPage(number, of: id, lexicon, knowledge)
        let page = try withOwnWords(opened.page, reader)
        return OpenedPage(
            book: page.book, passage: page.passage, insets: page.insets, chapter: page.chapter,
            knowledge: opened.knowledge,
            version: OpenedPage.Version(
                words: opened.words, terms: page.terms, knowledge: opened.knowledgeVersion),
            coverage: vocabularies.coverage(id, fingerprint: opened.vocabulary, version: opened.knowledgeVersion),
            find: { words(of: page, opened.corrections) })
    }

    /// Returns a page with the words of the learner's own dictionaries that it contains, among its terms.
    public func withOwnWords(_ page: StoredPage, _ reader: Reader) throws(StorageError) -> StoredPage {
        guard page.book.language == .chinese else { return page }
        var page = page
        page.terms += try ownDictionaries.current(reader).terms(in: page.passage.text)
        return page
    }

    /// Returns the words of a page, which are kept from one request to the next.
    ///
    /// - Parameter corrections: The learner's that hold on the page.
    public func words(of page: StoredPage, _ corrections: [Correction]) -> [Token] {
        pageWords.tokens(of: page, learner, corrections, lexicon) {
            let language = page.book.language
            return annotator(of: language, corrections: corrections, terms: page.terms)
                .tokens(page.passage.text, language, page.insets)
        }
    }
}
