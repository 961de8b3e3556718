import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// The number of answers on one page of the history.
    private static let answersOnAPage = 100

    /// `/review/stats`
    func statistics(_ id: ID<Deck>?, _ span: StatisticsSpan, _ visit: Visit) async throws -> Response {
        let review = context.review
        let deck = try await id.asyncMap { try await review.deck($0) }
        // The calendar and the true retention always cover a year.
        let statistics = try await review.statistics(
            of: id, days: span == .all ? nil : 365, hoursOf: span.days, at: visit.now)
        var model = StatisticsPage.Model(statistics, span)
        model.deck = deck
        return .page(StatisticsPage.page(model, visit.shell))
    }

    /// `/review/history`
    func history(_ filter: AnswersFilter, _ visit: Visit) async throws -> Response {
        let review = context.review
        let tree = DeckTree(try await review.decks())
        let wanted = HistoryFilter(filter, review)
        let page = min(max(1, filter.page), 10_000_000)
        let found = try await review.history(
            wanted, offset: (page - 1) * Self.answersOnAPage, limit: Self.answersOnAPage + 1)
        let model = HistoryPage.Model(
            filter: filter.on(page: page), rows: found.prefix(Self.answersOnAPage).map { HistoryPage.Row($0) },
            total: try await review.historyCount(wanted, upTo: HistoryPage.mostCounted + 1),
            hasNext: found.count > Self.answersOnAPage,
            decks: tree.ordered.map { ($0.deck.id, tree.path(of: $0.deck.id)) })
        return .page(HistoryPage.page(model, visit.shell))
    }

    /// `/review/history.csv`
    func historyCSV(_ filter: AnswersFilter, _ visit: Visit) async throws -> Response {
        let review = context.review
        let chosen = HistoryFilter(filter, review)
        return try await writtenFile("history", type: "text/csv; charset=utf-8", name: "glossa-reviews.csv") {
            try await review.historyCSV(chosen, to: $0)
        }
    }
}

extension HistoryFilter {
    /// Covers the first day's first moment to the last day's last, by the learner's days.
    fileprivate init(_ filter: AnswersFilter, _ review: ReviewDesk) {
        self.init(
            from: filter.from.map { review.day.beginning(of: $0.number) },
            until: filter.until.map { review.day.beginning(of: $0.number + 1) }, rating: filter.rating,
            deck: filter.deck)
    }
}

extension HistoryPage.Row {
    fileprivate init(_ entry: HistoryEntry) {
        let seconds = entry.intervalSeconds
        self.init(
            time: entry.time, note: entry.noteID, language: entry.language, word: entry.word, rating: entry.rating,
            state: entry.state, wait: seconds >= 86_400 ? .days(seconds / 86_400) : .seconds(seconds),
            duration: entry.duration)
    }
}
