import Model

extension ShelfStory {
    /// Presents a story and the book that was made from it.
    ///
    /// - Parameter book: Nil while the story is only on the shelf.
    public init(_ story: Story, book: ID<Book>?) {
        self.init(
            slug: story.slug, title: story.title, summary: story.summary, chineseSummary: story.chineseSummary,
            language: story.language, level: story.level, scalarCount: story.scalarCount, book: book)
    }

    /// Presents the stories of the shelf.
    ///
    /// - Parameter books: All the learner's books, the last opened first. A book is recognised by the name of its file.
    public static func all(_ stories: [Story], in books: [Book]) -> [ShelfStory] {
        var made: [String: ID<Book>] = [:]
        for book in books where made[book.source] == nil { made[book.source] = book.id }
        return stories.map { ShelfStory($0, book: made[$0.fileName]) }
    }
}
