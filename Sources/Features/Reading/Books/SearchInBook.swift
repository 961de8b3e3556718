import Lexicon
import Model
import Phonology
import Storage

/// The places where a query is found in books, and a part of them with its text.
public struct BookMatches: Sendable {
    /// A page with places of the wanted part.
    struct Page: Sendable {
        var book: Int
        var number: Int
        var text: String
        /// The places, in code points.
        var ranges: [Range<Int>]
    }

    /// The books in which the query was found, each with the number of its places, in the order in which they were searched.
    public var books: [(book: Book, count: Int)] = []
    /// The number of all places.
    public var total = 0
    var pages: [Page] = []
}

extension Reader {
    /// Finds a query in books.
    ///
    /// The texts are read twice: once to count, then, only the pages that are shown, to find the places again. Nothing is
    /// kept of a place until it is shown, however many there are.
    ///
    /// - Parameters:
    ///   - lexicon: Finds the ``WrittenForms`` of the query; without one it is found letter for letter.
    ///   - part: Which of the places are wanted, given their number.
    public func search(
        _ query: String, in books: [Book], _ lexicon: Lexicon?, part: (_ total: Int) -> Range<Int>
    ) throws(StorageError) -> BookMatches {
        var matches = BookMatches()
        let query = LetterWidth.narrow(query.trimmingWhitespace)
        guard !query.isEmpty, query.utf8.count <= WrittenForms.longestQuery else { return matches }
        var usual: [Language: FormScanner] = [:]
        /// One for each book.
        var scanners: [FormScanner] = []
        var pages: [CountedPage] = []
        var names = lexicon.flatMap { NamesInPinyin(query, $0) }
        for (index, book) in books.enumerated() {
            var scanner = usual[book.language] ?? FormScanner(query, in: book.language, lexicon)
            usual[book.language] = scanner
            if book.language == .chinese, names != nil {
                let own = names?.matches(among: try terms(of: book.id).map { $0.text }) ?? []
                if !own.isEmpty { scanner = FormScanner(query, in: .chinese, lexicon, or: own) }
            }
            scanners.append(scanner)
            // Not by the engine: `LIKE` restarts at each position of a text, and SQLite's folds only the case of ASCII.
            try forEachRow(
                "SELECT number, text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number",
                [SQLValue(book.id), owner]
            ) { row throws(StorageError) in
                let found = scanner.find(in: try row.text(1))
                if found.ranges.isEmpty, found.letters.isEmpty { return }
                pages.append(
                    CountedPage(
                        book: index, number: try row.integer(0), words: found.ranges.count,
                        letters: found.letters.count))
            }
        }
        let hasWords = pages.contains { $0.words > 0 }
        for page in pages {
            let count = hasWords ? page.words : page.letters
            guard count > 0 else { continue }
            matches.total += count
            if matches.books.last?.book.id == books[page.book].id {
                matches.books[matches.books.count - 1].count += count
            } else {
                matches.books.append((books[page.book], count))
            }
        }
        let wanted = part(matches.total).clamped(to: 0..<matches.total)
        var first = 0
        var shown = -1
        var last: Int?
        for page in pages {
            let count = hasWords ? page.words : page.letters
            guard count > 0 else { continue }
            if last != page.book { shown += 1 }
            last = page.book
            let own = wanted.clamped(to: first..<(first + count))
            if !own.isEmpty {
                let text = try text(of: books[page.book].id, page: page.number)
                let found = scanners[page.book].find(in: text)
                let ranges = hasWords ? found.ranges : found.letters
                matches.pages.append(
                    BookMatches.Page(
                        book: shown, number: page.number, text: text,
                        ranges: Array(ranges.dropFirst(own.lowerBound - first).prefix(own.count))))
            }
            first += count
        }
        return matches
    }

    private func text(of id: ID<Book>, page: Int) throws(StorageError) -> String {
        try first(
            "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
            [SQLValue(id), owner, SQLValue(page)])?.text("text") ?? ""
    }
}

/// A page on which something was found.
private struct CountedPage {
    var book: Int
    var number: Int
    var words: Int
    var letters: Int
}

extension FormScanner {
    /// - Parameter names: Words of the book's own that the query means, too.
    fileprivate init(_ query: String, in language: Language, _ lexicon: Lexicon?, or names: [String] = []) {
        var forms = lexicon?.writtenForms(of: query, in: language) ?? WrittenForms(literal: query)
        for name in names { forms.forms.append(WrittenForms.Form(name)) }
        self.init(forms) { lexicon?.contains($0, in: .japanese) ?? false }
    }
}

extension BookMatches {
    /// The number of code points shown before and after a hit.
    private static var contextLength: Int { 24 }

    /// Returns the wanted places, each with the text around it.
    ///
    /// - Parameter words: Finds the words of a page's text.
    public func hits(_ words: (String, Language) -> [Token]) -> [BookHit] {
        var hits: [BookHit] = []
        for page in pages {
            let book = books[page.book].book
            let tokens = words(page.text, book.language)
            let scalars = Array(page.text.unicodeScalars)
            for range in page.ranges { hits.append(Self.hit(range, in: scalars, tokens, page: page.number, of: book)) }
        }
        return hits
    }

    private static func hit(
        _ range: Range<Int>, in scalars: [Unicode.Scalar], _ tokens: [Token], page: Int, of book: Book
    ) -> BookHit {
        let (start, end) = (range.lowerBound, range.upperBound)
        let first = tokens.first { $0.start >= start - contextLength && ($0.kind.isWord || $0.kind == .number) }
        let last = tokens.last { $0.end <= end + contextLength && $0.kind != .space }
        func piece(_ from: Int, _ to: Int) -> String {
            guard from < to else { return "" }
            return scalars[from..<to].map { $0 == "\n" ? " " : $0 }.text(0..<(to - from))
        }
        return BookHit(
            book: book.id, page: page,
            start: tokens.last { $0.start <= start && $0.kind.isWord && $0.end > start }?.start ?? start,
            before: piece(first?.start ?? start, start), match: scalars.text(range), after: piece(end, last?.end ?? end)
        )
    }
}
