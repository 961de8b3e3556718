import Model
import Storage

/// The cards that a change is for.
public enum CardSelection: Hashable, Sendable {
    case chosen([SerialID<Card>])
    /// All that match a search when the change is made.
    case matching(String)
}

/// A search as the page of cards shows it, from one snapshot.
public struct BrowsedCards: Sendable {
    public var query: CardQuery
    /// All decks, parents before their children.
    public var decks: [Deck]
    /// Why the search could not be understood; nothing was searched then.
    public var faults: [CardQuery.Fault]
    /// A page of the cards that match; nil if the search could not be understood.
    public var found: CardsOnPage?
    /// What an undo would undo; nil if there is nothing.
    public var undoable: UndoableVerb?
    /// The word of the note that was asked for, if it still exists.
    public var word: NoteWord?
}

extension Reader {
    /// Searches cards for a page, with what else the page shows. A search that cannot be understood is no error here.
    ///
    /// - Parameters:
    ///   - page: From 1; beyond the last page, the last one is returned.
    ///   - size: The number of cards on a page; clamped to `Bounds.rows`.
    ///   - note: A note whose word the page names.
    public func browse(
        _ text: String, order: CardOrder, page: Int, size: Int, naming note: SerialID<Note>? = nil,
        at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> BrowsedCards {
        let decks = try decks()
        let query = CardQuery(text)
        var browsed = BrowsedCards(
            query: query, decks: decks, faults: query.faults(DeckTree(decks)), undoable: try lastUndoable()?.verb)
        if let note { browsed.word = try word(of: note) }
        guard browsed.faults.isEmpty else { return browsed }
        browsed.found = try cards(query, order: order, page: page, size: size, at: now, day, search)
        return browsed
    }

    /// Returns the cards of a selection.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func cardIDs(
        _ selection: CardSelection, at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> [SerialID<Card>] {
        switch selection {
        case .chosen(let ids): ids
        case .matching(let text): try cardIDs(matching: text, at: now, day, search)
        }
    }
}
