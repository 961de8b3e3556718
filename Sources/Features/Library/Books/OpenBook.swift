import Model
import Proficiency
import Reading
import Storage

/// A book with what its own page shows.
public struct OpenedBook: Sendable {
    public var book: Book
    /// In order; none for a book without headings.
    public var chapters: [Chapter]
    /// How much of it the learner knows; nil while the words of a long book are counted.
    public var coverage: Coverage?
}

extension Desk {
    /// Opens a book, from one snapshot.
    ///
    /// - Throws: `ReadingError.noSuchBook`.
    public func openBook(_ id: ID<Book>) async throws -> OpenedBook {
        let (book, chapters, words) = try await database.read(learner) { reader in
            let book = try reader.book(id)
            return (book, try reader.chapters(of: id), try counted(book, reader))
        }
        return OpenedBook(book: book, chapters: chapters, coverage: try await coverage(of: book, words))
    }

    /// Returns a book and its chapters, from one snapshot.
    ///
    /// - Throws: `ReadingError.noSuchBook`.
    public func contents(of id: ID<Book>) async throws -> (book: Book, chapters: [Chapter]) {
        try await database.read(learner) { (try $0.book(id), try $0.chapters(of: id)) }
    }
}
