import Model
import Routes

extension HistoryPage {
    /// The number of answers on one page of the history.
    public static let answersOnAPage = 100

    /// Returns the number of answers before the page that a filter asks for.
    public static func offset(of filter: AnswersFilter) -> Int { (page(of: filter) - 1) * answersOnAPage }

    /// Returns the page of the history that a filter asks for, from 1.
    static func page(of filter: AnswersFilter) -> Int { Bounds.page.nearest(to: filter.page) }
}

extension HistoryPage.Model {
    /// Presents answers.
    ///
    /// - Parameters:
    ///   - found: The answers of the page, and one more if another page follows.
    ///   - total: The number of answers, which may be counted up to one more than ``HistoryPage/mostCounted``.
    public init(_ filter: AnswersFilter, _ found: [HistoryEntry], total: Int, _ decks: DeckTree) {
        self.init(
            filter: filter.on(page: HistoryPage.page(of: filter)),
            rows: found.prefix(HistoryPage.answersOnAPage).map { HistoryPage.Row($0) }, total: total,
            hasNext: found.count > HistoryPage.answersOnAPage, decks: decks.paths)
    }
}

extension HistoryPage.Row {
    init(_ entry: HistoryEntry) {
        let seconds = entry.intervalSeconds
        self.init(
            time: entry.time, note: entry.noteID, language: entry.language, word: entry.word, rating: entry.rating,
            state: entry.state, wait: seconds >= 86_400 ? .days(seconds / 86_400) : .seconds(seconds),
            duration: entry.duration)
    }
}

extension DeckTree {
    /// Every deck with its path, parents before their children.
    public var paths: [(id: ID<Deck>, path: String)] { ordered.map { ($0.deck.id, path(of: $0.deck.id)) } }
}
