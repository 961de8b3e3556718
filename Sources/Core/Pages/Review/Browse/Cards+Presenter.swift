import Model
import Routes

extension CardsPage {
    /// The number of rows on one page of the list.
    public static let rowsOnAPage = 50
}

extension CardsPage.Model {
    /// Presents a search before it takes place.
    public init(
        _ filter: CardsFilter, _ decks: DeckTree, faults: [CardsPage.Fault], undoable: UndoableVerb?,
        undone: UndoneNotice?
    ) {
        self.init(filter: filter, decks: decks.paths, faults: faults, undone: undone)
        // Another action since then cannot be undone from here.
        if let verb = filter.done?.verb { canUndo = undoable == verb }
    }

    /// Adds a page of the cards that were found.
    public mutating func show(
        _ cards: [FoundCard], page: Int, pageCount: Int, total: Int, _ decks: DeckTree, _ day: LearnerDay,
        at now: Timestamp
    ) {
        let today = day.number(of: now)
        filter.page = page
        self.pageCount = pageCount
        self.total = total
        rows = cards.map { found in
            let schedule = found.card.schedule
            return CardsPage.Row(
                card: found.card, note: found.note, deckName: decks.deck(found.card.deckID)?.name ?? "",
                dueIn: schedule.state == .new ? nil : day.number(of: schedule.due) - today,
                isBuried: found.card.buriedOn == today)
        }
    }
}
