import Model

/// `/books/{id}/chapters`: the table of contents.
public enum ChaptersPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var book: Book
        public var chapters: [Chapter]

        public init(book: Book, chapters: [Chapter]) {
            self.book = book
            self.chapters = chapters
        }
    }
}
