import Linguistics
import Model
import Reading
import Storage

/// A part of the places where a query is found in books.
public struct FoundInBooks: Sendable {
    /// The book that was searched; nil for the whole library.
    public var book: Book?
    /// The books in which it was found, each with the number of its places, the book that was opened last first.
    public var books: [(book: Book, count: Int)]
    /// Book by book, each in its order.
    public var hits: [BookHit]
    /// The number of places in all parts.
    public var total: Int
    /// The page of a list with as many places on each.
    public var page: ListPage
}

extension Desk {
    /// Searches one book, or the whole library, for the written forms of a query (`Lexicon.writtenForms(of:in:)`), and finds
    /// the words around the places.
    ///
    /// - Parameter id: The book; nil for the whole library.
    /// - Throws: `ReadingError.noSuchBook`.
    public func search(
        _ query: String, in id: ID<Book>? = nil, _ part: ResultPage = ResultPage()
    ) async throws -> FoundInBooks {
        try await search(query, in: id) { part.places(of: $0) }
    }

    /// Searches as ``search(_:in:_:)`` does.
    ///
    /// - Parameter page: From 1; the nearest one is returned.
    public func search(_ query: String, in id: ID<Book>? = nil, page: Int) async throws -> FoundInBooks {
        try await search(query, in: id) { total in
            let page = ListPage(nearest: page, of: total, size: ResultPage.usual)
            return ResultPage(offset: page.offset).places(of: total)
        }
    }

    /// Searches the book that the learner names; see ``Reader/book(named:)``.
    ///
    /// - Throws: `ReadingError.noSuchTitle`, `ReadingError.noSuchBook`.
    public func search(_ query: String, inBookNamed name: String, _ part: ResultPage) async throws -> FoundInBooks {
        let id = try await database.read(learner) { try $0.book(named: name).id }
        return try await search(query, in: id, part)
    }

    private func search(
        _ query: String, in id: ID<Book>?, part: @escaping @Sendable (Int) -> Range<Int>
    ) async throws -> FoundInBooks {
        let (book, matches, places, corrections) = try await database.read(learner) { [lexicon] reader in
            let book = try id.map { id throws(StorageError) in try reader.book(id) }
            let books = try book.map { [$0] } ?? reader.books()
            var places = 0..<0
            let matches = try reader.search(query, in: books, lexicon) { total in
                places = part(total)
                return places
            }
            var corrections: [Language: [Correction]] = [:]
            for found in matches.books where corrections[found.book.language] == nil {
                corrections[found.book.language] = try reader.corrections(found.book.language)
            }
            return (book, matches, places, corrections)
        }
        var annotators: [Language: Annotator] = [:]
        let hits = matches.hits { text, language in
            let annotator = annotators[language] ?? annotator(of: language, corrections: corrections[language] ?? [])
            annotators[language] = annotator
            return annotator.tokens(text, language)
        }
        let size = ResultPage.usual
        return FoundInBooks(
            book: book, books: matches.books, hits: hits, total: matches.total,
            page: ListPage(nearest: places.lowerBound / size + 1, of: matches.total, size: size))
    }
}
