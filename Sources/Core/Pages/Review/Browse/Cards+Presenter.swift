import Model
import Routes

extension CardsPage {
    /// The number of rows on one page of the list.
    public static let rowsOnAPage = 50
}

extension CardsPage.Model {
    /// Presents a search before it takes place.
    public init(
        _ filter: CardsFilter, _ decks: DeckTree, faults: [CardQuery.Fault], undoable: UndoableVerb?,
        undone: UndoneNotice?
    ) {
        self.init(filter: filter, decks: decks.paths, faults: faults.map { CardsPage.Fault($0) }, undone: undone)
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

extension CardsPage.Fault {
    /// Presents why a search could not be parsed.
    init(_ fault: CardQuery.Fault) {
        switch fault {
        case .key(let key, let known): self = .key(key, known: known)
        case .value(let term, let known): self = .value(term, known: known)
        case .number(let term): self = .number(term)
        case .noSuchDeck(let name): self = .noSuchDeck(name)
        case .quotation: self = .quotation
        case .tooLong: self = .tooLong(CardQuery.mostBytes)
        case .tooManyTerms: self = .tooManyTerms(CardQuery.mostTerms)
        }
    }
}

extension CardsPage.Refused {
    /// Presents the form whose tags could not be added or removed.
    public init(_ form: Form) {
        self.init(
            tags: form["tags"] ?? "", isForAll: form["scope"] == "matching",
            deck: form["deck"].flatMap { ID<Deck>($0) },
            cards: Set(form.all("card").compactMap { SerialID<Card>($0) }))
    }
}
