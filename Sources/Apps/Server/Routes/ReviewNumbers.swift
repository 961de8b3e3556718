import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/stats`
    func statistics(_ id: ID<Deck>?, _ span: StatisticsSpan, _ visit: Visit) async throws -> Response {
        let statistics = try await context.review.statistics(
            of: id, days: StatisticsPage.days(for: span), hoursOf: span.days, at: visit.now)
        return .page(StatisticsPage.page(StatisticsPage.Model(statistics, of: statistics.deck, span), visit.shell))
    }

    /// `/review/history`
    func history(_ filter: AnswersFilter, _ visit: Visit) async throws -> Response {
        let review = context.review
        let wanted = HistoryFilter(
            from: filter.from, to: filter.until, rating: filter.rating, deck: filter.deck, review.day)
        let listed = try await review.historyList(
            wanted, offset: HistoryPage.offset(of: filter), limit: HistoryPage.answersOnAPage + 1,
            countedTo: HistoryPage.mostCounted + 1)
        let model = HistoryPage.Model(filter, listed.entries, total: listed.total, DeckTree(listed.decks))
        return .page(HistoryPage.page(model, visit.shell))
    }

    /// `/review/history.csv`
    func historyCSV(_ filter: AnswersFilter, _ visit: Visit) async throws -> Response {
        let review = context.review
        let chosen = HistoryFilter(
            from: filter.from, to: filter.until, rating: filter.rating, deck: filter.deck, review.day)
        return try await writtenFile("history", type: "text/csv; charset=utf-8", name: "glossa-reviews.csv") {
            try await review.historyCSV(chosen, to: $0)
        }
    }
}
