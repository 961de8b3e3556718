import Lexicon
import Linguistics
import Model
import Proficiency
import Storage
import Synchronization

/// One page of a book, with everything that its words depend on.
public struct OpenedPage: Sendable {
    /// A value that differs whenever the words of a page, or the learner's knowledge of them, could differ. Valid for
    /// the lifetime of the desk.
    public struct Version: Hashable, Sendable {
        var vocabulary: String
        var knowledge: Int
    }

    public var book: Book
    public var passage: Passage
    /// The chapter of the page; nil for a book without chapters.
    public var chapter: Chapter?
    /// What the learner knows of the book's language.
    public var knowledge: Knowledge
    public var version: Version
    /// How much of the book the learner knows, if counted: ``Desk/coverage(of:)``.
    public var coverage: Coverage?
    fileprivate let words: LazyWords

    /// The page's words, found on first access.
    public var tokens: [Token] { words.tokens }
}

/// The lazily computed words of a page: finding them takes longer than everything else, and not every caller needs
/// them.
private final class LazyWords: Sendable {
    private let find: @Sendable () -> [Token]
    private let found = Mutex<[Token]?>(nil)

    init(_ find: @escaping @Sendable () -> [Token]) {
        self.find = find
    }

    var tokens: [Token] {
        found.withLock { found in
            if let found { return found }
            let tokens = find()
            found = tokens
            return tokens
        }
    }
}

extension Desk {
    /// Opens a page: its text, its words, and what the learner knows of them.
    ///
    /// - Parameter number: From 1.
    /// - Throws: ``LibraryError/noSuchBook(_:)``, ``LibraryError/noSuchPage(_:of:)``.
    public func page(_ number: Int, of id: ID<Book>) async throws -> OpenedPage {
        let learner = learner
        let cache = knowledge
        let (book, passage, chapter, corrections, snapshot) = try await database.read(learner) { reader in
            let book = try Self.book(id, reader, learner)
            guard
                let passage = try reader.first(
                    "SELECT number, chapter, text FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
                    [SQLValue(id), SQLValue(learner), SQLValue(number)]
                ).map({ try Passage($0) })
            else { throw LibraryError.noSuchPage(number, of: book.pageCount) }
            let chapter = try reader.first(
                "SELECT position, title, first_page FROM chapter WHERE book_id = ? AND learner_id = ? AND position = ?",
                [SQLValue(id), SQLValue(learner), SQLValue(passage.chapter)]
            ).map { try Chapter($0) }
            return (
                book, passage, chapter, try Self.corrections(book.language, reader, learner),
                try cache.current(reader, learner: learner)
            )
        }
        let fingerprint = vocabularyFingerprint(book.language, corrections)
        return OpenedPage(
            book: book, passage: passage, chapter: chapter, knowledge: snapshot.knowledge(book.language),
            version: OpenedPage.Version(vocabulary: fingerprint, knowledge: snapshot.version),
            coverage: vocabularies.coverage(book.id, fingerprint: fingerprint, version: snapshot.version),
            words: LazyWords {
                texts.annotator(of: book.language, corrections: corrections).tokens(passage.text, book.language)
            })
    }

    /// Saves the position at which the book opens next time.
    ///
    /// A page that the book does not have changes nothing.
    public func visit(_ number: Int, of id: ID<Book>, at now: Timestamp) async throws {
        guard number >= 1 else { return }
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE book SET last_page = ?, opened_at = ? WHERE id = ? AND learner_id = ? AND page_count >= ?",
                [SQLValue(number), SQLValue(now), SQLValue(id), SQLValue(learner), SQLValue(number)],
                changes: .upsert(.book, id))
        }
    }

    /// Returns what the learner knows of a language.
    public func knowledge(of language: Language) async throws -> Knowledge {
        let learner = learner
        let cache = knowledge
        return try await database.read(learner) { try cache.current($0, learner: learner).knowledge(language) }
    }
}
