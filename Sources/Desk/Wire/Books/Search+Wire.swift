import Library
import Model

/// Where books have a word, in the API and in what `glossa search` writes.
public struct FoundInBooksJSON: Encodable, Sendable {
    struct FoundBook: Encodable {
        var id: ID<Book>
        var title: String
        var language: Language
        var count: Int
    }

    struct Hit: Encodable {
        var bookId: ID<Book>
        var page: Int
        var start: Int
        var before: String
        var match: String
        var after: String
    }

    var total: Int
    var books: [FoundBook]
    var hits: [Hit]

    public init(_ found: FoundInBooks) {
        total = found.total
        books = found.books.map {
            FoundBook(id: $0.book.id, title: $0.book.title, language: $0.book.language, count: $0.count)
        }
        hits = found.hits.map {
            Hit(
                bookId: $0.book, page: $0.page, start: $0.start, before: $0.before, match: $0.match, after: $0.after)
        }
    }
}
