import Model
import Routes

extension DecksPage.Model {
    /// Presents the decks with their waiting cards.
    public init(_ list: DeckList, deleted: ID<Deck>?) {
        self.init(
            rows: DeckTree(list.decks).ordered.map {
                DecksPage.Row(deck: $0.deck, depth: $0.depth, counts: list.counts[$0.deck.id] ?? StudyCounts())
            }, waiting: list.waiting, markedWords: list.markedWords, deleted: deleted)
    }
}

extension WidgetPage.Model {
    /// Presents the waiting cards, with the top-level deck that has the most.
    public init(_ list: DeckList) { self.init(waiting: list.waiting, deck: list.fullest) }
}

extension DeckPage.Model {
    /// Presents a deck with its settings.
    public init(_ details: DeckDetails, notice: DeckNotice = DeckNotice(), _ day: LearnerDay) {
        let deck = details.deck
        let tree = DeckTree(details.decks)
        let own = Set(tree.subtree(of: deck.id).map { $0.id })
        self.init(
            deck: deck, path: tree.path(of: deck.id), counts: details.counts,
            possibleParents: details.decks.filter { !own.contains($0.id) }, notice: notice,
            rescheduledOn: details.rescheduledAt.map { day.number(of: $0) })
    }
}
