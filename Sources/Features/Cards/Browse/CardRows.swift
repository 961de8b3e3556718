import Model
import Storage

/// A query as the rows that it matches.
struct CardRows {
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
