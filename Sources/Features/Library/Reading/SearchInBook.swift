import Linguistics
import Model
import Storage

extension Desk {
    /// An occurrence of a text in a book.
    public struct Hit: Sendable {
        /// The page, from 1.
        public var page: Int
        /// The scalar offset on the page of the word in which the occurrence begins.
        public var start: Int
        /// The text before it, from the beginning of a word.
        public var before: String
        public var match: String
        /// The text after it, to the end of a word.
        public var after: String
    }

    /// Finds a text in a book, literally except for case.
    ///
    /// - Parameter limit: The maximum number of places returned.
    /// - Returns: The first places, and the total number of places.
    public func search(_ query: String, in id: ID<Book>, limit: Int = 100) async throws -> (hits: [Hit], total: Int) {
        let query = query.trimmingSpaces
        guard !query.isEmpty, query.utf8.count <= 300 else { return ([], 0) }
        let learner = learner
        let (book, corrections, pages, total) = try await database.read(learner) { reader in
            let book = try Self.book(id, reader, learner)
            var pages: [(number: Int, text: String, ranges: [Range<String.Index>])] = []
            var total = 0
            let wanted = CaselessText(query)
            // Not by the engine: `LIKE` restarts at each position of a text, and SQLite's folds only the case of ASCII.
            try reader.forEachRow(
                "SELECT number, text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number",
                [SQLValue(id), SQLValue(learner)]
            ) { row in
                let text = try row.text(1)
                let ranges = wanted.ranges(in: text)
                guard !ranges.isEmpty else { return }
                let number = try row.integer(0)
                if total < limit { pages.append((number, text, Array(ranges.prefix(limit - total)))) }
                total += ranges.count
            }
            return (book, try Self.corrections(book.language, reader, learner), pages, total)
        }
        let annotator = texts.annotator(of: book.language, corrections: corrections)
        var hits: [Hit] = []
        for page in pages {
            let tokens = annotator.tokens(page.text, book.language)
            hits += page.ranges.map { Self.hit($0, in: page.text, tokens, page: page.number) }
        }
        return (hits, total)
    }

    /// The number of Unicode scalars shown before and after a hit.
    private static let contextLength = 24

    private static func hit(_ range: Range<String.Index>, in text: String, _ tokens: [Token], page: Int) -> Hit {
        let scalars = text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        let end = start + scalars.distance(from: range.lowerBound, to: range.upperBound)
        let first = tokens.first { $0.start >= start - contextLength && ($0.kind.isWord || $0.kind == .number) }
        let last = tokens.last { $0.end <= end + contextLength && $0.kind != .space }
        func piece(_ from: Int, _ to: Int) -> String {
            guard from < to else { return "" }
            let lower = scalars.index(scalars.startIndex, offsetBy: from)
            return String(scalars[lower..<scalars.index(lower, offsetBy: to - from)]).replacing("\n", with: " ")
        }
        return Hit(
            page: page, start: tokens.last { $0.start <= start && $0.kind.isWord && $0.end > start }?.start ?? start,
            before: piece(first?.start ?? start, start), match: String(text[range]), after: piece(end, last?.end ?? end)
        )
    }
}
