import Model
import Routes

extension DecksPage.Model {
    /// Presents the decks with their waiting cards.
    ///
    /// - Parameters:
    ///   - counts: The waiting cards of each deck with its subdecks.
    ///   - markedWords: The number of words marked as difficult; shown only to a learner without decks.
    public init(
        _ decks: [Deck], counts: [ID<Deck>: StudyCounts], waiting: StudyCounts, markedWords: Int, deleted: ID<Deck>?
    ) {
        self.init(
            rows: DeckTree(decks).ordered.map {
                DecksPage.Row(deck: $0.deck, depth: $0.depth, counts: counts[$0.deck.id] ?? StudyCounts())
            }, waiting: waiting, markedWords: decks.isEmpty ? markedWords : 0, deleted: deleted)
    }
}

extension WidgetPage.Model {
    /// Presents the waiting cards, with the top-level deck that has the most.
    public init(_ decks: [Deck], counts: [ID<Deck>: StudyCounts], waiting: StudyCounts) {
        var fullest: (deck: Deck, total: Int)?
        for deck in decks where deck.parentID == nil {
            let total = counts[deck.id]?.total ?? 0
            if total > fullest?.total ?? 0 { fullest = (deck, total) }
        }
        self.init(waiting: waiting, deck: fullest?.deck)
    }
}

extension DeckPage.Model {
    /// Presents a deck with its settings.
    ///
    /// - Parameters:
    ///   - deck: The deck as it is shown, which may have settings that are not saved.
    ///   - decks: All decks.
    ///   - rescheduledAt: When other settings last moved due dates; nil if that cannot be undone.
    public init(
        _ deck: Deck, among decks: [Deck], counts: StudyCounts?, notice: DeckNotice, rescheduledAt: Timestamp?,
        _ day: LearnerDay
    ) {
        let tree = DeckTree(decks)
        let own = Set(tree.subtree(of: deck.id).map { $0.id })
        self.init(
            deck: deck, path: tree.path(of: deck.id), counts: counts ?? StudyCounts(),
            possibleParents: decks.filter { !own.contains($0.id) }, notice: notice,
            rescheduledOn: rescheduledAt.map { day.number(of: $0) })
    }
}
