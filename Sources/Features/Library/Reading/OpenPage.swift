import Lexicon
import Model
import Proficiency
import Storage

/// One page of a book, ready to be read.
public struct OpenedPage: Sendable {
    public var book: Book
    public var passage: Passage
    /// The chapter the page belongs to; nil for a book without chapters.
    public var chapter: Chapter?
    public var tokens: [Token]
    /// What the learner knows of the language of the book.
    public var knowledge: Knowledge
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
                try cache.current(reader, learner: learner).knowledge(book.language)
            )
        }
        let tokens = Annotator(desk: self, language: book.language, corrections: corrections).tokens(
            passage.text, book.language)
        return OpenedPage(book: book, passage: passage, chapter: chapter, tokens: tokens, knowledge: snapshot)
    }

    /// Keeps the place: this is where the book opens next time.
    public func visit(_ number: Int, of id: ID<Book>, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE book SET last_page = ?, opened_at = ? WHERE id = ? AND learner_id = ? AND page_count >= ?",
                [SQLValue(number), SQLValue(now), SQLValue(id), SQLValue(learner), SQLValue(number)],
                changes: .upsert(.book, id))
        }
    }

    /// The words of any text, with the learner's corrections.
    public func annotate(_ text: String, in language: Language) async throws -> [Token] {
        let corrections = try await corrections(language)
        return Annotator(desk: self, language: language, corrections: corrections).tokens(text, language)
    }

    /// What the learner knows of a language.
    public func knowledge(of language: Language) async throws -> Knowledge {
        let learner = learner
        let cache = knowledge
        return try await database.read(learner) { try cache.current($0, learner: learner).knowledge(language) }
    }
}
