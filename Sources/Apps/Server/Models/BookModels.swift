import Library
import Model
import Pages
import Proficiency

extension BookStatistics {
    /// Converts a coverage for the book's page.
    init(_ coverage: Coverage, language: Language, desk: Desk) {
        self.init(
            knownRunning: Share(coverage.knownRunningWords, of: coverage.runningWords),
            knownDifferent: Share(coverage.knownDifferentWords, of: coverage.differentWords),
            differentWords: coverage.differentWords,
            levels: coverage.levels.map {
                LevelRow(
                    level: $0.level == 0 ? nil : $0.level, words: $0.differentWords, occurrences: $0.runningWords,
                    known: $0.knownDifferentWords)
            },
            unknown: coverage.unknown.prefix(50).map { word in
                WordLine(
                    word.text, in: language, lexiconEntry: desk.entry(of: word.text, in: language),
                    occurrences: word.count)
            })
    }
}

extension Share {
    /// The share of known running words; nil for a text without words.
    init?(known coverage: Coverage?) {
        guard let coverage, coverage.runningWords > 0 else { return nil }
        self.init(coverage.knownRunningWords, of: coverage.runningWords)
    }
}

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
