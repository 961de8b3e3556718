import Model
import Storage

/// The places where a text occurs in a book.
public struct BookMatches: Sendable {
    struct Page: Sendable {
        var number: Int
        var text: String
        /// The first places on the page, in code points.
        var ranges: [Range<Int>]
    }

    public var book: Book
    /// The number of all places.
    public var total = 0
    var pages: [Page] = []
}

extension Reader {
    /// Finds a text in a book, literally except for case.
    ///
    /// - Parameter limit: The maximum number of places that ``BookMatches/hits(_:)`` returns.
    /// - Throws: ``ReadingError/noSuchBook(_:)``.
    public func search(_ query: String, in id: ID<Book>, limit: Int = 100) throws(StorageError) -> BookMatches {
        var matches = BookMatches(book: try book(id))
        let query = query.trimmingWhitespace
        guard !query.isEmpty, query.utf8.count <= 300 else { return matches }
        let wanted = CaselessText(query)
        // Not by the engine: `LIKE` restarts at each position of a text, and SQLite's folds only the case of ASCII.
        try forEachRow(
            "SELECT number, text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number",
            [SQLValue(id), owner]
        ) { row throws(StorageError) in
            let text = try row.text(1)
            let ranges = wanted.ranges(in: text)
            guard !ranges.isEmpty else { return }
            if matches.total < limit {
                let page = BookMatches.Page(
                    number: try row.integer(0), text: text, ranges: Array(ranges.prefix(limit - matches.total)))
                matches.pages.append(page)
            }
            matches.total += ranges.count
        }
        return matches
    }
}

extension BookMatches {
    /// The number of code points shown before and after a hit.
    private static var contextLength: Int { 24 }

    /// Returns the first places, each with the text around it.
    ///
    /// - Parameter words: Finds the words of a page's text.
    public func hits(_ words: (String) -> [Token]) -> [BookHit] {
        var hits: [BookHit] = []
        for page in pages {
            let tokens = words(page.text)
            let scalars = Array(page.text.unicodeScalars)
            for range in page.ranges { hits.append(Self.hit(range, in: scalars, tokens, page: page.number)) }
        }
        return hits
    }

    private static func hit(_ range: Range<Int>, in scalars: [Unicode.Scalar], _ tokens: [Token], page: Int) -> BookHit
    {
        let (start, end) = (range.lowerBound, range.upperBound)
        let first = tokens.first { $0.start >= start - contextLength && ($0.kind.isWord || $0.kind == .number) }
        let last = tokens.last { $0.end <= end + contextLength && $0.kind != .space }
        func piece(_ from: Int, _ to: Int) -> String {
            guard from < to else { return "" }
            return scalars[from..<to].map { $0 == "\n" ? " " : $0 }.text(0..<(to - from))
        }
        return BookHit(
            page: page, start: tokens.last { $0.start <= start && $0.kind.isWord && $0.end > start }?.start ?? start,
            before: piece(first?.start ?? start, start), match: scalars.text(range), after: piece(end, last?.end ?? end)
        )
    }
}
