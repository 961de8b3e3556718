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
            case .added: "card.created_at DESC, card.id DESC"
            case .due: "card.due, card.id"
            case .word: "note.word, card.id"
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
        let (sql, arguments) = query.condition(DeckTree(try await decks()), StudyMoment(now, day))
        let learner = learner
        return try await database.read { reader in
            let source = """
                FROM card JOIN note ON note.id = card.note_id JOIN deck ON deck.id = card.deck_id
                WHERE card.learner_id = ? AND card.standing <> 2 AND deck.deleted_at IS NULL AND \(sql)
                """
            let total =
                try reader.first("SELECT COUNT(*) AS count \(source)", [SQLValue(learner)] + arguments)?
                .integer("count") ?? 0
            let found = try reader.rows(
                "SELECT \(Card.columns) \(source) ORDER BY \(order.sql) LIMIT ? OFFSET ?",
                [SQLValue(learner)] + arguments + [SQLValue(max(0, limit)), SQLValue(max(0, offset))]
            ).map { try Card($0) }
            var notes: [SerialID<Note>: Note] = [:]
            for id in Set(found.map(\.noteID)) {
                notes[id] = try reader.first("SELECT \(Note.columns) FROM note WHERE id = ?", [SQLValue(id)])
                    .map { try Note($0) }
            }
            return (found.compactMap { card in notes[card.noteID].map { FoundCard(card: card, note: $0) } }, total)
        }
    }

    /// A note with its cards.
    ///
    /// - Throws: ``ReviewError/noSuchNote(_:)``.
    public func note(_ id: SerialID<Note>) async throws -> (note: Note, cards: [Card]) {
        let learner = learner
        let found = try await database.read { reader -> (Note, [Card])? in
            guard
                let row = try reader.first(
                    "SELECT \(Note.columns) FROM note WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
                    [SQLValue(id), SQLValue(learner)])
            else { return nil }
            let cards = try reader.rows(
                "SELECT \(Card.columns) FROM card WHERE note_id = ? AND standing <> 2 ORDER BY id", [SQLValue(id)]
            ).map { try Card($0) }
            return (try Note(row), cards)
        }
        guard let found else { throw ReviewError.noSuchNote(id) }
        return found
    }
}
