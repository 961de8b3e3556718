import Hummingbird
import Library
import Model
import Operations
import Pages

extension Site {
    /// `/`
    func today(_ visit: Visit) async throws -> Response {
        let today = try await context.readToday(notebook)
        let (reading, goals) = (today.reading, today.goals)
        let model = TodayPage.Model(
            books: reading.books, opened: reading.opened.map { BookCard($0, today.coverage) },
            sessions: reading.sessions, LearnerDay(context.localClock, .review), stories: shelf.stories,
            markCount: reading.markCount, preferences: visit.preferences, goals: goals, streak: today.streak,
            dailyWords: today.dailyWords, canChooseWords: desk.lexicon != nil, notebookEntries: today.notebookEntries)
        return .page(TodayPage.page(model, visit.shell))
    }
}
