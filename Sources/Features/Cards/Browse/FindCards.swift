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

    fileprivate var sql: String {
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
    /// Returns a valid search.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func cardQuery(_ text: String) throws(StorageError) -> CardQuery {
        let query = CardQuery(text)
        let faults = query.faults(DeckTree(try decks()))
        guard faults.isEmpty else { throw .declining(ReviewError.impossibleSearch(faults.map { $0.description })) }
        return query
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
        let search = try Search(self, query, order, StudyMoment(now, day), search)
        let (ids, total) = try search.page(
            self, Bounds.rowOffset.nearest(to: offset), Bounds.rows.nearest(to: limit))
        return (try foundCards(ids), total)
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
        let search = try Search(self, query, order, StudyMoment(now, day), search)
        let size = Bounds.rows.nearest(to: size)
        var page = Bounds.page.nearest(to: page)
        // The row offset fits 32 bits: 100,000 pages of 10,000 rows.
        page = min(page, Bounds.rowOffset.most / size + 1)
        var (ids, total) = try search.page(self, (page - 1) * size, size)
        let pageCount = max(1, (total + size - 1) / size)
        if page > pageCount {
            page = pageCount
            ids = try search.page(self, (page - 1) * size, size).ids
        }
        return CardsOnPage(cards: try foundCards(ids), page: page, pageCount: pageCount, total: total)
    }

    /// Returns the ids of all cards that match a query, for a bulk operation.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)`` for a query that is too long.
    public func cardIDs(
        _ query: CardQuery, at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> [SerialID<Card>] {
        try Search(self, query, .added, StudyMoment(now, day), search).page(self, 0, .max).ids
    }

    /// Does the same for a search as typed. An invalid one is refused, and not mistaken for all cards.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``.
    public func cardIDs(
        matching text: String, at now: Timestamp, _ day: LearnerDay, _ search: CardSearch
    ) throws(StorageError) -> [SerialID<Card>] {
        try cardIDs(try cardQuery(text), at: now, day, search)
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

/// A query as the rows that it matches.
private struct Search {
    private let query: CardQuery
    private let order: CardOrder
    private let decks: DeckTree
    private let moment: StudyMoment
    /// The notes that contain the query's texts; nil for all.
    private let notes: [Int64]?

    /// The maximum number of notes named in one statement; beyond it, the cards of all notes are read and filtered.
    private static let mostNamed = 20_000

    init(
        _ reader: Reader, _ query: CardQuery, _ order: CardOrder, _ moment: StudyMoment, _ search: CardSearch
    ) throws(StorageError) {
        guard !query.isTooLarge else {
            throw .declining(ReviewError.impossibleSearch(query.faults.map { $0.description }))
        }
        self.query = query
        self.order = order
        self.moment = moment
        decks = DeckTree(try reader.decks())
        notes = try search.notes(query, reader)
    }

    /// Returns a page of the cards, and the total number.
    func page(
        _ reader: Reader, _ offset: Int, _ limit: Int
    ) throws(StorageError) -> (ids: [SerialID<Card>], total: Int) {
        var ids: [SerialID<Card>] = []
        guard let notes else {
            let (source, arguments) = try source(reader, nil)
            try reader.forEachRow(
                ofIntegers: "SELECT card.id \(source) ORDER BY \(order.sql) LIMIT ? OFFSET ?",
                arguments + [SQLValue(limit), SQLValue(offset)]
            ) { row throws(StorageError) in
                if let id = SerialID<Card>(row[0]) { ids.append(id) }
            }
            // Reading the last page of a list has already counted it.
            let isLast = ids.count < limit && (offset == 0 || !ids.isEmpty)
            let total =
                try isLast
                ? offset + ids.count
                : reader.first("SELECT COUNT(*) AS count \(source)", arguments)?.integer("count") ?? 0
            return (ids, total)
        }
        guard !notes.isEmpty else { return ([], 0) }
        let named = notes.count <= Self.mostNamed ? notes : nil
        let others: Set<Int64> = named == nil ? Set(notes) : []
        let (source, arguments) = try source(reader, named)
        var total = 0
        try reader.forEachRow(
            ofIntegers: "SELECT card.id, card.note_id \(source) ORDER BY \(order.sql)", arguments
        ) { row throws(StorageError) in
            guard named != nil || others.contains(row[1]) else { return }
            if total >= offset, ids.count < limit, let id = SerialID<Card>(row[0]) { ids.append(id) }
            total += 1
        }
        return (ids, total)
    }

    /// Returns everything from `FROM` on but the order. It joins notes only if needed, and excludes deleted decks by
    /// id: reading the cards through the index of their decks would take several times as long.
    private func source(
        _ reader: Reader, _ notes: [Int64]?
    ) throws(StorageError) -> (sql: String, arguments: [SQLValue]) {
        let condition = query.condition(decks, moment)
        var deleted: [SQLValue] = []
        for row in try reader.rows(
            "SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NOT NULL", [reader.owner])
        { deleted.append(SQLValue(try row.text("id"))) }
        let readsNotes = query.readsNotes || order == .word
        var sql = """
            FROM card\(readsNotes ? " JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id" : "")
            WHERE card.learner_id = ?\(readsNotes ? " AND note.learner_id = ?" : "") AND card.standing <> 2
            """
        if !deleted.isEmpty { sql += " AND card.deck_id NOT IN (\(FormerValue.places(deleted)))" }
        if let notes { sql += " AND card.note_id IN (\(FormerValue.places(notes)))" }
        sql += " AND \(condition.sql)"
        var arguments = readsNotes ? [reader.owner, reader.owner] : [reader.owner]
        arguments += deleted
        if let notes { arguments += notes.map { SQLValue($0) } }
        return (sql, arguments + condition.arguments)
    }
}
