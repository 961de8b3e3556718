import Model
import Proficiency

/// Some of the learner's books, in order.
public struct BookList: Sendable {
    public var books: [(book: Book, coverage: Coverage?)]
    /// The number of all the learner's books.
    public var total: Int
}

extension Desk {
    /// Lists the books whose title or author contains a text, without regard to case.
    ///
    /// - Parameter query: White space around it is ignored; empty for all books.
    /// - Returns: The books with how much of each the learner knows; nil while the words of a long one are counted.
    public func list(matching query: String = "", by order: BookOrder = .recent) async throws -> BookList {
        let all = try await books()
        let wanted = query.trimmingWhitespace.lowercased()
        let matching = all.filter { $0.matches(wanted) }
        let coverages = try await coverages(of: matching)
        return BookList(
            books: Self.sorted(matching.map { ($0, coverages[$0.id]) }, by: order), total: all.count)
    }

    /// Sorts books that come in the order `recent`. Books that are equal keep that order.
    static func sorted(
        _ books: [(book: Book, coverage: Coverage?)], by order: BookOrder
    ) -> [(book: Book, coverage: Coverage?)] {
        switch order {
        case .recent: books
        case .title: books.sorted { ($0.book.title, $0.book.id) < ($1.book.title, $1.book.id) }
        case .progress: books.sorted { $0.book.progress > $1.book.progress }
        case .known: books.sorted { ($0.coverage?.knownShare ?? 0) > ($1.coverage?.knownShare ?? 0) }
        case .added: books.sorted { $0.book.createdAt > $1.book.createdAt }
        }
    }
}

extension Book {
    /// - Parameter text: In lower case.
    fileprivate func matches(_ text: String) -> Bool {
        text.isEmpty || title.lowercased().contains(text) || (author ?? "").lowercased().contains(text)
    }

    /// The pages read, from 0 to 1; all of them once the book is finished.
    fileprivate var progress: Double {
        finishedAt == nil ? Double(lastPage - 1) / Double(max(pageCount, 1)) : 1
    }
}

extension Coverage {
    /// The share of known running words, from 0 to 1.
    fileprivate var knownShare: Double {
        runningWords > 0 ? Double(knownRunningWords) / Double(runningWords) : 0
    }
}
