import Library
import Model
import Pages
import Proficiency

extension Site {
    /// Returns a book as a shelf shows it.
    func card(_ book: Book) async throws -> BookCard {
        BookCard(book: book, known: Share(known: try await desk.coverage(of: book)))
    }

    func cards(_ books: [Book]) async throws -> [BookCard] {
        var cards: [BookCard] = []
        for book in books { cards.append(try await card(book)) }
        return cards
    }

    /// Returns the stories of the shelf, with their imported books.
    func stories(_ visit: Visit) async throws -> [ShelfStory] {
        let books = Dictionary(
            try await desk.books().map { ($0.source, $0.id) }, uniquingKeysWith: { first, _ in first })
        return shelf.stories.map { story in
            ShelfStory(
                slug: story.slug, title: story.title, summary: story.summary, language: story.language,
                level: story.level,
                scalarCount: story.scalarCount, book: books[story.slug + ".md"])
        }
    }
}
