import Model
import Storage

extension Desk {
    /// A place in a book where a text stands.
    public struct Hit: Sendable {
        /// The page, from 1.
        public var page: Int
        /// Scalar offset on the page.
        public var start: Int
        public var before: String
        public var match: String
        public var after: String
    }

    /// Finds a text in a book, letter for letter but for case.
    ///
    /// - Parameter limit: The greatest number of places returned.
    /// - Returns: The first places, and how many there are altogether.
    public func search(_ query: String, in id: ID<Book>, limit: Int = 100) async throws -> (hits: [Hit], total: Int) {
        let query = query.trimmingSpaces
        guard !query.isEmpty, query.utf8.count <= 300 else { return ([], 0) }
        let learner = learner
        return try await database.read { reader in
            _ = try Self.book(id, reader, learner)
            var hits: [Hit] = []
            var total = 0
            let wanted = query.lowercased()
            try reader.forEachRow(
                "SELECT number, text FROM passage WHERE book_id = ? AND learner_id = ? AND LOWER(text) LIKE ? ESCAPE '\\' ORDER BY number",
                [SQLValue(id), SQLValue(learner), SQLValue("%" + Self.escapedForLike(wanted) + "%")]
            ) { row in
                let text = try row.text(1)
                let number = try row.integer(0)
                for range in text.ranges(of: query, ignoringCase: true) {
                    total += 1
                    if hits.count < limit { hits.append(Self.hit(range, in: text, page: number)) }
                }
            }
            return (hits, total)
        }
    }

    private static func hit(_ range: Range<String.Index>, in text: String, page: Int) -> Hit {
        let scalars = text.unicodeScalars
        func context(_ view: Substring.UnicodeScalarView) -> String { String(view).replacing("\n", with: " ") }
        return Hit(
            page: page, start: scalars.distance(from: scalars.startIndex, to: range.lowerBound),
            before: context(text[..<range.lowerBound].unicodeScalars.suffix(24)), match: String(text[range]),
            after: context(text[range.upperBound...].unicodeScalars.prefix(24)))
    }

    /// A text in which `%`, `_` and `\` stand for themselves in a `LIKE`.
    static func escapedForLike(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}

extension String {
    /// Where `needle` stands, without overlaps.
    func ranges(of needle: String, ignoringCase: Bool) -> [Range<String.Index>] {
        guard ignoringCase, lowercased() != self || needle.lowercased() != needle else { return Array(ranges(of: needle)) }
        let haystack = Array(unicodeScalars)
        let wanted = Array(needle.lowercased().unicodeScalars)
        var found: [Range<String.Index>] = []
        var index = unicodeScalars.startIndex
        var position = 0
        while position + wanted.count <= haystack.count {
            var matches = true
            for offset in wanted.indices where String(haystack[position + offset]).lowercased() != String(wanted[offset]) {
                matches = false
                break
            }
            let end = matches ? unicodeScalars.index(index, offsetBy: wanted.count) : unicodeScalars.index(after: index)
            if matches { found.append(index..<end) }
            position += matches ? wanted.count : 1
            index = end
        }
        return found
    }
}
