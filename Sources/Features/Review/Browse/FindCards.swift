import Model
import Storage

extension ReviewDesk {
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

    /// Returns the cards that match a query.
    ///
    /// - Parameters:
    ///   - offset: The number of cards to skip, for the next page of a list.
    /// - Returns: At most `limit` cards, and the total number.
    public func cards(
        _ query: CardQuery, order: CardOrder = .added, offset: Int = 0, limit: Int = 100, at now: Timestamp
    ) async throws -> (cards: [FoundCard], total: Int) {
        let (offset, limit) = (max(0, offset), max(0, limit))
        return try await search(query, order, at: now) { search, reader in
            let (ids, total) = try search.page(reader, offset, limit)
            var cards: [SerialID<Card>: Card] = [:]
            var notes: [SerialID<Note>: Note] = [:]
            for chunk in ids.chunks(of: FormerValue.chunk) {
                let found = try reader.rows(
                    """
                    SELECT \(Card.columns) FROM card
                    WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))
                    """, [reader.owner] + chunk.map { SQLValue($0) }
                ).map { try Card($0) }
                for card in found { cards[card.id] = card }
                let noteIDs = Set(found.map(\.noteID)).sorted()
                let rows = try reader.rows(
                    """
                    SELECT \(Note.columns) FROM note
                    WHERE learner_id = ? AND id IN (\(FormerValue.places(noteIDs)))
                    """, [reader.owner] + noteIDs.map { SQLValue($0) })
                for note in try rows.map({ try Note($0) }) { notes[note.id] = note }
            }
            let found = ids.compactMap { id in
                cards[id].flatMap { card in notes[card.noteID].map { FoundCard(card: card, note: $0) } }
            }
            return (found, total)
        }
    }

    /// Returns the ids of all cards that match a query, for a bulk operation.
    public func cardIDs(_ query: CardQuery, at now: Timestamp) async throws -> [SerialID<Card>] {
        try await search(query, .added, at: now) { search, reader in try search.page(reader, 0, .max).ids }
    }

    /// Runs a search in the search lane, one per learner at a time, within the time limit of searches.
    private func search<Value: Sendable>(
        _ query: CardQuery, _ order: CardOrder, at now: Timestamp,
        _ body: @Sendable @escaping (Search, Reader) throws -> Value
    ) async throws -> Value {
        guard !query.isTooLarge else { throw ReviewError.impossibleSearch(query.faults.map(\.description)) }
        let decks = DeckTree(try await decks())
        let moment = StudyMoment(now, day)
        let (learner, searching, database) = (learner, searching, database)
        return try await searches.run {
            do {
                return try await database.read(learner, within: CardSearch.longest) { reader in
                    let notes = try searching.notes(query, reader, learner)
                    return try body(Search(query, order, decks, moment, learner, notes), reader)
                }
            } catch StorageError.timedOut {
                throw ReviewError.searchTookTooLong
            }
        }
    }

    /// Returns a note with its cards.
    ///
    /// - Throws: ``ReviewError/noSuchNote(_:)``.
    public func note(_ id: SerialID<Note>) async throws -> (note: Note, cards: [Card]) {
        let learner = learner
        let found = try await database.read(learner) { reader -> (Note, [Card])? in
            guard
                let row = try reader.first(
                    "SELECT \(Note.columns) FROM note WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
                    [SQLValue(id), SQLValue(learner)])
            else { return nil }
            let cards = try reader.rows(
                "SELECT \(Card.columns) FROM card WHERE learner_id = ? AND note_id = ? AND standing <> 2 ORDER BY id",
                [SQLValue(learner), SQLValue(id)]
            ).map { try Card($0) }
            return (try Note(row), cards)
        }
        guard let found else { throw ReviewError.noSuchNote(id) }
        return found
    }
}

/// A query as the rows that it matches.
private struct Search: Sendable {
    let learner: ID<Learner>
    private let query: CardQuery
    private let order: ReviewDesk.CardOrder
    private let decks: DeckTree
    private let moment: StudyMoment
    /// The notes that contain the query's texts; nil for all.
    private let notes: [Int64]?

    /// The maximum number of notes named in one statement; beyond it, the cards of all notes are read and filtered.
    private static let mostNamed = 20_000

    init(
        _ query: CardQuery, _ order: ReviewDesk.CardOrder, _ decks: DeckTree, _ moment: StudyMoment,
        _ learner: ID<Learner>, _ notes: [Int64]?
    ) {
        self.query = query
        self.order = order
        self.decks = decks
        self.moment = moment
        self.learner = learner
        self.notes = notes
    }

    /// Returns a page of the cards, and the total number.
    func page(_ reader: Reader, _ offset: Int, _ limit: Int) throws -> (ids: [SerialID<Card>], total: Int) {
        var ids: [SerialID<Card>] = []
        guard let notes else {
            let (source, arguments) = try source(reader, nil)
            try reader.forEachRow(
                ofIntegers: "SELECT card.id \(source) ORDER BY \(order.sql) LIMIT ? OFFSET ?",
                arguments + [SQLValue(limit), SQLValue(offset)]
            ) { row in
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
        ) { row in
            guard named != nil || others.contains(row[1]) else { return }
            if total >= offset, ids.count < limit, let id = SerialID<Card>(row[0]) { ids.append(id) }
            total += 1
        }
        return (ids, total)
    }

    /// Returns everything from `FROM` on but the order. It joins notes only if needed, and excludes deleted decks by
    /// id: reading the cards through the index of their decks would take several times as long.
    private func source(_ reader: Reader, _ notes: [Int64]?) throws -> (sql: String, arguments: [SQLValue]) {
        let condition = query.condition(decks, moment)
        let learner = SQLValue(learner)
        let deleted = try reader.rows(
            "SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NOT NULL", [learner]
        ).map { SQLValue(try $0.text("id")) }
        let readsNotes = query.readsNotes || order == .word
        var sql = """
            FROM card\(readsNotes ? " JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id" : "")
            WHERE card.learner_id = ?\(readsNotes ? " AND note.learner_id = ?" : "") AND card.standing <> 2
            """
        if !deleted.isEmpty { sql += " AND card.deck_id NOT IN (\(FormerValue.places(deleted)))" }
        if let notes { sql += " AND card.note_id IN (\(FormerValue.places(notes)))" }
        sql += " AND \(condition.sql)"
        return (
            sql,
            [learner] + (readsNotes ? [learner] : []) + deleted + (notes ?? []).map { SQLValue($0) }
                + condition.arguments
        )
    }
}
