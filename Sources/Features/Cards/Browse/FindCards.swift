import Model
import Scheduling
import Storage

/// The order of a list of cards.
public enum CardOrder: String, CaseIterable, Sendable {
    /// Most recently created first.
    case added
    case due
    case word
    /// Most often forgotten first.
    case lapses

    var sql: String {
        switch self {
        // Ids begin with their creation time, so finding the newest needs no sort.
        case .added: "card.id DESC"
        case .due: "card.due, card.id"
        // The order of the index on notes.
        case .word: "note.language, note.word, card.id"
        case .lapses: "card.lapses DESC, card.id"
        }
    }
}

/// A page of a list of cards.
public struct CardsOnPage: Sendable {
    public var cards: [FoundCard]
    /// The page's number, from 1.
    public var page: Int
    /// The number of pages; at least 1.
    public var pageCount: Int
    /// The number of cards that match.
    public var total: Int
}

extension CardQuery {
    /// The number of cards in a list unless another is requested.
    public static let usualRows = 100
}

extension Reader {
    /// Returns a valid search, with the decks that it may name.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    private func cardQuery(_ text: String) throws(StorageError) -> (query: CardQuery, decks: DeckTree) {
        let query = CardQuery(text)
        let decks = DeckTree(try decks())
        let faults = query.faults(decks)
        guard faults.isEmpty else { throw .declining(ReviewError.impossibleSearch(faults.map { $0.description })) }
        return (query, decks)
    }

    /// Returns the cards that match a query.
    ///
    /// - Parameters:
    ///   - offset: The number of cards to skip, for the next page of a list; clamped to `Bounds.rowOffset`.
    ///   - limit: The maximum number of cards; clamped to `Bounds.rows`.
    ///   - search: The cache of the database's texts.
    /// - Returns: At most `limit` cards, and the total number.
    /// - Throws: ``ReviewError/impossibleSearch(_:)`` for a query that is too long.
    public func cards(
        _ query: CardQuery, order: CardOrder = .added, offset: Int = 0, limit: Int = CardQuery.usualRows,
        at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> (cards: [FoundCard], total: Int) {
        let rows = try CardRows(self, query, order, StudyMoment(now, day), search)
        let (ids, total) = try rows.page(
            self, Bounds.rowOffset.nearest(to: offset), Bounds.rows.nearest(to: limit))
        return (try foundCards(ids), total)
    }

    /// Does the same for a search as typed, and returns the learner's decks, too. An invalid search is refused.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func cards(
        matching text: String, order: CardOrder = .added, offset: Int = 0, limit: Int = CardQuery.usualRows,
        at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> (cards: [FoundCard], total: Int, decks: DeckTree) {
        let (query, decks) = try cardQuery(text)
        let found = try cards(query, order: order, offset: offset, limit: limit, at: now, day, search)
        return (found.cards, found.total, decks)
    }

    /// Returns a page of the cards that match a query; the last one if the list has fewer.
    ///
    /// - Parameters:
    ///   - page: From 1.
    ///   - size: The number of cards on a page; clamped to `Bounds.rows`.
    /// - Throws: ``ReviewError/impossibleSearch(_:)`` for a query that is too long.
    public func cards(
        _ query: CardQuery, order: CardOrder, page: Int, size: Int, at now: Timestamp, _ day: LearnerDay,
        _ search: CardSearch
    ) throws(StorageError) -> CardsOnPage {
        let rows = try CardRows(self, query, order, StudyMoment(now, day), search)
        let size = Bounds.rows.nearest(to: size)
        // The row offset fits 32 bits: 100,000 pages of 10,000 rows.
        let wanted = min(Bounds.page.nearest(to: page), Bounds.rowOffset.most / size + 1)
        var (ids, total) = try rows.page(self, (wanted - 1) * size, size)
        let shown = ListPage(nearest: wanted, of: total, size: size)
        if shown.number != wanted { ids = try rows.page(self, shown.offset, size).ids }
        return CardsOnPage(cards: try foundCards(ids), page: shown.number, pageCount: shown.count, total: total)
    }

    /// Returns the ids of all cards that match a query, for a bulk operation.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)`` for a query that is too long.
    public func cardIDs(
        _ query: CardQuery, at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> [SerialID<Card>] {
        try CardRows(self, query, .added, StudyMoment(now, day), search).page(self, 0, .max).ids
    }

    /// Does the same for a search as typed. An invalid one is refused, and not mistaken for all cards.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func cardIDs(
        matching text: String, at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> [SerialID<Card>] {
        try cardIDs(try cardQuery(text).query, at: now, day, search)
    }

    /// Returns a note with its cards.
    ///
    /// - Throws: ``ReviewError/noSuchNote(_:)``.
    public func note(_ id: SerialID<Note>) throws(StorageError) -> (note: Note, cards: [Card]) {
        guard
            let row = try first(
                "SELECT \(Note.columns) FROM note WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
                [SQLValue(id), owner])
        else { throw .declining(ReviewError.noSuchNote(id)) }
        var cards: [Card] = []
        for row in try rows(
            "SELECT \(Card.columns) FROM card WHERE learner_id = ? AND note_id = ? AND standing <> 2 ORDER BY id",
            [owner, SQLValue(id)])
        { cards.append(try Card(row)) }
        return (try Note(row), cards)
    }

    /// Returns cards with their notes, in the order of the ids.
    private func foundCards(_ ids: [SerialID<Card>]) throws(StorageError) -> [FoundCard] {
        var cards: [SerialID<Card>: Card] = [:]
        var notes: [SerialID<Note>: Note] = [:]
        for chunk in ids.chunks(of: FormerValue.chunk) {
            var noteIDs: Set<SerialID<Note>> = []
            for row in try rows(
                """
                SELECT \(Card.columns) FROM card
                WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))
                """, [owner] + chunk.map { SQLValue($0) })
            {
                let card = try Card(row)
                cards[card.id] = card
                noteIDs.insert(card.noteID)
            }
            for row in try rows(
                """
                SELECT \(Note.columns) FROM note
                WHERE learner_id = ? AND id IN (\(FormerValue.places(noteIDs)))
                """, [owner] + noteIDs.sorted().map { SQLValue($0) })
            {
                let note = try Note(row)
                notes[note.id] = note
            }
        }
        return ids.compactMap { id in
            cards[id].flatMap { card in notes[card.noteID].map { FoundCard(card: card, note: $0) } }
        }
    }
}
