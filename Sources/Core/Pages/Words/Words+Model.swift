import Model
import Routes

/// `/words`: the marked words.
public enum WordsPage {
    /// A marked word in the list.
    public struct Row: Sendable {
        public var mark: Mark
        public var gloss: String?
        public var level: Int?
        /// The title of the book it was marked in; nil if there is none or it was deleted.
        public var bookTitle: String?

        public init(mark: Mark, gloss: String? = nil, level: Int? = nil, bookTitle: String? = nil) {
            self.mark = mark
            self.gloss = gloss
            self.level = level
            self.bookTitle = bookTitle
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var filter: WordsFilter
        /// The rows of this page of the list.
        public var rows: [Row]
        /// The number of words that match the filter.
        public var matching: Int
        /// The total number of marked words.
        public var total: Int
        /// Number of pages in the list; at least 1.
        public var pageCount: Int

        public init(filter: WordsFilter, rows: [Row], matching: Int, total: Int, pageCount: Int) {
            self.filter = filter
            self.rows = rows
            self.matching = matching
            self.total = total
            self.pageCount = pageCount
        }
    }
}
