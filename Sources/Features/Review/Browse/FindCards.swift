import Model
import Storage

/// A card in a list, with its note.
public struct FoundCard: Hashable, Sendable {
    public var card: Card
    public var note: Note

    public init(card: Card, note: Note) {
        self.card = card
        self.note = note
    }
}

extension ReviewDesk {
    /// The order of a list of cards.
    public enum CardOrder: String, CaseIterable, Sendable {
        /// Last made first.
        case added
        case due
        case word
        /// Most often forgotten first.
        case lapses

        fileprivate var sql: String {
            switch self {
            // Ids begin with the time they were made at; the newest are found without sorting all.
            case .added: "card.id DESC"
            case .due: "card.due, card.id"
            // As the index on notes has them.
            case .word: "note.language, note.word, card.id"
            case .lapses: "card.lapses DESC, card.id"
            }
        }
    }

    /// Cards that a query finds.
    ///
    /// - Parameters:
    ///   - offset: How many to leave out, for the next page of a list.
    /// - Returns: At most `limit` cards, and how many there are in all.
    public func cards(
        _ query: CardQuery, order: CardOrder = .added, offset: Int = 0, limit: Int = 100, at now: Timestamp
    ) async throws -> (cards: [FoundCard], total: Int) {
        let search = Search(query, order, DeckTree(try await decks()), StudyMoment(now, day), learner)
        let (offset, limit) = (max(0, offset), max(0, limit))
        return try await database.read(learner) { reader in
            let (source, arguments) = try search.source(reader)
            let found = try reader.rows(
                "SELECT \(Card.columns) \(source) ORDER BY \(order.sql) LIMIT ? OFFSET ?",
                arguments + [SQLValue(limit), SQLValue(offset)]
            ).map { try Card($0) }
            // A list that ends on this page has been counted by reading it.
            let isLast = found.count < limit && (offset == 0 || !found.isEmpty)
            let total =
                try isLast
                ? offset + found.count
                : reader.first("SELECT COUNT(*) AS count \(source)", arguments)?.integer("count") ?? 0
            var notes: [SerialID<Note>: Note] = [:]
            for id in Set(found.map(\.noteID)) {
                notes[id] = try reader.first(
                    "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND id = ?", [reader.owner, SQLValue(id)]
                ).map { try Note($0) }
            }
            return (found.compactMap { card in notes[card.noteID].map { FoundCard(card: card, note: $0) } }, total)
        }
    }

    /// The ids of all cards that a query finds, to do something with them.
    public func cardIDs(_ query: CardQuery, at now: Timestamp) async throws -> [SerialID<Card>] {
        let search = Search(query, .added, DeckTree(try await decks()), StudyMoment(now, day), learner)
        return try await database.read(learner) { reader in
            let (source, arguments) = try search.source(reader)
            var ids: [SerialID<Card>] = []
            try reader.forEachRow("SELECT card.id \(source)", arguments) { ids.append(try $0.serialID(0)) }
            return ids
        }
    }

    /// A note with its cards.
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

/// A query as the rows that it finds.
private struct Search: Sendable {
    private let query: CardQuery
    private let decks: DeckTree
    private let moment: StudyMoment
    private let readsNotes: Bool
    private let learner: SQLValue

    init(
        _ query: CardQuery, _ order: ReviewDesk.CardOrder, _ decks: DeckTree, _ moment: StudyMoment,
        _ learner: ID<Learner>
    ) {
        self.query = query
        self.decks = decks
        self.moment = moment
        readsNotes = query.readsNotes || order == .word
        self.learner = SQLValue(learner)
    }

    /// Everything from `FROM` on but the order. Notes are joined only where they are asked for, and decks are named by
    /// those that were deleted: reading the cards through the index of their decks would take several times as long.
    func source(_ reader: Reader) throws -> (sql: String, arguments: [SQLValue]) {
        let condition = query.condition(decks, moment, try query.readings(reader, learner))
        let deleted = try reader.rows(
            "SELECT id FROM deck WHERE learner_id = ? AND deleted_at IS NOT NULL", [learner]
        ).map { SQLValue(try $0.text("id")) }
        let isKept =
            deleted.isEmpty ? "" : "card.deck_id NOT IN (\(deleted.map { _ in "?" }.joined(separator: ", "))) AND "
        let sql = """
            FROM card\(readsNotes ? " JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id" : "")
            WHERE card.learner_id = ?\(readsNotes ? " AND note.learner_id = ?" : "") AND card.standing <> 2
                AND \(isKept)\(condition.sql)
            """
        return (sql, [learner] + (readsNotes ? [learner] : []) + deleted + condition.arguments)
    }
}
