import Hummingbird
import Library
import Model
import Pages

extension Site {
    /// `/`
    func today(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let opened = books.filter { $0.openedAt != nil }
        let sessions = try await desk.sessions(since: visit.now.advanced(bySeconds: -7 * 24 * 3600))
        let stories = try await stories(visit)
        let level = visit.preferences.knownHSKLevel
        let near = stories.filter {
            $0.book == nil && ($0.language != .chinese || ($0.level.last?.wholeNumberValue ?? 0) > level)
        }
        let insights = context.insights
        let language = try await insights.learningPreferences().language
        // Those in the language that the learner studies come first.
        let fitting = near.filter { $0.language == language } + near.filter { $0.language != language }
        let goOn = opened.first
        let marks = try await desk.markCount()
        let model = TodayPage.Model(
            goOn: try await goOn.asyncMap { try await card($0) },
            recent: try await cards(Array(books.filter { $0.id != goOn?.id }.prefix(6))),
            week: week(sessions),
            suggestions: Array(fitting.prefix(3)), notebookEntries: await entriesToLeafThrough(visit),
            isNewLearner: books.isEmpty && marks == 0 && level == 0, dailyWords: try await wordsOfToday(visit),
            streak: try await insights.streak(at: visit.now), language: language)
        return .page(TodayPage.page(model, visit.shell))
    }

    /// Returns today's words if they exist; this page does not create them.
    private func wordsOfToday(_ visit: Visit) async throws -> DailyWords? {
        let daily = context.dailyWords
        return try await daily.dailyWords(on: daily.days.date(of: visit.now))
    }

    private func week(_ sessions: [ReadingSession]) -> Week {
        let day = LearnerDay(context.localClock, .review)
        let days = Set(sessions.map { day.number(of: $0.startedAt) })
        return Week(
            activeSeconds: sessions.reduce(0) { $0 + $1.activeSeconds },
            charactersRead: sessions.reduce(0) { $0 + $1.charactersRead },
            wordsLookedUp: sessions.reduce(0) { $0 + $1.wordsLookedUp },
            wordsMarked: sessions.reduce(0) { $0 + $1.wordsMarked },
            daysRead: min(7, days.count))
    }
}

extension Optional {
    func asyncMap<Result>(_ transform: (Wrapped) async throws -> Result) async throws -> Result? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
