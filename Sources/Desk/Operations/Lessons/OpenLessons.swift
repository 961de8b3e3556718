import Insights
import Lessons
import Library
import Model
import Pages
import Review
import Storage

/// The lessons of a learner, and what the next one can be made of.
public struct LessonRoom: Sendable {
    /// What a lesson is like if the learner says nothing else.
    public var usual: LessonOrder
    /// The latest opened books, latest first.
    public var books: [Book]
    /// The number of saved translations that are usable for a lesson.
    public var savedTranslations: Int
    /// Whether there is a language model to ask.
    public var hasModel: Bool
    /// A page of the list, latest first.
    public var lessons: [ListedLesson]
    public var page: ListPage
    /// The number of lessons that wait for a language model.
    public var waiting: Int
}

extension LearnerContext {
    /// The number of books to choose a passage from.
    private static let booksOffered = 30

    /// Returns the learner's lessons and what the next one can be made of, as of one snapshot.
    ///
    /// - Parameter page: The page of the list, from 1; the last one if there are fewer.
    /// - Throws: `StorageError`.
    public func openLessons(page: Int = 1) async throws -> LessonRoom {
        try await database.read(learner) { reader in
            let usual = try reader.order(for: LessonWish())
            let page = ListPage(nearest: page, of: try reader.lessonCount(), size: LessonsPage.shown)
            return LessonRoom(
                usual: usual, books: Array(try reader.books().prefix(Self.booksOffered)),
                savedTranslations: try reader.savedTranslationCount(in: usual.language),
                hasModel: try reader.hasModel(),
                lessons: try reader.lessons(limit: page.size, offset: page.offset), page: page,
                waiting: try reader.waitingCount(for: .lesson))
        }
    }

    /// Returns the result of a finished lesson and where cards of its words would go, as of one snapshot.
    ///
    /// - Throws: `LessonError`, `StorageError`.
    public func openResult(of id: ID<Lesson>) async throws -> (result: FinishedLesson, decks: CardDecks) {
        try await database.read(learner) { reader in
            let result = try reader.result(of: id)
            return (result, try reader.cardDecks(for: result.lesson.language))
        }
    }
}
